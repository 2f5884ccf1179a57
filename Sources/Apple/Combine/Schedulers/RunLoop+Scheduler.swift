import Foundation

extension RunLoop: Scheduler {
    /// The scheduler time type used by the run loop.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The date represented by this type.
        public var date: Date

        /// Initializes a time with the given date.
        public init(_ date: Date) { self.date = date }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
        }

        /// The interval by which times advance.
        public struct Stride: _DateStride {
            public typealias FloatLiteralType = TimeInterval
            public typealias IntegerLiteralType = TimeInterval
            public typealias Magnitude = TimeInterval

            /// The value of this time interval in seconds.
            public var timeInterval: TimeInterval

            public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
        }
    }

    /// This scheduler has no options.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Performs the action in the default mode, so not while the loop tracks a touch.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(perform: action)
        perform(inModes: [.default]) { action.perform() }
        wakeUp()
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(perform: action)
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

    /// Makes the loop look at what was added by another thread, if it sleeps; `perform` alone does not.
    func wakeUp() {
        guard self !== RunLoop.current, let loop = Mirror(reflecting: self).children.first?.value else { return }
        CFRunLoopWakeUp(Unmanaged.passUnretained(loop as AnyObject).toOpaque())
    }
}

/// Exported by Foundation on Linux, which has no module that declares it.
@_silgen_name("CFRunLoopWakeUp")
private func CFRunLoopWakeUp(_ loop: UnsafeMutableRawPointer)
