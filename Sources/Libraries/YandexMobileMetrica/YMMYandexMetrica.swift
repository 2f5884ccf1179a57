public import Foundation
public import SeamFoundation
internal import SeamPrimitives

/// What an app tells of its use by AppMetrica. Nothing is sent or kept, which the log says once.
public final class YMMYandexMetrica: NSObject {
    private static let isActive = Locked(false)

    /// Begins. What is told before fails.
    public class func activate(with configuration: YMMYandexMetricaConfiguration) {
        LoggedOnce.say("AppMetrica sends nothing here: what the app tells of its use is dropped.")
        isActive.withLock { $0 = true }
    }

    /// Tells of an event, which is dropped; fails before ``activate(with:)``, and for an event without a name.
    public class func reportEvent(_ message: String, onFailure: ((any Error) -> Void)?) {
        reportEvent(message, parameters: nil, onFailure: onFailure)
    }

    /// Tells of an event, which is dropped; fails before ``activate(with:)``, and for an event without a name.
    public class func reportEvent(
        _ message: String, parameters params: [AnyHashable: Any]?, onFailure: ((any Error) -> Void)?
    ) {
        if !isActive.withLock({ $0 }) {
            onFailure?(NSError(domain: domain, code: 1000))
        } else if message.isEmpty {
            onFailure?(NSError(domain: domain, code: 1001))
        }
    }

    /// Tells of an error, which is dropped; fails before ``activate(with:)``.
    public class func reportError(_ message: String, exception: NSException?, onFailure: ((any Error) -> Void)?) {
        reportEvent(message, parameters: nil, onFailure: onFailure)
    }

    /// Sets the person who uses the app. Has no effect: nothing is sent.
    public class func setUserProfileID(_ userProfileID: String?) {}
    /// Sends what waits. Has no effect: nothing does.
    public class func sendEventsBuffer() {}
    /// Begins a session anew. Has no effect.
    public class func resumeSession() {}
    /// Ends a session. Has no effect.
    public class func pauseSession() {}

    private static let domain = "YMMYandexMetricaErrorDomain"
}
