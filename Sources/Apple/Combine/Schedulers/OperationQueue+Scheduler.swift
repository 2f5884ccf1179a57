import Foundation

extension OperationQueue: SystemScheduler {}

extension OperationQueue: Scheduler {
    /// A moment of an operation queue's time.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The date.
        public var date: Date

        /// Creates the moment of a date.
        public init(_ date: Date) { self.date = date }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
        }

        /// A length of time, in seconds.
        public struct Stride: _DateStride {
            /// Literals are seconds.
            public typealias FloatLiteralType = TimeInterval
            /// Literals are seconds.
            public typealias IntegerLiteralType = TimeInterval
            /// Lengths are seconds.
            public typealias Magnitude = TimeInterval

            /// The length in seconds.
            public var magnitude: TimeInterval

            /// Creates a length of so many seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        }
    }

    /// An operation queue has no options.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(perform: action)
        addOperation { action.perform() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let operation = DelayedOperation(action)
        addOperation(operation)
        operation.becomeReady(at: date.date)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = Repetition(queue: self, interval: interval.timeInterval, action)
        repetition.start(at: date.date)
        return AnyCancellable(repetition)
    }
}

/// An operation that is in its queue from the beginning, and becomes ready at a date.
private final class DelayedOperation: Operation, @unchecked Sendable {
    private static let timeQueue = DispatchQueue(label: "org.seam.combine.operations")

    private let lock = Lock()

    // Guarded by `lock`.
    private var action: (() -> Void)?
    private var isDue = false

    init(_ action: @escaping () -> Void) { self.action = action }

    func becomeReady(at date: Date) {
        Self.timeQueue.asyncAfter(deadline: .now() + max(date.timeIntervalSinceNow, 0)) { [weak self] in
            self?.becomeReady()
        }
    }

    private func becomeReady() {
        willChangeValue(for: \.isReady)
        lock.whileLocked { isDue = true }
        didChangeValue(for: \.isReady)
    }

    override var isReady: Bool { super.isReady && lock.whileLocked { isDue } }

    override func main() { lock.whileLocked { exchange(&action, with: nil) }?() }

    /// Cancels, and lets the action go.
    func revoke() {
        let released = lock.whileLocked { exchange(&action, with: nil) }
        cancel()
        withExtendedLifetime(released) {}
    }
}

/// Puts an operation into a queue again and again.
private final class Repetition: Cancellable, @unchecked Sendable {
    private let queue: OperationQueue
    private let interval: TimeInterval
    private let lock = Lock()

    // Guarded by `lock`.
    private var action: (() -> Void)?
    private weak var operation: DelayedOperation?

    init(queue: OperationQueue, interval: TimeInterval, _ action: @escaping () -> Void) {
        self.queue = queue
        self.interval = interval
        self.action = action
    }

    func start(at date: Date) {
        let operation = DelayedOperation { self.perform() }
        lock.lock()
        self.operation = operation
        let isWanted = action != nil
        lock.unlock()
        guard isWanted else { return }
        queue.addOperation(operation)
        operation.becomeReady(at: date)
    }

    private func perform() {
        guard let action = lock.whileLocked({ action }) else { return }
        action()
        start(at: Date(timeIntervalSinceNow: interval))
    }

    func cancel() {
        let (action, operation) = lock.whileLocked { (exchange(&self.action, with: nil), self.operation) }
        operation?.revoke()
        withExtendedLifetime(action) {}
    }
}
