import Foundation

/// How an app is shown in browsers: the command writes it and the app's server reads it.
public struct BrowserSettings: Codable, Equatable, Sendable {
    /// The path of the library with the surface for browsers.
    public var library: String
    /// A socket that listens already and that the app inherits.
    public var descriptor: Int32?
    /// The path of a Unix socket to make, in place of a descriptor. Only a program that checks who comes in may reach it:
    /// the app does not, as it has no token then.
    public var socketPath: String?
    /// The secret in the address.
    public var token: String?
    /// The names that requests may ask for as their host, without ports.
    public var hosts: [String] = []
    /// The port, for the name of the cookie.
    public var port = 0
    /// The path of the certificate in PEM format, for TLS.
    public var certificate: String?
    /// The path of the certificate's key in PEM format.
    public var key: String?
    /// Whether programs may look at the app and touch it.
    public var isControlled = false

    /// Creates settings.
    public init(library: String) {
        self.library = library
    }

    /// Reads what ``text`` writes; nil if it is something else.
    public init?(text: String) {
        guard let settings = try? JSONDecoder().decode(BrowserSettings.self, from: Data(text.utf8)) else { return nil }
        self = settings
    }

    /// The settings on one line.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
