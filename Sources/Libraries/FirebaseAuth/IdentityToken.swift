import Foundation

/// What a JSON web token says of a person. Nobody checks who signed it: it was made on this machine.
struct IdentityToken {
    /// The number of the account at the service, which is the same in each token; the token itself if it is no such one.
    let subject: String
    var email: String?
    var name: String?
    var photo: URL?
    var isVerified = false

    init(_ token: String) {
        let claims = Self.claims(of: token)
        subject = claims?["sub"] as? String ?? token
        guard let claims else { return }
        email = claims["email"] as? String
        name = claims["name"] as? String
        photo = (claims["picture"] as? String).flatMap { URL(string: $0) }
        // Apple writes it as a text.
        isVerified = claims["email_verified"] as? Bool ?? ((claims["email_verified"] as? String) == "true")
    }

    /// The claims of a token; nil if it is none.
    static func claims(of token: String) -> [String: Any]? {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        var text = parts[1].replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        text += String(repeating: "=", count: (4 - text.count % 4) % 4)
        guard let data = Data(base64Encoded: text) else { return nil }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    }
}
