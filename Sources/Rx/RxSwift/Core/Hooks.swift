import Foundation
import Synchronization

/// Behaviour of the library that an app may replace. It may be set from any thread.
public enum Hooks {
    /// Told an error that a subscription has no handler for, and where it was subscribed.
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Swift.Error) -> Void

    /// Returns the call stack of a subscription.
    public typealias CustomCaptureSubscriptionCallstack = () -> [String]

    private static let lock = Lock()
    private static let records = Atomic<Bool>(false)
    nonisolated(unsafe) private static var errorHandler: DefaultErrorHandler = { callStack, error in
        #if DEBUG
            let origin = callStack.joined(separator: "\n")
            print(
                "Unhandled error happened: \(error)",
                terminator: origin.isEmpty ? "\n" : "\n subscription called from:\n\(origin)\n")
        #endif
    }
    nonisolated(unsafe) private static var capture: CustomCaptureSubscriptionCallstack = {
        recordCallStackOnError ? Thread.callStackSymbols : []
    }

    /// Whether an unhandled error is reported with the place of the subscription; costly, and false at first.
    public static var recordCallStackOnError: Bool {
        get { records.load(ordering: .relaxed) }
        set { records.store(newValue, ordering: .relaxed) }
    }

    /// Handles errors that a subscription has no handler for. By default they are printed, in debug builds alone.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { lock.whileLocked { errorHandler } }
        set { lock.whileLocked { errorHandler = newValue } }
    }

    /// How the place of a subscription is found.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { lock.whileLocked { capture } }
        set { lock.whileLocked { capture = newValue } }
    }

    /// The place of a subscription that is being made without an error handler.
    @usableFromInline
    static func subscriptionCallStack() -> [String]? {
        guard recordCallStackOnError else { return nil }
        return customCaptureSubscriptionCallstack()
    }
}
