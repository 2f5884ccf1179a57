public import Foundation

/// How AppMetrica is to tell of an app's use.
public class YMMYandexMetricaConfiguration: NSObject {
    /// The key of the app: a UUID.
    public let apiKey: String
    /// The seconds in the background after which a session ends. 10 by default.
    public var sessionTimeout: UInt = 10
    /// Whether crashes are told of. Has no effect: nothing is sent.
    public var crashReporting = true
    /// Whether places are told of. Has no effect: nothing is sent.
    public var locationTracking = true
    /// Whether what is done is written to the log. Has no effect.
    public var logs = false
    /// The version of the app as it is told; nil takes that of the bundle. Has no effect.
    public var appVersion: String?
    /// The person who uses the app. Has no effect: nothing is sent.
    public var userProfileID: String?

    /// Nil for a key that is no UUID.
    public init?(apiKey: String) {
        guard UUID(uuidString: apiKey) != nil else { return nil }
        self.apiKey = apiKey
    }
}
