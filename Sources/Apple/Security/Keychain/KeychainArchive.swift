import Foundation
internal import SeamPrimitives

/// The bytes that items are kept as: JSON.
enum KeychainArchive {
    private struct Contents: Codable {
        var version = 1
        var items: [KeychainItem] = []
    }

    /// Items that cannot be read are lost to the app; `setAside` keeps the bytes for a person who wants them back.
    static func read(_ data: Data?, setAside: () -> String?) -> [KeychainItem] {
        guard let data, !data.isEmpty else { return [] }
        if let contents = try? JSONDecoder().decode(Contents.self, from: data), contents.version == 1 {
            return contents.items
        }
        let place = setAside().map { "; what is there is kept in " + $0 } ?? ""
        LoggedOnce.say("Security: the app's keychain is damaged, and begins anew\(place).")
        return []
    }

    static func data(_ items: [KeychainItem]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return try encoder.encode(Contents(items: items))
    }
}
