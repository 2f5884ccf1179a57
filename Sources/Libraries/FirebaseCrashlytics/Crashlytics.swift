public import Foundation

/// What an app tells of its ends. Nothing is sent.
public final class Crashlytics: NSObject, @unchecked Sendable {
    private static let one = Crashlytics()

    /// The reporter of the default app.
    public class func crashlytics() -> Crashlytics { one }

    /// Keeps a line for a report. Has no effect.
    public func log(_ msg: String) {}
    /// Keeps an error for a report. Has no effect.
    public func record(error: any Error) {}
    /// Keeps an error for a report. Has no effect.
    public func record(error: any Error, userInfo: [String: Any]?) {}
    /// Keeps a value for a report. Has no effect.
    public func setCustomValue(_ value: Any?, forKey key: String) {}
    /// Keeps values for a report. Has no effect.
    public func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {}
    /// Keeps the person for a report. Has no effect.
    public func setUserID(_ userID: String?) {}
    /// Sets whether reports are sent. Has no effect.
    public func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}
    /// No: no reports are made.
    public func isCrashlyticsCollectionEnabled() -> Bool { false }
    /// No: nobody looks.
    public func didCrashDuringPreviousExecution() -> Bool { false }
    /// Tells that there are no reports.
    public func checkForUnsentReports() async -> Bool { false }
    /// Sends reports. Has no effect: there are none.
    public func sendUnsentReports() {}
    /// Takes reports away. Has no effect: there are none.
    public func deleteUnsentReports() {}
}
