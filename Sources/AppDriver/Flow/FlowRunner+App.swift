import CoreGraphics
import Documents
import Foundation
import SeamPrimitives
import Stage
import UIKit

/// The app itself: its start and its end, what it keeps, and what reaches it from outside.
extension FlowRunner {
    func launch(_ launch: FlowLaunch) async throws(FlowFailure) {
        try check(launch.appID)
        if let restart {
            let arguments = launch.arguments.flatMap { ["-" + $0.name, $0.text] }
            let isOther = launch.stopsApp && restart.isUsed || arguments != restart.arguments && !arguments.isEmpty
            if restart.isStopped || isOther || launch.clearState && !restart.isCleared {
                if launch.clearState { clearStorage() }
                if launch.clearKeychain { clearKeychain() }
                try await startAnew(arguments, isCleared: launch.clearState)
            }
        } else {
            // The app has started already, with the storage that the one who started it gave it.
            if launch.clearState { clearStorage() }
            if launch.clearKeychain { clearKeychain() }
        }
        PermissionDesk.shared.give(launch.permissions)
        UIApplication.shared.comeToForeground()
        isAway = false
        await clock.settle()
    }

    /// Ends the app: what comes next is its start.
    func stop() async throws(FlowFailure) {
        guard let restart else { throw FlowFailure("the app and the flow are one process; end the flow instead") }
        UIApplication.shared.goToBackground()
        await clock.settle()
        restart.isStopped = true
        isAway = true
    }

    private func startAnew(_ arguments: [String], isCleared: Bool) async throws(FlowFailure) {
        guard let restart else { return }
        restart.isCleared = isCleared
        restart.arguments = arguments
        restart.copiedText = copiedText
        restart.video = video?.handOn()
        restart.output = try await engine?.output()
        throw FlowFailure("the app could not be started anew: \(restart.perform())")
    }

    /// Fails for an app that is not the flow's.
    func check(_ app: String?) throws(FlowFailure) {
        guard let app, let appID, app != appID, app != Bundle.main.bundleIdentifier else { return }
        throw FlowFailure("there is no app \(app) here: a flow has one app")
    }

    // MARK: What it keeps

    /// Removes the app's files and defaults.
    func clearStorage() {
        UserDefaults.standard.removePersistentDomain(
            forName: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
        Self.emptyContainer()
    }

    /// Removes what is in the folders of the app's container, but for the keychain. An app without a container shares its
    /// folders with everybody, and keeps them.
    static func emptyContainer() {
        guard let home = ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"], !home.isEmpty else { return }
        let files = FileManager.default
        for folder in ["Documents", "Library/Application Support", "Library/Caches", "Library/Preferences", "tmp"] {
            let place = URL(fileURLWithPath: home).appendingPathComponent(folder)
            let names = (try? files.contentsOfDirectory(atPath: place.path)) ?? []
            for name in names { try? files.removeItem(at: place.appendingPathComponent(name)) }
        }
    }

    /// Removes the file of the keychain. A keychain that is not a file forgets when the app next opens it.
    func clearKeychain() {
        guard let home = ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"], !home.isEmpty else { return }
        let folder = URL(fileURLWithPath: home).appendingPathComponent("Library/Keychains")
        let files = FileManager.default
        try? files.removeItem(at: folder.appendingPathComponent("keychain.json"))
        if files.fileExists(atPath: folder.appendingPathComponent("service").path) {
            _ = files.createFile(atPath: folder.appendingPathComponent("forget").path, contents: nil)
        }
    }

    // MARK: What reaches it

    /// Opens an address as the home screen would: with the app, if the scheme is one of its own.
    func open(_ link: String) async throws(FlowFailure) {
        guard let url = URL(string: link), url.scheme != nil else { throw FlowFailure("\"\(link)\" is no address") }
        let opened = Locked<Bool?>(nil)
        UIApplication.shared.open(url, options: [:]) { isOpen in opened.withLock { $0 = isOpen } }
        await clock.settle()
        guard opened.withLock({ $0 }) ?? false else {
            throw FlowFailure(
                "nothing opens \(link): the app has no such scheme of its own, and there is no browser here")
        }
    }

    /// Takes the network away from the app, or gives it back.
    func setAirplaneMode(_ isOn: Bool?) {
        NetworkStubs.isOffline = isOn ?? !NetworkStubs.isOffline
    }
}

extension FlowCommand {
    /// Whether a person would be using the app.
    var usesApp: Bool {
        switch self {
        case .tapOn, .doubleTapOn, .longPressOn, .inputText, .inputRandom, .eraseText, .pressKey, .hideKeyboard,
            .pasteText, .pickFile, .scroll, .scrollUntilVisible, .swipe, .back, .openLink:
            true
        default: false
        }
    }
}
