import Foundation

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
            public var timeInterval: TimeInterval

            /// Creates a length of so many seconds.
            public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
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
        let action = ScheduledAction(perform: action)
        DispatchQueue.global().asyncAfter(deadline: .now() + max(date.date.timeIntervalSinceNow, 0)) {
            self.addOperation { action.perform() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = ScheduledAction(perform: action)
        let source = DispatchSource.makeTimerSource(queue: .global())
        source.schedule(
            deadline: .now() + max(date.date.timeIntervalSinceNow, 0), repeating: interval.timeInterval,
            leeway: .nanoseconds(Int(max(tolerance.timeInterval, 0) * 1e9)))
        source.setEventHandler { self.addOperation { action.perform() } }
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}
