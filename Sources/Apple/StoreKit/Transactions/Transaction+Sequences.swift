extension Transaction {
    /// Transactions, one after the other.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        let make: @Sendable () -> AsyncStream<Element>

        public struct AsyncIterator: AsyncIteratorProtocol {
            var base: AsyncStream<Element>.Iterator
            public mutating func next() async -> Element? { await base.next() }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: make().makeAsyncIterator()) }

        init(_ ledger: StoreLedger, _ take: @escaping @Sendable (StoreLedger) -> [PurchaseRecord]) {
            make = {
                AsyncStream { continuation in
                    for record in take(ledger) { continuation.yield(.verified(Transaction(record))) }
                    continuation.finish()
                }
            }
        }

        init(updatesOf ledger: StoreLedger) {
            make = {
                ledger.stream(takesTransactions: true) { change in
                    guard case .transaction(let record) = change else { return nil }
                    return .verified(Transaction(record))
                }
            }
        }
    }

    /// All transactions, the newest first, without things that were used up.
    public static var all: Transactions { Transactions(.current) { $0.history.reversed() } }

    /// The transactions of a product, the newest first.
    public static func all(for productID: String) -> Transactions {
        Transactions(.current) { $0.history.reversed().filter { $0.productID == productID } }
    }

    /// The transactions that the app has not finished.
    public static var unfinished: Transactions { Transactions(.current) { $0.records.filter { !$0.isFinished } } }

    /// The transactions that the app does not wait for, as they happen: renewals, refunds, purchases in views of the
    /// system's, and at the start those that were not finished. It does not end.
    public static var updates: Transactions { Transactions(updatesOf: .current) }

    /// The transactions that let the person use something now: things bought once, and subscriptions that have not ended.
    public static var currentEntitlements: Transactions { Transactions(.current) { $0.entitlements } }

    /// The transactions that let the person use a product now.
    public static func currentEntitlements(for productID: String) -> Transactions {
        Transactions(.current) { $0.entitlements.filter { $0.productID == productID } }
    }

    /// The transaction that lets the person use a product now; nil if they may not.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        StoreLedger.current.entitlements.last { $0.productID == productID }.map { .verified(Transaction($0)) }
    }

    /// The last transaction of a product; nil if there was none.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        StoreLedger.current.history.last { $0.productID == productID }.map { .verified(Transaction($0)) }
    }
}

extension StoreLedger {
    /// What was bought, without things that were used up.
    var history: [PurchaseRecord] {
        records.filter { !($0.isFinished && $0.type == Product.ProductType.consumable.rawValue) }
    }

    /// What the person may use now.
    var entitlements: [PurchaseRecord] {
        let (all, date) = (records, date)
        return all.filter { record in
            guard record.revocationDate == nil else { return false }
            switch Product.ProductType(rawValue: record.type) {
            case .nonConsumable, .nonRenewable: return true
            case .autoRenewable:
                return record.isActive(at: date)
                    && all.last { $0.groupID == record.groupID && !$0.isUpgraded }?.id == record.id
            default: return false
            }
        }
    }
}
