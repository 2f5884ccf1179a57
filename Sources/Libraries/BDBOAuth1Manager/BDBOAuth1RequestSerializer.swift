public import AFNetworking
internal import CryptoKit
public import Foundation
public import SeamFoundation

/// The domain of errors of OAuth 1.
public let BDBOAuth1ErrorDomain = "BDBOAuth1ErrorDomain"

/// Signs requests as OAuth 1 has it (RFC 5849), by HMAC-SHA1.
///
/// The access token lasts as long as the serializer.
open class BDBOAuth1RequestSerializer: AFHTTPRequestSerializer {
    /// The token that asks for the person's consent.
    open var requestToken: BDBOAuth1Credential?
    /// The token that requests are signed with.
    open private(set) var accessToken: BDBOAuth1Credential?
    private let service: String
    private let key: String
    private let secret: String
    /// The moment and the number that a signature has; nil: now, and a new one.
    var stamp: (time: Int, nonce: String)?

    /// A serializer for an app that a service knows.
    public init(service: String!, consumerKey: String!, consumerSecret: String!) {
        self.service = service ?? ""
        key = consumerKey ?? ""
        secret = consumerSecret ?? ""
        super.init()
    }

    /// Signs with a token from now on.
    @discardableResult
    open func saveAccessToken(_ accessToken: BDBOAuth1Credential!) -> Bool {
        self.accessToken = accessToken
        return true
    }

    /// Forgets the token.
    @discardableResult
    open func removeAccessToken() -> Bool {
        accessToken = nil
        return true
    }

    /// What a signed request says of itself, other than the signature.
    open func oAuthParameters() -> [AnyHashable: Any] {
        var parameters: [String: String] = [
            "oauth_version": "1.0", "oauth_consumer_key": key, "oauth_signature_method": "HMAC-SHA1",
            "oauth_timestamp": String(stamp?.time ?? Int(Date().timeIntervalSince1970)),
            "oauth_nonce": stamp?.nonce ?? UUID().uuidString,
        ]
        parameters["oauth_token"] = (accessToken ?? requestToken)?.token
        return parameters
    }

    /// A request with the parameters, and its signature in the header `Authorization`.
    open override func request(
        withMethod method: String, urlString URLString: String, parameters: Any?, error: NSErrorPointer
    ) -> NSMutableURLRequest {
        var (sent, mine) = (parameters as? [String: Any] ?? [:], [String: Any]())
        for (name, value) in sent where name.hasPrefix("oauth_") {
            mine[name] = value
            sent[name] = nil
        }
        let request = super.request(
            withMethod: method, urlString: URLString, parameters: parameters is String ? parameters : sent,
            error: error)
        var signed = oAuthParameters() as? [String: Any] ?? [:]
        signed.merge(mine) { $1 }
        signed["oauth_signature"] = signature(method, request, sent, signed)
        let header = signed.sorted { $0.key < $1.key }.map { "\($0.key)=\"\(Self.escape("\($0.value)"))\"" }
        request.setValue("OAuth " + header.joined(separator: ", "), forHTTPHeaderField: "Authorization")
        return request
    }

    /// The signature over the method, the address and all parameters (section 3.4).
    private func signature(
        _ method: String, _ request: NSMutableURLRequest, _ sent: [String: Any], _ signed: [String: Any]
    ) -> String {
        guard let url = request.url else { return "" }
        var pairs = signed.map { (Self.escape($0.key), Self.escape("\($0.value)")) }
        let isForm = request.value(forHTTPHeaderField: "Content-Type")?.hasPrefix("application/x-www-form") ?? false
        let queries = [url.query] + (isForm ? [request.httpBody.map { String(decoding: $0, as: UTF8.self) }] : [])
        for pair in queries.compactMap({ $0 }).flatMap({ $0.split(separator: "&") }) {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            func plain(_ index: Int) -> String {
                guard parts.indices.contains(index) else { return "" }
                return Self.escape(String(parts[index]).removingPercentEncoding ?? String(parts[index]))
            }
            pairs.append((plain(0), plain(1)))
        }
        let all = pairs.sorted { $0 < $1 }.map { "\($0.0)=\($0.1)" }.joined(separator: "&")
        let address = url.absoluteString.prefix { $0 != "?" && $0 != "#" }
        let base = [method.uppercased(), Self.escape(String(address)), Self.escape(all)].joined(separator: "&")
        let token = (accessToken ?? requestToken)?.secret ?? ""
        let key = SymmetricKey(data: Data("\(Self.escape(secret))&\(Self.escape(token))".utf8))
        let code = HMAC<Insecure.SHA1>.authenticationCode(for: Data(base.utf8), using: key)
        return Data(code).base64EncodedString()
    }

    /// Everything escaped but letters, digits and `-._~` (section 3.6).
    private static func escape(_ text: String) -> String {
        let plain = CharacterSet(
            charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? text
    }
}
