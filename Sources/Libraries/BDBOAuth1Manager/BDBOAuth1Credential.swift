public import Foundation

/// A token of OAuth 1 and its secret.
open class BDBOAuth1Credential: NSObject, NSCopying, @unchecked Sendable {
    /// The token.
    public let token: String
    /// The secret of the token.
    public let secret: String
    /// What the person's consent is proved by.
    open var verifier: String?
    /// What else came with the token.
    open var userInfo: [AnyHashable: Any]?
    private let expiration: Date?

    /// Whether the token's time is over.
    public var isExpired: Bool { expiration.map { $0 < Date() } ?? false }

    /// A token, its secret, and until when they can be used; nil: without end.
    public init(token: String!, secret: String!, expiration: Date!) {
        self.token = token ?? ""
        self.secret = secret ?? ""
        self.expiration = expiration
        super.init()
    }

    /// A token as a server sends it, as a query.
    public convenience init!(queryString: String!) {
        var values: [String: String] = [:]
        for pair in (queryString ?? "").split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1).map {
                String($0).removingPercentEncoding ?? String($0)
            }
            if let name = parts.first { values[name] = parts.count > 1 ? parts[1] : "" }
        }
        let duration = values["oauth_token_duration"].flatMap(Double.init)
        self.init(
            token: values.removeValue(forKey: "oauth_token"), secret: values.removeValue(forKey: "oauth_token_secret"),
            expiration: duration.map { Date(timeIntervalSinceNow: $0) })
        verifier = values.removeValue(forKey: "oauth_verifier")
        userInfo = values
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = BDBOAuth1Credential(token: token, secret: secret, expiration: expiration)
        copy.verifier = verifier
        copy.userInfo = userInfo
        return copy
    }
}
