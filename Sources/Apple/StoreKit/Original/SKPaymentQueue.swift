public import Foundation

/// The payments of the app, for what its project's `.storekit` file sells. Without one none can be made, as on a device whose
/// owner does not allow it.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let shared = SKPaymentQueue()
    private final class Observer { weak var object: (any SKPaymentTransactionObserver)? }
    private let lock = NSLock()
    private let ledger = StoreLedger.current
    private var observers: [Observer] = []
    private var open: [SKPaymentTransaction] = []
    private var hasUnfinished = false

    /// The queue.
    open class func `default`() -> SKPaymentQueue { shared }
    /// Whether there is something that can be bought.
    open class func canMakePayments() -> Bool { AppStore.canMakePayments }

    /// What has not been finished.
    open var transactions: [SKPaymentTransaction] { lock.withLock { open } }
    /// The person's store; nil where there is none.
    open var storefront: SKStorefront? { ledger.configuration.map { SKStorefront($0.storefront) } }

    /// Begins to tell somebody. The first one hears of what was not finished when the app ran last.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        let held = Observer()
        held.object = observer
        let isFirst = lock.withLock {
            defer { hasUnfinished = true }
            observers.append(held)
            return !hasUnfinished
        }
        let old = isFirst ? ledger.records.filter { !$0.isFinished } : []
        guard !old.isEmpty else { return }
        let transactions = old.map { SKPaymentTransaction($0, .purchased) }
        lock.withLock { open += transactions }
        tellOfUpdates(transactions)
    }

    /// Tells somebody no more.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
    }

    /// Begins a payment: the person is asked. Fails with `SKError.paymentNotAllowed` where there is no store.
    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment)
        lock.withLock { open.append(transaction) }
        guard let configuration = ledger.configuration else {
            Store.notice("nothing can be bought")
            transaction.fail(SKError(.paymentNotAllowed))
            return tellOfUpdates([transaction])
        }
        tellOfUpdates([transaction])
        nonisolated(unsafe) let (held, asks) = (transaction, payment.simulatesAskToBuyInSandbox)
        let (quantity, item) = (payment.quantity, configuration.item(payment.productIdentifier))
        let (ledger, token) = (ledger, payment.applicationUsername.flatMap { UUID(uuidString: $0) })
        Task { @MainActor in
            do {
                guard let item else { throw SKError(.storeProductNotAvailable) }
                switch try await ledger.sell(item, quantity: quantity, token: token, asksToBuy: asks) {
                case .bought(let record): held.succeed(record)
                case .refused: throw SKError(.paymentCancelled)
                case .waits: held.wait()
                }
            } catch { held.fail(error is SKError ? error : SKError(.unknown)) }
            self.tellOfUpdates([held])
        }
    }

    /// Ends a transaction.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        lock.withLock { open.removeAll { $0 === transaction } }
        if let id = transaction.transactionIdentifier.flatMap({ UInt64($0) }) { ledger.finish(id) }
        nonisolated(unsafe) let finished = [transaction]
        tell { $1.paymentQueue($0, removedTransactions: finished) }
    }

    /// Fetches what was bought before: things that are bought once, and subscriptions.
    open func restoreCompletedTransactions() {
        let restored = ledger.history.filter {
            $0.type != Product.ProductType.consumable.rawValue && $0.type != Product.ProductType.nonRenewable.rawValue
                && $0.revocationDate == nil
        }.map { SKPaymentTransaction($0, .restored) }
        if !restored.isEmpty {
            lock.withLock { open += restored }
            tellOfUpdates(restored)
        }
        tell { $1.paymentQueueRestoreCompletedTransactionsFinished($0) }
    }

    /// Fetches what was bought before by somebody.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }

    /// Asks for the code of an offer. Has no effect: there are none.
    open func presentCodeRedemptionSheet() { Store.notice("no code is taken") }

    /// Has the person agree to a price. Has no effect: prices stay.
    open func showPriceConsentIfNeeded() {}

    private func tellOfUpdates(_ transactions: [SKPaymentTransaction]) {
        nonisolated(unsafe) let transactions = transactions
        tell { $1.paymentQueue($0, updatedTransactions: transactions) }
    }

    private func tell(_ what: @escaping (SKPaymentQueue, any SKPaymentTransactionObserver) -> Void) {
        nonisolated(unsafe) let what = what
        DispatchQueue.main.async {
            for observer in self.lock.withLock({ self.observers }) {
                if let object = observer.object { what(self, object) }
            }
        }
    }
}
