public import Foundation

/// How an app is known to Google.
public final class GIDConfiguration: NSObject, NSCopying, Sendable {
    /// The number of the app. Kept; nothing is sent.
    public let clientID: String
    /// The number of the app's server.
    public let serverClientID: String?
    /// The domain whose accounts alone may sign in, such as `example.com`.
    public let hostedDomain: String?
    /// The realm of OpenID 2.0. Kept; nothing is sent.
    public let openIDRealm: String?

    /// Creates a configuration of an app.
    public convenience init(clientID: String) { self.init(clientID: clientID, serverClientID: nil) }

    /// Creates a configuration of an app with a server.
    public convenience init(clientID: String, serverClientID: String?) {
        self.init(clientID: clientID, serverClientID: serverClientID, hostedDomain: nil, openIDRealm: nil)
    }

    /// Creates a configuration.
    public init(clientID: String, serverClientID: String?, hostedDomain: String?, openIDRealm: String?) {
        self.clientID = clientID
        self.serverClientID = serverClientID
        self.hostedDomain = hostedDomain
        self.openIDRealm = openIDRealm
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The configuration in the app's Info.plist.
    static var ofBundle: GIDConfiguration? {
        guard let clientID = Bundle.main.object(forInfoDictionaryKey: "GIDClientID") as? String else { return nil }
        func text(_ key: String) -> String? { Bundle.main.object(forInfoDictionaryKey: key) as? String }
        return GIDConfiguration(
            clientID: clientID, serverClientID: text("GIDServerClientID"), hostedDomain: text("GIDHostedDomain"),
            openIDRealm: text("GIDOpenIDRealm"))
    }
}
