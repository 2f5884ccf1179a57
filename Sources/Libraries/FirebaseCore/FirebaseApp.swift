public import Foundation
internal import SeamPrimitives

/// An app of Firebase's.
///
/// There is no server: what the app's modules keep stays on this machine, and the log says so once. Configuring needs no
/// `GoogleService-Info.plist`; where there is one, ``options`` are read from it.
public final class FirebaseApp: NSObject, @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var apps: [String: FirebaseApp] = [:]
    private static let defaultName = "__FIRAPP_DEFAULT"

    /// The name; the one of the default app begins with underscores.
    public let name: String
    /// What the app is known by.
    public let options: FirebaseOptions
    /// Whether modules collect data. Kept; nothing is collected.
    public var isDataCollectionDefaultEnabled = true

    private init(name: String, options: FirebaseOptions) {
        self.name = name
        self.options = options
        super.init()
    }

    /// Makes the default app.
    public class func configure() {
        configure(name: defaultName, options: .defaultOptions() ?? FirebaseOptions())
    }

    /// Makes the default app, with options.
    public class func configure(options: FirebaseOptions) { configure(name: defaultName, options: options) }

    /// Makes an app with a name.
    public class func configure(name: String, options: FirebaseOptions) {
        LoggedOnce.say(
            "Firebase: there is no server here. Accounts, documents and files stay on this machine; nothing is sent.")
        let isNew = lock.withLock {
            guard apps[name] == nil else { return false }
            apps[name] = FirebaseApp(name: name, options: options)
            return true
        }
        precondition(isNew, "Firebase app \(name) has already been configured.")
    }

    /// The default app; nil if it was not configured.
    public class func app() -> FirebaseApp? { app(name: defaultName) }
    /// The app with a name.
    public class func app(name: String) -> FirebaseApp? { lock.withLock { apps[name] } }
    /// All apps by name; nil without any.
    public class var allApps: [String: FirebaseApp]? { lock.withLock { apps.isEmpty ? nil : apps } }

    /// Takes the app away.
    public func delete(_ completion: @escaping (Bool) -> Void) {
        let wasThere = Self.lock.withLock { Self.apps.removeValue(forKey: name) != nil }
        Self.later { completion(wasThere) }
    }

    /// The default app, for a module that needs one.
    package static func required(by module: String) -> FirebaseApp {
        guard let app = app() else {
            fatalError(
                "The default FirebaseApp instance must be configured before the default \(module) instance can be "
                    + "initialized. Call FirebaseApp.configure() in the app delegate.")
        }
        return app
    }

    /// Does something soon on the main queue, where the modules answer.
    package static func later(_ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        DispatchQueue.main.async { body() }
    }

    /// The folder for what a module keeps, which is made.
    package static func folder(_ module: String) -> URL {
        let base = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        let folder = (base ?? FileManager.default.temporaryDirectory).appendingPathComponent("Firebase/\(module)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
