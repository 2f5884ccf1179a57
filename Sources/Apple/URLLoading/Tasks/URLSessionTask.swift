import Foundation
import FoundationNetworking
import SeamPrimitives

/// A request of a session's, and how far its answer has come. Sessions make tasks, which wait until they are resumed.
///
/// May be used on any thread.
open class URLSessionTask: NSObject, NSCopying, ProgressReporting, @unchecked Sendable {
    /// What a task does.
    public enum State: Int, Sendable {
        /// It loads.
        case running
        /// It has not begun, or was stopped for a while.
        case suspended
        /// It was cancelled, which it has not told yet.
        case canceling
        /// It is over, in whatever way.
        case completed
    }

    struct Values {
        var identifier = 0
        var originalRequest: URLRequest?
        var currentRequest: URLRequest?
        var response: URLResponse?
        var state = State.suspended
        var error: (any Error)?
        var received: Int64 = 0
        var sent: Int64 = 0
        var expectedToReceive: Int64 = 0
        var expectedToSend: Int64 = 0
        var clientExpectsToReceive = NSURLSessionTransferSizeUnknown
        var clientExpectsToSend = NSURLSessionTransferSizeUnknown
        var priority = URLSessionTask.defaultPriority
        var description: String?
        var earliestBeginDate: Date?
        var prefersIncrementalDelivery = true
        var delegate: (any URLSessionTaskDelegate)?
        /// What loads; nil before it begins, and when it is over.
        var loader: TaskLoader?
    }

    let values = Locked(Values())

    /// The progress of the answer, and of what is sent: 100 parts, of which an upload has 95 for sending. Its `cancel()`,
    /// `pause()` and `resume()` are the task's.
    open private(set) lazy var progress = makeProgress()

    /// A task of no session, for classes that stand in tests. It does nothing.
    public override init() { super.init() }

    init(identifier: Int, request: URLRequest?) {
        super.init()
        values.withLock {
            $0.identifier = identifier
            ($0.originalRequest, $0.currentRequest) = (request, request)
        }
    }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The task's number in its session.
    open var taskIdentifier: Int { values.withLock { $0.identifier } }
    /// The request with which the task was made.
    open var originalRequest: URLRequest? { values.withLock { $0.originalRequest } }
    /// The request that is answered, which another answer may have led to.
    open var currentRequest: URLRequest? { values.withLock { $0.currentRequest } }
    /// The head of the answer; nil until it has come.
    open var response: URLResponse? { values.withLock { $0.response } }
    /// What the task does.
    open var state: State { values.withLock { $0.state } }
    /// Why the task has failed; nil if it has not.
    open var error: (any Error)? { values.withLock { $0.error } }
    /// Bytes of the answer's body that have come.
    open var countOfBytesReceived: Int64 { values.withLock { $0.received } }
    /// Bytes of the request's body that were sent.
    open var countOfBytesSent: Int64 { values.withLock { $0.sent } }
    /// Bytes of the answer's body; -1 if it does not say, 0 before it has come.
    open var countOfBytesExpectedToReceive: Int64 { values.withLock { $0.expectedToReceive } }
    /// Bytes of the request's body; -1 if they are not known.
    open var countOfBytesExpectedToSend: Int64 { values.withLock { $0.expectedToSend } }
    /// What the app expects to receive at most. Has no effect: nothing is scheduled by it.
    open var countOfBytesClientExpectsToReceive: Int64 {
        get { values.withLock { $0.clientExpectsToReceive } }
        set { values.withLock { $0.clientExpectsToReceive = newValue } }
    }
    /// What the app expects to send at most. Has no effect: nothing is scheduled by it.
    open var countOfBytesClientExpectsToSend: Int64 {
        get { values.withLock { $0.clientExpectsToSend } }
        set { values.withLock { $0.clientExpectsToSend = newValue } }
    }
    /// A text of the app's about the task.
    open var taskDescription: String? {
        get { values.withLock { $0.description } }
        set { values.withLock { $0.description = newValue } }
    }
    /// From 0 to 1: which of the tasks that wait for a connection goes first.
    open var priority: Float {
        get { values.withLock { $0.priority } }
        set { values.withLock { $0.priority = min(max(newValue, 0), 1) } }
    }
    /// The moment before which the task does not begin, though it is resumed. Nil at first.
    open var earliestBeginDate: Date? {
        get { values.withLock { $0.earliestBeginDate } }
        set { values.withLock { $0.earliestBeginDate = newValue } }
    }
    /// Whether data is handed on as it comes rather than at the end. True at first.
    open var prefersIncrementalDelivery: Bool {
        get { values.withLock { $0.prefersIncrementalDelivery } }
        set { values.withLock { $0.prefersIncrementalDelivery = newValue } }
    }
    /// Who is told and asked of the task before its session's delegate. The task keeps it until it is over.
    open var delegate: (any URLSessionTaskDelegate)? {
        get { values.withLock { $0.delegate } }
        set { values.withLock { $0.delegate = newValue } }
    }

    /// 0.5
    public static let defaultPriority: Float = 0.5
    /// 0.25
    public static let lowPriority: Float = 0.25
    /// 0.75
    public static let highPriority: Float = 0.75

    /// Begins the task, or goes on with it.
    open func resume() { move(from: [.suspended], to: .running)?.resume() }

    /// Stops the task for a while: nothing is told of it.
    open func suspend() { move(from: [.running], to: .suspended)?.suspend() }

    /// Ends the task: it fails with `NSURLErrorCancelled`. It is too late for one that is over.
    open func cancel() { move(from: [.running, .suspended], to: .canceling)?.cancel() }

    /// Changes what the task does, and returns who is to be told; nil if it is too late for that.
    func move(from states: Set<State>, to state: State) -> TaskLoader? {
        values.withLock { values in
            guard states.contains(values.state), let loader = values.loader else { return nil }
            values.state = state
            return loader
        }
    }

    // MARK: Progress

    private func makeProgress() -> Progress {
        let progress = Progress(totalUnitCount: 100)
        progress.cancellationHandler = { [weak self] in self?.cancel() }
        progress.pausingHandler = { [weak self] in self?.suspend() }
        progress.resumingHandler = { [weak self] in self?.resume() }
        return progress
    }

    /// The part of an upload's progress that sending has.
    private static let sending = 0.95

    /// Has the progress say what has come and gone.
    func updateProgress() {
        let (values, isSending) = values.withLock { ($0, $0.expectedToSend > 0) }
        func part(_ done: Int64, _ all: Int64) -> Double { all > 0 ? min(Double(done) / Double(all), 1) : 0 }
        let received = part(values.received, values.expectedToReceive)
        let done =
            isSending
            ? part(values.sent, values.expectedToSend) * Self.sending + received * (1 - Self.sending) : received
        progress.completedUnitCount = values.state == .completed && values.error == nil ? 100 : Int64(done * 100)
    }
}
