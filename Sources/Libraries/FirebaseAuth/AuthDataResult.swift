public import Foundation

/// Who has signed in.
public final class AuthDataResult: NSObject, @unchecked Sendable {
    /// The person.
    public let user: User
    /// Whether the person is new.
    public let additionalUserInfo: AdditionalUserInfo?
    /// What the person has signed in with.
    public let credential: AuthCredential?

    init(user: User, isNew: Bool, credential: AuthCredential?) {
        self.user = user
        self.credential = credential
        additionalUserInfo = AdditionalUserInfo(
            providerID: credential?.provider ?? user.account?.provider ?? "", isNewUser: isNew)
        super.init()
    }
}
