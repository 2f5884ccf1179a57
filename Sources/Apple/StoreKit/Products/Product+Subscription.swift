public import Foundation

extension Product {
    /// How long a subscription lasts before it is paid again.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// The unit of a period.
        public enum Unit: Hashable, Sendable, CaseIterable, CustomDebugStringConvertible {
            case day, week, month, year

            /// The unit as the person reads it.
            public var localizedDescription: String { name }
            public var debugDescription: String { name }
            private var name: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }

            var component: Calendar.Component {
                switch self {
                case .day: .day
                case .week: .weekOfYear
                case .month: .month
                case .year: .year
                }
            }
        }

        /// The unit.
        public let unit: Unit
        /// How many of it.
        public let value: Int

        init(_ value: Int, _ unit: Unit) { (self.value, self.unit) = (value, unit) }

        /// `P1W` and its like.
        init?(iso text: String) {
            guard text.hasPrefix("P"), let letter = text.last, let value = Int(text.dropFirst().dropLast()), value > 0
            else { return nil }
            switch letter {
            case "D": self = value % 7 == 0 ? .init(value / 7, .week) : .init(value, .day)
            case "W": self.init(value, .week)
            case "M": self = value % 12 == 0 ? .init(value / 12, .year) : .init(value, .month)
            case "Y": self.init(value, .year)
            default: return nil
            }
        }

        /// Every week.
        public static let weekly = SubscriptionPeriod(1, .week)
        /// Every month.
        public static let monthly = SubscriptionPeriod(1, .month)
        /// Every year.
        public static let yearly = SubscriptionPeriod(1, .year)
        /// Every three days.
        public static let everyThreeDays = SubscriptionPeriod(3, .day)
        /// Every two weeks.
        public static let everyTwoWeeks = SubscriptionPeriod(2, .week)
        /// Every two months.
        public static let everyTwoMonths = SubscriptionPeriod(2, .month)
        /// Every three months.
        public static let everyThreeMonths = SubscriptionPeriod(3, .month)
        /// Every six months.
        public static let everySixMonths = SubscriptionPeriod(6, .month)

        /// The days that a period from a day takes; the current day by default.
        public func dateRange(referenceDate: Date = Date()) -> Range<Date> {
            referenceDate..<max(referenceDate, end(from: referenceDate))
        }

        func end(from date: Date) -> Date {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
            return calendar.date(byAdding: unit.component, value: value, to: date) ?? date
        }

        func times(_ count: Int) -> SubscriptionPeriod { .init(value * max(1, count), unit) }

        /// - Parameter countsOne: Whether it is “1 week”, in place of “week”.
        func text(_ locale: Locale, countsOne: Bool = false) -> String {
            let isKorean = locale.language.languageCode?.identifier == "ko"
            if isKorean {
                let names: [Unit: String] = [.day: "일", .week: "주", .month: "개월", .year: "년"]
                return "\(value)\(names[unit] ?? "")"
            }
            let name = unit.localizedDescription.lowercased()
            return value > 1 ? "\(value) \(name)s" : countsOne ? "1 \(name)" : name
        }
    }

    /// Less money, or none, for a time.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// Whom an offer is for.
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            /// Those who have not subscribed before.
            public static let introductory = OfferType(rawValue: 1)
            /// Those who have.
            public static let promotional = OfferType(rawValue: 2)
            /// Those who do no more.
            public static let winBack = OfferType(rawValue: 4)

            /// Whom it is for, as the person reads it.
            public var localizedDescription: String {
                switch self {
                case .introductory: "Introductory"
                case .promotional: "Promotional"
                default: "Win-back"
                }
            }
        }

        /// How it is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Less for each period.
            public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
            /// Less, at once.
            public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
            /// Nothing.
            public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")

            /// How it is paid, as the person reads it.
            public var localizedDescription: String {
                switch self {
                case .payAsYouGo: "Pay as you go"
                case .payUpFront: "Pay up front"
                default: "Free trial"
                }
            }

            init(file: String?) {
                switch file {
                case "payAsYouGo": self = .payAsYouGo
                case "payUpFront": self = .payUpFront
                default: self = .freeTrial
                }
            }
        }

        /// Its name; nil for that of those who have not subscribed before.
        public let id: String?
        /// Whom it is for.
        public let type: OfferType
        /// What it costs.
        public let price: Decimal
        /// What it costs, as the person reads it.
        public let displayPrice: String
        /// How long one period is.
        public let period: SubscriptionPeriod
        /// How many periods it lasts.
        public let periodCount: Int
        /// How it is paid.
        public let paymentMode: PaymentMode

        init(_ offer: StoreConfiguration.Offer, _ type: OfferType, _ configuration: StoreConfiguration) {
            id = offer.offerID
            self.type = type
            price = offer.price
            displayPrice = configuration.priceText(offer.price)
            period = offer.subscriptionPeriod.flatMap { SubscriptionPeriod(iso: $0) } ?? .monthly
            periodCount = offer.numberOfPeriods ?? 1
            paymentMode = PaymentMode(file: offer.paymentMode)
        }
    }

    /// What a subscription is.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// What those pay who have not subscribed before.
        public let introductoryOffer: SubscriptionOffer?
        /// What those may pay who have.
        public let promotionalOffers: [SubscriptionOffer]
        /// What those may pay who do no more.
        public let winBackOffers: [SubscriptionOffer]
        /// The name of the group, of whose subscriptions a person has one.
        public let subscriptionGroupID: String
        /// How long it lasts before it is paid again.
        public let subscriptionPeriod: SubscriptionPeriod
        /// Its place in the group: 1 is the best.
        public let groupLevel: Int
        /// The name of the group, in the language of the store.
        public let groupDisplayName: String

        init?(_ item: StoreConfiguration.Item, _ group: StoreConfiguration.Group, _ configuration: StoreConfiguration) {
            guard let period = item.recurringSubscriptionPeriod.flatMap({ SubscriptionPeriod(iso: $0) }) else {
                return nil
            }
            introductoryOffer = item.introductoryOffer.map { SubscriptionOffer($0, .introductory, configuration) }
            promotionalOffers = (item.adHocOffers ?? []).map { SubscriptionOffer($0, .promotional, configuration) }
            winBackOffers = (item.winbackOffers ?? []).map { SubscriptionOffer($0, .winBack, configuration) }
            subscriptionGroupID = group.id
            subscriptionPeriod = period
            groupLevel = item.groupNumber ?? 1
            groupDisplayName = configuration.words(group.localizations)?.displayName ?? group.name ?? ""
        }

        /// Whether the person may have the introductory offer.
        public var isEligibleForIntroOffer: Bool {
            get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
        }

        /// Whether the person may have an introductory offer of a group.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
            StoreLedger.current.isEligibleForIntroductoryOffer(inGroup: groupID)
        }

        /// What the person has of the group; empty if they never subscribed.
        public var status: [Status] { get async throws { try await Self.status(for: subscriptionGroupID) } }

        /// What the person has of a group; empty if they never subscribed.
        public static func status(for groupID: String) async throws -> [Status] {
            Status(group: groupID, StoreLedger.current).map { [$0] } ?? []
        }
    }
}
