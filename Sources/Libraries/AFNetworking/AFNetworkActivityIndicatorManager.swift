public import UIKit

/// Tells the status bar that the network is used. Counted, and not shown: iOS 13 and later show nothing either.
@preconcurrency @MainActor
open class AFNetworkActivityIndicatorManager: NSObject {
    private static let one = AFNetworkActivityIndicatorManager()
    private var count = 0

    /// The manager.
    public class func shared() -> AFNetworkActivityIndicatorManager { one }

    /// Whether the network's use is counted. No by default.
    public var isEnabled = false { didSet { if !isEnabled { count = 0 } } }
    /// Whether the network is used.
    public var isNetworkActivityIndicatorVisible: Bool { isEnabled && count > 0 }
    /// How long the network is used before it is told, in seconds. Kept.
    public var activationDelay: TimeInterval = 1
    /// How long it is told after the last use, in seconds. Kept.
    public var completionDelay: TimeInterval = 0.17

    /// The network is used once more.
    public func incrementActivityCount() { if isEnabled { count += 1 } }
    /// A use of the network has ended.
    public func decrementActivityCount() { count = max(0, count - 1) }
}
