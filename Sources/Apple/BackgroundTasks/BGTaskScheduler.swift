public import Foundation
public import SeamFoundation

/// Starts an app again in the background, for its tasks.
///
/// A desktop does not do that, as iOS's simulator does not: a request is answered with ``Error/Code/unavailable``.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// The domain of ``Error``.
    public static let errorDomain = "BGTaskSchedulerErrorDomain"

    /// Why a request was not taken.
    public struct Error: _FrameworkError {
        /// The kinds.
        public enum Code: Int, _FrameworkErrorCode {
            public typealias _ErrorType = BGTaskScheduler.Error

            /// Tasks are not started here.
            case unavailable = 1
            /// There are too many requests.
            case tooManyPendingTaskRequests
            /// The app may not have tasks of this name.
            case notPermitted
        }

        /// The kind.
        public let code: Code

        /// An error of a kind.
        public init(_ code: Code) { self.code = code }

        public static var errorDomain: String { BGTaskScheduler.errorDomain }

        /// Tasks are not started here.
        public static let unavailable = Code.unavailable
        /// There are too many requests.
        public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
        /// The app may not have tasks of this name.
        public static let notPermitted = Code.notPermitted
    }

    /// The scheduler of the app.
    open class var shared: BGTaskScheduler { scheduler }
    private static let scheduler = BGTaskScheduler()
    private let lock = NSLock()
    private var identifiers: Set<String> = []

    /// Says what a task does.
    ///
    /// - Returns: Whether the app may have a task of this name: it stands in its Info.plist, under
    ///   `BGTaskSchedulerPermittedIdentifiers`, and was not registered before.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping @Sendable (BGTask) -> Void
    ) -> Bool {
        let permitted = Bundle.main.object(forInfoDictionaryKey: "BGTaskSchedulerPermittedIdentifiers") as? [String]
        guard permitted?.contains(identifier) == true else { return false }
        return lock.withLock { identifiers.insert(identifier).inserted }
    }

    /// Asks for a task to be started later.
    ///
    /// - Throws: ``Error/Code/unavailable``.
    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }

    /// Takes a request back. There is none.
    open func cancel(taskRequestWithIdentifier identifier: String) {}

    /// Takes all requests back. There are none.
    open func cancelAllTaskRequests() {}

    /// Gives the requests that wait: none.
    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }

    /// The requests that wait: none.
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
