public import Foundation

/// What is known of a person who has signed in.
public final class AdditionalUserInfo: NSObject, @unchecked Sendable {
    /// The way to sign in.
    public let providerID: String
    /// Whether the person is new.
    public let isNewUser: Bool
    /// Nothing: no other service is asked.
    public var profile: [String: Any]? { nil }

    init(providerID: String, isNewUser: Bool) {
        self.providerID = providerID
        self.isNewUser = isNewUser
        super.init()
    }
}
