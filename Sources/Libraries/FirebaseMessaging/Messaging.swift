internal import FirebaseCore
public import Foundation

/// Messages from a server. None come: as on a device that Apple's service has given no token, there is none here.
public final class Messaging: NSObject, @unchecked Sendable {
    private static let one = Messaging()

    /// The messages of the default app.
    public class func messaging() -> Messaging {
        _ = FirebaseApp.required(by: "Messaging")
        return one
    }

    /// Hears of messages.
    public weak var delegate: (any MessagingDelegate)?
    /// The token of Apple's service. Kept.
    public var apnsToken: Data?
    /// Whether a token is asked for. Kept.
    public var isAutoInitEnabled = true
    /// Nil: there is no server that could give a token.
    public var fcmToken: String? { nil }

    private var refusal: NSError {
        NSError(
            domain: "com.google.fcm", code: 505,
            userInfo: [NSLocalizedDescriptionKey: "No APNS token specified before fetching FCM Token"])
    }

    /// Fails: there is no server that could give a token.
    public func token(completion: @escaping (String?, (any Error)?) -> Void) {
        FirebaseApp.later { [self] in completion(nil, refusal) }
    }

    /// Fails: there is no server that could give a token.
    public func token() async throws -> String { throw refusal }

    /// Nothing to take away; reports success.
    public func deleteToken(completion: @escaping ((any Error)?) -> Void) { FirebaseApp.later { completion(nil) } }

    /// Fails, without a token.
    public func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
        FirebaseApp.later { [self] in completion?(refusal) }
    }

    /// Fails, without a token.
    public func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
        FirebaseApp.later { [self] in completion?(refusal) }
    }

    /// Counts a message that has come. Has no effect.
    @discardableResult
    public func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo { MessagingMessageInfo() }
}
