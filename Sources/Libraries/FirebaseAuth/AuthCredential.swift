public import Foundation

/// What proves who somebody is.
public class AuthCredential: NSObject, @unchecked Sendable {
    /// The way to sign in, such as `password` or `google.com`.
    public let provider: String
    let email: String?
    let secret: String
    /// What another service says of the person.
    let person: IdentityToken?

    init(provider: String, email: String? = nil, secret: String) {
        self.provider = provider
        self.email = email
        self.secret = secret
        person = nil
        super.init()
    }

    /// The same credential of a person with a name.
    func named(_ name: String) -> AuthCredential {
        guard var person else { return self }
        person.name = name
        return AuthCredential(provider: provider, person: person)
    }

    private init(provider: String, person: IdentityToken) {
        self.provider = provider
        email = nil
        secret = person.subject
        self.person = person
        super.init()
    }

    /// The credential of a token that says who the person is.
    convenience init(provider: String, idToken: String) {
        self.init(provider: provider, person: IdentityToken(idToken))
    }
}
