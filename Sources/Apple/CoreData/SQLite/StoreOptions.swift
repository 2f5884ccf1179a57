internal import Foundation

/// The options with which a store is opened, as far as a SQLite store has a use for them.
struct StoreOptions {
    var isReadOnly = false
    /// Whether the store keeps a history of its changes.
    var tracksHistory = false
    /// Whether what is written to the store, by anybody, is told of.
    var tellsChanges = false
    /// How long to wait for others that write, in seconds.
    var timeout: TimeInterval = 60
    var pragmas: [(name: String, value: String)] = []
    var analyzes = false
    var vacuums = false

    init(_ options: [AnyHashable: Any]?) {
        guard let options else { return }
        func isOn(_ key: String) -> Bool {
            switch options[key] {
            case let flag as Bool: flag
            case let number as NSNumber: number.boolValue
            case let text as String: (text as NSString).boolValue
            case let more as [AnyHashable: Any]: !more.isEmpty
            default: false
            }
        }
        isReadOnly = isOn("NSReadOnlyPersistentStoreOption")
        tracksHistory = isOn("NSPersistentHistoryTrackingKey")
        tellsChanges = isOn(NSPersistentStoreRemoteChangeNotificationPostOptionKey)
        analyzes = isOn(NSSQLiteAnalyzeOption)
        vacuums = isOn(NSSQLiteManualVacuumOption)
        if let seconds = options["NSPersistentStoreTimeoutOption"] as? NSNumber { timeout = seconds.doubleValue }
        if let given = options[NSSQLitePragmasOption] as? [AnyHashable: Any] {
            let pairs = given.map { (name: "\($0.key)", value: "\($0.value)") }
            // No text of an app's becomes another statement
            pragmas = pairs.sorted { $0.name < $1.name }.filter { Self.isWord($0.name) && Self.isWord($0.value) }
        }
    }

    private static func isWord(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            }
    }
}
