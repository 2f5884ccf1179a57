import Foundation
import RuntimeShims

extension RunLoop: SystemScheduler {}

extension RunLoop: Scheduler {
    /// A moment of a run loop's time.
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

    /// A run loop has no options.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Performs an action in the loop's default mode, so not while it tracks a touch.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(perform: Tracing.goingOn("RunLoop.perform", action))
        perform(inModes: [.default]) { action.perform() }
        wakeUp()
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(perform: Tracing.goingOn("RunLoop.schedule", action))
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.perform() }
        timer.tolerance = max(tolerance.timeInterval, 0)
        add(timer, forMode: .default)
        wakeUp()
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = ScheduledAction(perform: action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.perform() }
        timer.tolerance = max(tolerance.timeInterval, 0)
        add(timer, forMode: .default)
        wakeUp()
        return AnyCancellable { timer.invalidate() }
    }

    /// Wakes the loop up if it sleeps, for what another thread has added; `perform` alone does not.
    func wakeUp() {
        guard self !== RunLoop.current else { return }
        RunLoopSources.wake(self)
    }
}
