import Dispatch

extension DispatchQueue: SystemScheduler {}

extension DispatchQueue: Scheduler {
    /// A moment of a dispatch queue's time, which stands still while the machine sleeps.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment, as Dispatch has it.
        public var dispatchTime: DispatchTime

        /// Creates a moment.
        public init(_ time: DispatchTime) { dispatchTime = time }

        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let start = dispatchTime.uptimeNanoseconds
            let end = other.dispatchTime.uptimeNanoseconds
            // A distance that does not fit is endless, whichever way it goes.
            guard let length = Int(exactly: end >= start ? end - start : start - end) else { return Stride(.never) }
            return .nanoseconds(end >= start ? length : -length)
        }

        /// The moment that is so much later; the longest stride leads to the distant future.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(n.magnitude == .max ? .distantFuture : dispatchTime + n.timeInterval)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        /// A length of time, in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            private var _nanoseconds: Int64

            /// The length in nanoseconds.
            public var magnitude: Int {
                get { Int(_nanoseconds) }
                set { _nanoseconds = Int64(newValue) }
            }

            /// The length, as Dispatch has it.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Creates a length; `never` is the longest there is.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let s): self = .seconds(s)
                case .milliseconds(let ms): self = .milliseconds(ms)
                case .microseconds(let us): self = .microseconds(us)
                case .nanoseconds(let ns): self = .nanoseconds(ns)
                case .never: self = .nanoseconds(.max)
                @unknown default: self = .nanoseconds(.max)
                }
            }

            private init(nanoseconds: Int) { _nanoseconds = Int64(nanoseconds) }

            /// Creates a length of so many seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }

            /// Creates a length of so many seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }

            /// Creates a length of so many seconds, if they are a whole number that fits.
            public init?<T>(exactly source: T) where T: BinaryInteger {
                guard let value = Int(exactly: source) else { return nil }
                self = .seconds(value)
            }

            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            /// No length: there is no unit for a product of two, and Apple's gives 0 too.
            public static func * (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(0) }
            /// The sum of two lengths.
            public static func + (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude + rhs.magnitude) }
            /// The difference of two lengths.
            public static func - (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude - rhs.magnitude) }
            /// Shortens a length by another.
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }
            /// No length, as with `*`.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
            /// Lengthens a length by another.
            public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }

            public static func seconds(_ s: Double) -> Stride {
                let nanoseconds = s * 1_000_000_000
                if nanoseconds >= Double(Int.max) { return .nanoseconds(.max) }
                if nanoseconds <= Double(Int.min) { return .nanoseconds(.min) }
                return .nanoseconds(Int(nanoseconds))
            }
            public static func seconds(_ s: Int) -> Stride { scaled(s, 1_000_000_000) }
            public static func milliseconds(_ ms: Int) -> Stride { scaled(ms, 1_000_000) }
            public static func microseconds(_ us: Int) -> Stride { scaled(us, 1_000) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

            private static func scaled(_ count: Int, _ unit: Int) -> Stride {
                let (product, overflow) = count.multipliedReportingOverflow(by: unit)
                return Stride(nanoseconds: overflow ? (count < 0 ? .min : .max) : product)
            }
        }
    }

    /// How a dispatch queue runs an action.
    public struct SchedulerOptions: @unchecked Sendable {
        /// The quality of service.
        public var qos: DispatchQoS

        /// Flags of the work item, such as `.barrier`.
        public var flags: DispatchWorkItemFlags

        /// The group that the action belongs to, if any.
        public var group: DispatchGroup?

        /// Creates options. What is left out is as the queue does it anyway.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = ScheduledAction(perform: action)
        if let options {
            async(group: options.group, qos: options.qos, flags: options.flags) { action.perform() }
        } else {
            async { action.perform() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = ScheduledAction(perform: action)
        if let group = options?.group {
            group.enter()
            asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
                action.perform()
                group.leave()
            }
        } else {
            asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
                action.perform()
            }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = ScheduledAction(perform: action)
        let source = DispatchSource.makeTimerSource(queue: self)
        source.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        source.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.perform() }
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}
