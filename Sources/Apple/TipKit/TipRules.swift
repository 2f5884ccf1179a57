import Foundation

extension Tips {
    /// What has to hold before a tip is shown. `#Rule(Self.$isLoggedIn) { $0 == true }` makes one.
    public struct Rule: Sendable {
        let holds: @Sendable () -> Bool

        /// A rule about a value.
        public init<Value>(_ parameter: Parameter<Value>, _ predicate: @escaping @Sendable (Value) -> Bool) {
            let key = parameter
            holds = { predicate(key.wrappedValue) }
        }

        /// A rule about two values.
        public init<First, Second>(
            _ first: Parameter<First>, _ second: Parameter<Second>,
            _ predicate: @escaping @Sendable (First, Second) -> Bool
        ) {
            holds = { predicate(first.wrappedValue, second.wrappedValue) }
        }

        /// A rule about how often something happened.
        public init<Info>(_ event: Event<Info>, _ predicate: @escaping @Sendable (Event<Info>) -> Bool) {
            holds = { predicate(event) }
        }
    }

    /// A value that rules ask for: `@Parameter static var isLoggedIn = false`. It is kept from launch to launch.
    @propertyWrapper
    public struct Parameter<Value: Codable & Sendable>: Sendable {
        private let id: String
        private let initial: Value
        private let isTransient: Bool

        /// What a value may be besides.
        public enum Option: Sendable {
            /// The value is forgotten when the app ends.
            case transient
        }

        /// Creates a value, which is kept by the place where it is declared.
        public init(wrappedValue: Value, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
            (id, initial, isTransient) = ("\(file):\(line):\(column)", wrappedValue, false)
        }

        /// Creates a value with an option.
        public init(
            wrappedValue: Value, _ option: Option, file: StaticString = #fileID, line: UInt = #line,
            column: UInt = #column
        ) {
            (id, initial, isTransient) = ("\(file):\(line):\(column)", wrappedValue, true)
        }

        public var wrappedValue: Value {
            get { TipStore.shared.value(id, isTransient) ?? initial }
            nonmutating set { TipStore.shared.set(newValue, for: id, isTransient) }
        }

        /// What rules are made of.
        public var projectedValue: Parameter<Value> { self }
    }

    /// Something that happens in the app, with what is told of it each time.
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
        /// What tells it from others.
        public let id: String

        /// A time at which it happened.
        public struct Donation: Codable, Sendable {
            /// When.
            public let date: Date
            /// What was told of it.
            public let info: DonationInfo
        }

        /// Creates something that happens, of which more is told each time.
        public init(id: String, as type: DonationInfo.Type) { self.id = id }

        /// The times at which it happened, the last one last; at most a thousand.
        public var donations: [Donation] { TipStore.shared.donations(id) }

        /// Says that it happened now.
        public func donate(_ info: DonationInfo) async { sendDonation(info) }

        /// Says that it happened now.
        public func sendDonation(_ info: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            TipStore.shared.donate(Donation(date: Date(), info: info), to: id)
            completion?()
        }
    }

    /// Nothing is told of what happens, besides that it does.
    public struct EmptyDonation: Codable, Sendable {
        /// Creates nothing.
        public init() {}
    }

    /// A time up to now.
    public struct DonationTimeRange: Sendable {
        let seconds: TimeInterval
        /// A minute.
        public static let minute = minutes(1)
        /// An hour.
        public static let hour = hours(1)
        /// A day.
        public static let day = days(1)
        /// A week.
        public static let week = weeks(1)
        /// So many minutes.
        public static func minutes(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 60) }
        /// So many hours.
        public static func hours(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 3600) }
        /// So many days.
        public static func days(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 86400) }
        /// So many weeks.
        public static func weeks(_ count: Int) -> DonationTimeRange {
            DonationTimeRange(seconds: Double(count) * 7 * 86400)
        }
    }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    /// Creates something that happens.
    public init(id: String) { self.id = id }
    /// Says that it happened now.
    public func donate() async { sendDonation() }
    /// Says that it happened now.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
        sendDonation(Tips.EmptyDonation(), completion)
    }
}

extension Array {
    /// The times up to now that lie in a range.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
    where Element == Tips.Event<Info>.Donation {
        let start = Date().addingTimeInterval(-range.seconds)
        return filter { $0.date >= start }
    }
}
