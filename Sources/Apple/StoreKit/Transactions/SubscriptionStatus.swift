public import Foundation

extension Product.SubscriptionInfo {
    /// How far a subscription is.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The person has it.
        public static let subscribed = RenewalState(rawValue: 1)
        /// It has ended.
        public static let expired = RenewalState(rawValue: 2)
        /// It could not be paid, which is tried again.
        public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
        /// It could not be paid, and the person has it for a time nevertheless.
        public static let inGracePeriod = RenewalState(rawValue: 4)
        /// The money was given back.
        public static let revoked = RenewalState(rawValue: 5)

        /// The state as the person reads it.
        public var localizedDescription: String {
            switch self {
            case .subscribed: "Subscribed"
            case .expired: "Expired"
            case .inBillingRetryPeriod: "In Billing Retry Period"
            case .inGracePeriod: "In Grace Period"
            default: "Revoked"
            }
        }
    }

    /// What becomes of a subscription at the end of its period.
    public struct RenewalInfo: Hashable, Sendable {
        /// Why a subscription ended.
        public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            /// The person did not want to go on.
            public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
            /// It could not be paid.
            public static let billingError = ExpirationReason(rawValue: 2)
            /// The person did not want to pay more.
            public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
            /// The store has it no more.
            public static let productUnavailable = ExpirationReason(rawValue: 4)
            /// Something else.
            public static let unknown = ExpirationReason(rawValue: 5)

            /// The reason as the person reads it.
            public var localizedDescription: String {
                self == .autoRenewDisabled ? "Auto-Renew Disabled" : "Unknown"
            }
        }

        /// Whether the person was asked to pay more.
        public enum PriceIncreaseStatus: Hashable, Sendable {
            case noIncreasePending, pending, agreed
        }

        /// The first transaction of the subscription.
        public let originalTransactionID: UInt64
        /// What the person has, or had last.
        public let currentProductID: String
        /// Whether it goes on.
        public let willAutoRenew: Bool
        /// What it goes on with; nil if it does not.
        public let autoRenewPreference: String?
        /// Why it ended; nil if it has not.
        public let expirationReason: ExpirationReason?
        /// When it goes on; nil if it does not.
        public let renewalDate: Date?
        /// What is paid then; nil if it does not go on.
        public let renewalPrice: Decimal?
        /// The currency of that.
        public let currency: Locale.Currency?
        /// When the person has begun to have it without a gap.
        public let recentSubscriptionStartDate: Date
        /// Where it was bought: `xcode`.
        public let environment: AppStore.Environment
        /// When the store has said this.
        public let signedDate: Date
        /// Whether the store tries again to be paid: false.
        public var isInBillingRetry: Bool { false }
        /// Until when the person has it unpaid: nil.
        public var gracePeriodExpirationDate: Date? { nil }
        /// Whether the person was asked to pay more: no.
        public var priceIncreaseStatus: PriceIncreaseStatus { .noIncreasePending }
        /// The offer that comes next: nil.
        public var offerType: Transaction.OfferType? { nil }
        /// The name of the offer that comes next: nil.
        public var offerID: String? { nil }

        init(_ record: PurchaseRecord, _ renewal: RenewalRecord?, _ ledger: StoreLedger) {
            let hasEnded = !record.isActive(at: ledger.date)
            originalTransactionID = record.originalID
            currentProductID = record.productID
            willAutoRenew = (renewal?.renews ?? false) && !hasEnded
            autoRenewPreference = willAutoRenew ? renewal?.productID : nil
            expirationReason = hasEnded ? (renewal?.renews == true ? .productUnavailable : .autoRenewDisabled) : nil
            renewalDate = willAutoRenew ? record.expirationDate : nil
            renewalPrice = autoRenewPreference.flatMap { ledger.configuration?.item($0)?.price }
            currency = renewalPrice == nil ? nil : Locale.Currency(record.currency)
            recentSubscriptionStartDate = record.originalPurchaseDate
            environment = .xcode
            signedDate = ledger.date
        }

        /// All of it as JSON, with the names that Apple's servers have for it.
        public var jsonRepresentation: Data {
            var values: [String: Any] = [
                "originalTransactionId": String(originalTransactionID), "autoRenewProductId": currentProductID,
                "productId": currentProductID, "autoRenewStatus": willAutoRenew ? 1 : 0,
                "environment": environment.rawValue, "signedDate": Transaction.milliseconds(signedDate),
                "recentSubscriptionStartDate": Transaction.milliseconds(recentSubscriptionStartDate),
            ]
            if let autoRenewPreference { values["autoRenewProductId"] = autoRenewPreference }
            if let expirationReason { values["expirationIntent"] = expirationReason.rawValue }
            if let renewalDate { values["renewalDate"] = Transaction.milliseconds(renewalDate) }
            return (try? JSONSerialization.data(withJSONObject: values, options: .sortedKeys)) ?? Data()
        }
    }

    /// What a person has of a group of subscriptions.
    public struct Status: Hashable, Sendable {
        /// How far it is.
        public let state: RenewalState
        /// The last transaction.
        public let transaction: VerificationResult<Transaction>
        /// What becomes of it at the end of the period.
        public let renewalInfo: VerificationResult<RenewalInfo>

        init?(group: String, _ ledger: StoreLedger) {
            guard let record = ledger.latest(inGroup: group) else { return nil }
            state =
                record.revocationDate != nil ? .revoked : record.isActive(at: ledger.date) ? .subscribed : .expired
            transaction = .verified(Transaction(record))
            renewalInfo = .verified(RenewalInfo(record, ledger.renewal(of: group), ledger))
        }

        /// What becomes other of the person's subscriptions, as it happens.
        public static var updates: Updates { Updates(ledger: .current) }

        /// Statuses, one after the other.
        public struct Updates: AsyncSequence, Sendable {
            public typealias Element = Status
            let ledger: StoreLedger

            public struct AsyncIterator: AsyncIteratorProtocol {
                var base: AsyncStream<Status>.Iterator
                public mutating func next() async -> Status? { await base.next() }
            }

            public func makeAsyncIterator() -> AsyncIterator {
                let ledger = ledger
                let stream = ledger.stream { change -> Status? in
                    guard case .status(let group) = change else { return nil }
                    return Status(group: group, ledger)
                }
                return AsyncIterator(base: stream.makeAsyncIterator())
            }
        }
    }
}
