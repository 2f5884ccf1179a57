import Foundation

extension Timer {
    /// Publishes the date at regular intervals, from when it is connected.
    ///
    /// Call `autoconnect()` to start with the first subscription. The dates arrive on the run loop's thread; one that a
    /// subscriber does not want is dropped.
    ///
    /// - Parameters:
    ///   - interval: The time between two dates, in seconds.
    ///   - tolerance: Has no effect, as with Apple's; give it to the initialiser of ``TimerPublisher``.
    ///   - runLoop: Where the timer runs.
    ///   - mode: The mode of the run loop in which it fires. In `.default` it pauses while a scroll is tracked; in
    ///     `.common` it does not.
    ///   - options: Has no effect; a run loop has no options.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> Timer.TimerPublisher {
        TimerPublisher(interval: interval, runLoop: runLoop, mode: mode, options: options)
    }

    /// The publisher of `publish(every:tolerance:on:in:options:)`. All its subscribers share one timer.
    public final class TimerPublisher: _SubjectCore, ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never

        /// The time between two dates, in seconds.
        public let interval: TimeInterval
        /// By how much a date may be late, in seconds; the timer's default if `nil`.
        public let tolerance: TimeInterval?
        /// Where the timer runs.
        public let runLoop: RunLoop
        /// The mode of the run loop in which the timer fires.
        public let mode: RunLoop.Mode
        /// Has no effect: a run loop has no options.
        public let options: RunLoop.SchedulerOptions?

        /// Creates the publisher that `publish(every:tolerance:on:in:options:)` returns.
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

        /// Starts the timer, unless it runs already.
        ///
        /// - Returns: A cancellable that stops the timer, and after which those who are subscribed get no more dates. The
        ///   timer runs until then, whether this is kept or not.
        public func connect() -> any Cancellable {
            lock.lock()
            if timer != nil {
                lock.unlock()
                return Connection(publisher: self)
            }
            // The initialiser with an interval alone makes a timer that fires at once.
            let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true) {
                [self] _ in send(Date())
            }
            self.timer = timer
            lock.unlock()
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            runLoop.wakeUp()
            return Connection(publisher: self)
        }

        private struct Connection: Cancellable {
            let publisher: TimerPublisher

            func cancel() {
                publisher.removeAll()
                publisher.lock.whileLocked { exchange(&publisher.timer, with: nil) }?.invalidate()
            }
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
        override var allowsEmptyRequests: Bool { true }

        @usableFromInline
        override var subscriptionName: String { "Timer" }
    }
}
