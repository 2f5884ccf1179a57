@_exported public import Foundation

/// A service of the app, such as Crashlytics, of the kit that was closed in 2020.
public protocol FABKit: NSObjectProtocol {}

/// The kit's services. Nothing is sent: the service is no more.
public final class Fabric: NSObject, @unchecked Sendable {
    private static let one = Fabric()

    /// Whether more is written to the console. Has no effect.
    public var debug = false

    /// The kit.
    public class func sharedSDK() -> Fabric { one }

    /// Starts services. Has no effect.
    @discardableResult
    public class func with(_ kits: [Any]) -> Fabric { one }
}
