import Foundation
internal import SeamPrimitives

/// Where an app's keychain is.
struct KeychainPlace {
    /// The folder of the file.
    var folder: String
    /// The name under which the session's secrets have it.
    var name: String

    static var programName: String { ProcessInfo.processInfo.processName }

    /// In the app's container. A program without one keeps its items under its name, beside the containers.
    static var ofApp: KeychainPlace {
        let environment = ProcessInfo.processInfo.environment
        let name = Bundle.main.bundleIdentifier ?? programName
        if let home = environment["CFFIXED_USER_HOME"], !home.isEmpty {
            return KeychainPlace(folder: home + "/Library/Keychains", name: name)
        }
        let data =
            environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory() + "/.local/share"
        let safe = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
        return KeychainPlace(folder: data + "/seam/keychains/_" + String(safe), name: name)
    }

    /// The storages of access groups, in the folders that the apps of a group share. A group without one is the app's alone.
    static func storages(of groups: [String]) -> [String: any KeychainStorage] {
        var found: [String: any KeychainStorage] = [:]
        guard let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first else {
            return [:]
        }
        for group in groups {
            let safe = String(group.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
            let folder = library.path + "/Group Containers/" + (safe.hasPrefix(".") ? "_" + safe : safe)
            guard access(folder, F_OK) == 0 else { continue }
            found[group] = KeychainPlace(folder: folder + "/Library/Keychains", name: group).open()
        }
        return found
    }

    /// The session's Secret Service if there is one that can be used, and else the file; the log says which. An app whose
    /// items are in the file stays with it.
    func open() -> any KeychainStorage {
        let file = KeychainFile(folder: folder)
        if access(folder + "/keychain.json", F_OK) != 0, let service = SecretService(name: name, lock: file) {
            LoggedOnce.say("Security: the keychain is in the session's Secret Service, under \(name).")
            return service
        }
        LoggedOnce.say("Security: the keychain is the file \(folder)/keychain.json, which only this user may read.")
        return file
    }
}
