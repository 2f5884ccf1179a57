import AFNetworking
import Foundation

/// The two steps by which an app comes by an access token.
enum Handshake {
    /// The parameters of the first step.
    static func request(_ callback: URL?, _ scope: String?) -> [String: Any] {
        var parameters: [String: Any] = [:]
        parameters["oauth_callback"] = callback?.absoluteString
        if let scope, callback == nil || !scope.isEmpty { parameters["scope"] = scope }
        return parameters
    }

    /// The token in an answer.
    static func token(_ answer: Any?) -> BDBOAuth1Credential? {
        guard let data = answer as? Data else { return nil }
        let token = BDBOAuth1Credential(queryString: String(decoding: data, as: UTF8.self))
        return token?.token.isEmpty == false ? token : nil
    }

    /// The error of an answer without a token.
    static func refusal(_ answer: Any?) -> NSError {
        NSError(
            domain: BDBOAuth1ErrorDomain, code: NSURLErrorBadServerResponse,
            userInfo: [NSLocalizedFailureReasonErrorKey: "Bad OAuth response received from server"])
    }
}
