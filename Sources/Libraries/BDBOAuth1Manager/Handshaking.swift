import AFNetworking
import Foundation

/// What both managers do with their server before requests can be signed.
protocol Handshaking: AnyObject {
    var baseURL: URL? { get }
    var _requestSerializer: AFHTTPRequestSerializer { get set }

    /// Sends a request of the handshake, and gives the token of its answer or what went wrong.
    func handshake(
        _ path: String?, _ method: String?, _ parameters: [String: Any],
        _ done: @escaping (BDBOAuth1Credential?, (any Error)?) -> Void)
}

extension Handshaking {
    /// What signs requests: one without the app's keys when another kind was set.
    var signer: BDBOAuth1RequestSerializer {
        if let serializer = _requestSerializer as? BDBOAuth1RequestSerializer { return serializer }
        let new = BDBOAuth1RequestSerializer(service: baseURL?.host, consumerKey: nil, consumerSecret: nil)
        _requestSerializer = new
        return new
    }

    func askForRequestToken(
        _ path: String?, _ method: String?, _ callback: URL?, _ scope: String?,
        _ done: @escaping (BDBOAuth1Credential?, (any Error)?) -> Void
    ) {
        signer.requestToken = nil
        handshake(path, method, Handshake.request(callback, scope)) { [self] token, error in
            signer.requestToken = token
            done(token, error)
        }
    }

    func askForAccessToken(
        _ path: String?, _ method: String?, _ requestToken: BDBOAuth1Credential?,
        _ done: @escaping (BDBOAuth1Credential?, (any Error)?) -> Void
    ) {
        guard let requestToken, !requestToken.token.isEmpty, let verifier = requestToken.verifier else {
            return done(
                nil,
                NSError(
                    domain: BDBOAuth1ErrorDomain, code: NSURLErrorBadServerResponse,
                    userInfo: [NSLocalizedFailureReasonErrorKey: "Invalid OAuth response received from server"]))
        }
        signer.requestToken = requestToken
        let parameters: [String: Any] = ["oauth_token": requestToken.token, "oauth_verifier": verifier]
        handshake(path, method, parameters) { [self] token, error in
            signer.requestToken = nil
            if let token { signer.saveAccessToken(token) }
            done(token, error)
        }
    }
}

extension BDBOAuth1RequestOperationManager: Handshaking {}
extension BDBOAuth1SessionManager: Handshaking {}
