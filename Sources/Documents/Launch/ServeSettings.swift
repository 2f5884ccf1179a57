import Foundation

/// The command's settings for the program that serves apps to visitors.
public struct ServeSettings: Codable, Equatable, Sendable {
    /// The address to listen on.
    public var address = "127.0.0.1"
    /// The port to listen on; 0 is any that is free.
    public var port = 8000
    /// Names that visitors may call this machine by, beside its addresses and `localhost`. A `*` allows any.
    public var hosts: [String] = []
    /// The path of a PEM file with the certificate and those that signed it; nil serves without TLS.
    public var certificate: String?
    /// The path of a PEM file with the certificate's key, if the certificate's file does not have it.
    public var key: String?
    /// Addresses, or ranges such as `10.0.0.0/8`, of proxies whose word on the visitor's side of an address is taken.
    public var trustedProxies: [String] = []
    /// The most visits at a time.
    public var maximumVisits = 20
    /// The most visits that are kept by name.
    public var maximumKeptVisits = 200
    /// The bounds of each visit.
    public var limits = VisitLimits()
    /// The path of the folder for visits that are kept.
    public var keptVisits: String
    /// The path of the folder below which there is one for each visit while it lasts.
    public var runtimeFolder: String
    /// Whether visits run in scopes of the user's systemd.
    public var usesScopes = false
    /// The apps, in the order of the list.
    public var apps: [ServedApp]

    /// Creates settings that allow nothing out of the ordinary.
    public init(apps: [ServedApp], keptVisits: String, runtimeFolder: String) {
        self.apps = apps
        self.keptVisits = keptVisits
        self.runtimeFolder = runtimeFolder
    }

    /// Reads what ``write(to:)`` has written.
    public static func read(_ file: URL) throws -> ServeSettings {
        try JSONDecoder().decode(ServeSettings.self, from: Data(contentsOf: file))
    }

    /// Writes a file that nobody else can read: environments may hold secrets.
    public func write(to file: URL) throws {
        let data = try JSONEncoder().encode(self)
        guard
            FileManager.default.createFile(
                atPath: file.path, contents: data, attributes: [.posixPermissions: 0o600])
        else { throw CocoaError(.fileWriteUnknown) }
    }
}
