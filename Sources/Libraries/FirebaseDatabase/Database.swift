public import FirebaseCore
public import Foundation

/// A tree of values, in memory, for as long as the app runs. Blocks are called on the main queue.
public final class Database: NSObject, @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var all: [String: Database] = [:]
    let tree = Tree()

    /// The app.
    public let app: FirebaseApp
    /// Whether the tree is kept from start to start. Has no effect: it is not.
    public var isPersistenceEnabled = false
    /// How many bytes are kept. Has no effect.
    public var persistenceCacheSizeBytes: UInt = 10 * 1024 * 1024

    init(app: FirebaseApp) {
        self.app = app
        super.init()
    }

    /// The tree of the default app.
    public class func database() -> Database { database(app: .required(by: "Database")) }
    /// The tree of the default app, at an address.
    public class func database(url: String) -> Database { database(app: .required(by: "Database"), url: url) }
    /// The tree of an app.
    public class func database(app: FirebaseApp) -> Database { database(app: app, url: "") }
    /// The tree of an app, at an address.
    public class func database(app: FirebaseApp, url: String) -> Database {
        lock.withLock {
            let key = app.name + " " + url
            if let known = all[key] { return known }
            let new = Database(app: app)
            all[key] = new
            return new
        }
    }

    /// The top of the tree.
    public func reference() -> DatabaseReference { DatabaseReference(self, []) }
    /// A part of the tree.
    public func reference(withPath path: String) -> DatabaseReference { reference().child(path) }
    /// A part of the tree, by its address.
    public func reference(fromURL databaseUrl: String) -> DatabaseReference {
        reference(withPath: URL(string: databaseUrl)?.path ?? "")
    }

    /// Has no effect: nothing uses a network.
    public func goOffline() {}
    /// Has no effect: nothing waits for a network.
    public func goOnline() {}
    /// Has no effect: nothing waits to be sent.
    public func purgeOutstandingWrites() {}
}

/// Values that are put in when they are written.
public final class ServerValue: NSObject {
    /// The time, in milliseconds since 1970.
    public class func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }
    /// What was there and so much more.
    public class func increment(_ delta: NSNumber) -> [AnyHashable: Any] { [".sv": ["increment": delta]] }
}
