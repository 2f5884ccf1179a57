/// A scheduler's length of time, which can be written in seconds and parts of them.
public protocol SchedulerTimeIntervalConvertible {
    /// So many seconds.
    static func seconds(_ s: Int) -> Self

    /// So many seconds.
    static func seconds(_ s: Double) -> Self

    /// So many thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self

    /// So many millionths of a second.
    static func microseconds(_ us: Int) -> Self

    /// So many billionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}

/// Says when and where actions are performed: a queue, a run loop, a test's virtual time.
public protocol Scheduler<SchedulerTimeType> {
    /// A moment of this scheduler's time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    /// How an action may be performed; `Never` if there is no choice.
    associatedtype SchedulerOptions

    /// The present moment.
    var now: SchedulerTimeType { get }

    /// By how much an action may be late at least.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Performs an action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Performs an action at a date, or when that is past as soon as possible.
    ///
    /// - Parameters:
    ///   - date: The moment.
    ///   - tolerance: By how much the action may be late.
    ///   - options: How it is performed; `nil` for the default.
    ///   - action: The action.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)

    /// Performs an action again and again, until what is returned is cancelled.
    ///
    /// - Parameters:
    ///   - date: The moment of the first time.
    ///   - interval: The time between two.
    ///   - tolerance: By how much the action may be late.
    ///   - options: How it is performed; `nil` for the default.
    ///   - action: The action.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Performs an action at a date, with the least tolerance and no options.
    @inlinable
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Performs an action as soon as possible, without options.
    @inlinable
    public func schedule(_ action: @escaping () -> Void) {
        schedule(options: nil, action)
    }

    /// Performs an action at a date, without options.
    @inlinable
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Performs an action again and again, without options, until what is returned is cancelled.
    @inlinable
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }

    /// Performs an action again and again, with the least tolerance and no options, until what is returned is
    /// cancelled.
    @inlinable
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}

/// A scheduler of the system's, which performs its actions unseen.
@usableFromInline
protocol SystemScheduler {}

/// A closure on its way to another thread: that it is called by one thread at a time is the scheduler's business.
struct ScheduledAction: @unchecked Sendable {
    let perform: () -> Void
}
