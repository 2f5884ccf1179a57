public import AFNetworking
public import Foundation

/// Sends signed requests to a server by operations.
open class BDBOAuth1RequestOperationManager: AFHTTPRequestOperationManager, @unchecked Sendable {
    /// A manager for a server that knows the app.
    public init(baseURL: URL!, consumerKey: String!, consumerSecret: String!) {
        super.init(baseURL: baseURL)
        _requestSerializer = BDBOAuth1RequestSerializer(
            service: baseURL?.host, consumerKey: consumerKey, consumerSecret: consumerSecret)
    }

    /// A manager that was kept: only its base, without what signs.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Signs requests.
    public var requestSerializer: BDBOAuth1RequestSerializer {
        get { signer }
        set { _requestSerializer = newValue }
    }

    /// Whether there is an access token whose time is not over.
    open var isAuthorized: Bool { requestSerializer.accessToken.map { !$0.isExpired } ?? false }

    /// Forgets the access token.
    @discardableResult
    open func deauthorize() -> Bool { requestSerializer.removeAccessToken() }

    /// The first step: asks for a token by which the person can consent.
    open func fetchRequestToken(
        withPath requestPath: String!, method: String!, callbackURL: URL!, scope: String!,
        success: ((BDBOAuth1Credential?) -> Void)!, failure: (((any Error)?) -> Void)!
    ) {
        askForRequestToken(requestPath, method, callbackURL, scope) {
            if let token = $0 { success?(token) } else { failure?($1) }
        }
    }

    /// The second step: asks for the token that requests are signed with, when the person has consented.
    open func fetchAccessToken(
        withPath accessPath: String!, method: String!, requestToken: BDBOAuth1Credential!,
        success: ((BDBOAuth1Credential?) -> Void)!, failure: (((any Error)?) -> Void)!
    ) {
        askForAccessToken(accessPath, method, requestToken) {
            if let token = $0 { success?(token) } else { failure?($1) }
        }
    }

    func handshake(
        _ path: String?, _ method: String?, _ parameters: [String: Any],
        _ done: @escaping (BDBOAuth1Credential?, (any Error)?) -> Void
    ) {
        let serializer = responseSerializer
        responseSerializer = AFHTTPResponseSerializer()
        let address = URL(string: path ?? "", relativeTo: baseURL)?.absoluteString ?? ""
        var problem: NSError?
        let request = requestSerializer.request(
            withMethod: method ?? "GET", urlString: address, parameters: parameters, error: &problem)
        let operation = httpRequestOperation(with: request as URLRequest) { [self] _, answer in
            responseSerializer = serializer
            let token = Handshake.token(answer)
            done(token, token == nil ? Handshake.refusal(answer) : nil)
        } failure: { [self] _, error in
            responseSerializer = serializer
            done(nil, error)
        }
        operationQueue.addOperation(operation)
    }
}
