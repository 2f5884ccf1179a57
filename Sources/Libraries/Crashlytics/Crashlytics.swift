@_exported public import Fabric
public import Foundation

/// What an app tells of its ends, as versions before Firebase's had it. Nothing is sent: the service is no more.
public final class Crashlytics: NSObject, FABKit, @unchecked Sendable {
    private static let one = Crashlytics()

    /// The version of the library whose interface this is.
    public let version = "3.14.0"
    /// Whether more is written to the console. Has no effect.
    public var debugMode = false
    /// The object that would hear of reports. Never told: there are none.
    public weak var delegate: (any CrashlyticsDelegate)?

    /// The reporter.
    public class func sharedInstance() -> Crashlytics { one }
    /// Starts the reporter. Has no effect.
    @discardableResult
    public class func start(withAPIKey apiKey: String) -> Crashlytics { one }
    /// Starts the reporter. Has no effect.
    @discardableResult
    public class func start(withAPIKey apiKey: String, delegate: (any CrashlyticsDelegate)?) -> Crashlytics { one }

    /// Keeps the person for a report. Has no effect.
    public func setUserIdentifier(_ identifier: String?) {}
    /// Keeps the person's name for a report. Has no effect.
    public func setUserName(_ name: String?) {}
    /// Keeps the person's address for a report. Has no effect.
    public func setUserEmail(_ email: String?) {}
    /// Keeps a value for a report. Has no effect.
    public func setObjectValue(_ value: Any?, forKey key: String) {}
    /// Keeps a number for a report. Has no effect.
    public func setIntValue(_ value: Int32, forKey key: String) {}
    /// Keeps a truth value for a report. Has no effect.
    public func setBoolValue(_ value: Bool, forKey key: String) {}
    /// Keeps a number for a report. Has no effect.
    public func setFloatValue(_ value: Float, forKey key: String) {}
    /// Keeps an error for a report. Has no effect.
    public func recordError(_ error: any Error) {}
    /// Keeps an error for a report. Has no effect.
    public func recordError(_ error: any Error, withAdditionalUserInfo userInfo: [String: Any]?) {}
    /// Keeps an exception of the app's own for a report. Has no effect.
    public func recordCustomExceptionName(_ name: String, reason: String?, frameArray: [CLSStackFrame]) {}
    /// Stops the app.
    public func crash() { fatalError("Crashlytics was asked to crash the app") }
    /// Stops the app.
    public func throwException() { crash() }
}

/// Hears of reports.
public protocol CrashlyticsDelegate: NSObjectProtocol {}

/// A line of a call stack.
public final class CLSStackFrame: NSObject, @unchecked Sendable {
    /// The function.
    public var symbol: String?
    /// The library.
    public var library: String?
    /// The file.
    public var fileName: String?
    /// The line.
    public var lineNumber: UInt32 = 0

    public override init() { super.init() }

    /// Creates a line.
    public convenience init(symbol: String) {
        self.init()
        self.symbol = symbol
    }
}

/// Keeps a line for a report, and writes it to the console in a debug build of the original. Here it is left out.
public func CLSLogv(_ format: String, _ arguments: CVaListPointer) {}
/// Keeps a line for a report, and writes it to the console.
public func CLSNSLogv(_ format: String, _ arguments: CVaListPointer) { NSLogv(format, arguments) }

/// What people do in an app. Nothing is sent.
public final class Answers: NSObject, FABKit, @unchecked Sendable {
    /// Tells of something. Has no effect.
    public class func logCustomEvent(withName eventName: String, customAttributes: [String: Any]? = nil) {}
    /// Tells that the person came in. Has no effect.
    public class func logLogin(
        withMethod method: String?, success: NSNumber?, customAttributes: [String: Any]? = nil
    ) {}
    /// Tells that there is a new person. Has no effect.
    public class func logSignUp(
        withMethod method: String?, success: NSNumber?, customAttributes: [String: Any]? = nil
    ) {}
    /// Tells what is looked at. Has no effect.
    public class func logContentView(
        withName name: String?, contentType: String?, contentId: String?, customAttributes: [String: Any]? = nil
    ) {}
    /// Tells what is looked for. Has no effect.
    public class func logSearch(withQuery query: String?, customAttributes: [String: Any]? = nil) {}
    /// Tells what is shared. Has no effect.
    public class func logShare(
        withMethod method: String?, contentName: String?, contentType: String?, contentId: String?,
        customAttributes: [String: Any]? = nil
    ) {}
    /// Tells what is bought. Has no effect.
    public class func logPurchase(
        withPrice price: NSDecimalNumber?, currency: String?, success: NSNumber?, itemName: String?,
        itemType: String?, itemId: String?, customAttributes: [String: Any]? = nil
    ) {}
}
