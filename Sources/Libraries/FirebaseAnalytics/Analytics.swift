public import Foundation

/// What an app tells of its use. Nothing is sent or kept, as where a person has not consented.
public final class Analytics: NSObject {
    /// Tells of an event. Has no effect.
    public class func logEvent(_ name: String, parameters: [String: Any]?) {}
    /// Sets a property of the person. Has no effect.
    public class func setUserProperty(_ value: String?, forName name: String) {}
    /// Sets the person. Has no effect.
    public class func setUserID(_ userID: String?) {}
    /// Sets whether the app's use is told. Has no effect.
    public class func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {}
    /// Sets the screen's name. Has no effect.
    public class func setScreenName(_ screenName: String?, screenClass screenClassOverride: String?) {}
    /// Sets what every event has. Has no effect.
    public class func setDefaultEventParameters(_ parameters: [String: Any]?) {}
    /// Forgets what was told. Has no effect.
    public class func resetAnalyticsData() {}
    /// Nil: nobody is counted.
    public class func appInstanceID() -> String? { nil }
}
