import Foundation

extension Timer {
    /// Returns a publisher that repeatedly emits the current date on the given interval.
    ///
    /// - Parameters:
    ///   - interval: The time interval on which to publish events, in seconds.
    ///   - tolerance: The allowed timing variance when emitting events; any if `nil`.
    ///   - runLoop: The run loop on which the timer runs.
    ///   - mode: The run loop mode in which to run the timer.
    ///   - options: Scheduler options passed to the timer.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> Timer.TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher that repeatedly emits the current date on a given interval, from when it is connected.
    public final class TimerPublisher: _SubjectCore, ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public let options: RunLoop.SchedulerOptions?

        /// Creates a publisher that repeatedly emits the current date on the given interval.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
            attachForever(subscriber)
        }

        /// The timer that runs, if one does. Guarded by `lock`.
        private var timer: Timer?

        /// Starts the timer; it runs until what is returned is cancelled, whether that is kept or not.
        public func connect() -> any Cancellable {
            lock.lock()
            if timer != nil {
                lock.unlock()
                return Connection(publisher: self)
            }
            let timer = Timer(timeInterval: interval, repeats: true) { [self] _ in send(Date()) }
            self.timer = timer
            lock.unlock()
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            runLoop.wakeUp()
            return Connection(publisher: self)
        }

        private struct Connection: Cancellable {
            let publisher: TimerPublisher

            func cancel() { publisher.lock.whileLocked { exchange(&publisher.timer, with: nil) }?.invalidate() }
        }

        private func send(_ date: Date) {
            lock.lock()
            withUnsafePointer(to: date) { value in
                deliverAndUnlock(.value, value) {
                    { withUnsafePointer(to: date) { self.deliverAsOwner(.value, $0) } }
                }
            }
        }

        @usableFromInline
        override var subscriptionName: String { "Timer" }
    }
}
