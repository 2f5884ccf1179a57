public import Foundation

/// What a person is to pay.
open class SKPayment: NSObject {
    /// What is bought.
    open internal(set) var productIdentifier: String
    /// How many of it.
    open internal(set) var quantity = 1

    /// Creates a payment for nothing yet.
    public override init() { productIdentifier = "" }

    init(productIdentifier: String) { self.productIdentifier = productIdentifier }

    /// Creates a payment for a product.
    public convenience init(product: SKProduct) { self.init(productIdentifier: product.productIdentifier) }
}

/// A payment that can be changed.
open class SKMutablePayment: SKPayment {
    /// What is bought.
    open override var productIdentifier: String {
        get { super.productIdentifier }
        set { super.productIdentifier = newValue }
    }
    /// How many are bought.
    open override var quantity: Int {
        get { super.quantity }
        set { super.quantity = newValue }
    }
}

/// What became of a payment.
public enum SKPaymentTransactionState: Int, Sendable {
    /// It is being made.
    case purchasing = 0
    /// It was made.
    case purchased = 1
    /// It was not made.
    case failed = 2
    /// It was made before.
    case restored = 3
    /// Somebody else has to agree.
    case deferred = 4
}

/// A payment and what became of it.
open class SKPaymentTransaction: NSObject {
    /// The payment.
    open private(set) var payment: SKPayment
    /// What became of it.
    open private(set) var transactionState: SKPaymentTransactionState
    /// Why it was not made.
    open private(set) var error: (any Error)?
    /// The first transaction, of one that was made before. Nil.
    open var original: SKPaymentTransaction? { nil }
    /// The store's name for it. Nil: the store has none.
    open var transactionIdentifier: String? { nil }
    /// When it was made.
    open private(set) var transactionDate: Date?

    /// Creates a transaction of an empty payment, for classes that tell of their own.
    public override init() {
        payment = SKPayment()
        transactionState = .purchasing
    }

    init(_ payment: SKPayment, error: any Error) {
        self.payment = payment
        self.error = error
        transactionState = .failed
        transactionDate = Date()
    }
}

/// Hears what becomes of payments. The methods but the first are optional.
public protocol SKPaymentTransactionObserver: AnyObject {
    /// Transactions are new or have changed.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Transactions are done.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// What was bought before could not be fetched.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// What was bought before has been fetched.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}

/// The payments of the app. None can be made, as on a device whose owner does not allow it.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let shared = SKPaymentQueue()
    private final class Observer { weak var object: (any SKPaymentTransactionObserver)? }
    private let lock = NSLock()
    private var observers: [Observer] = []
    private var open: [SKPaymentTransaction] = []

    /// The queue.
    open class func `default`() -> SKPaymentQueue { shared }
    /// False: there is no store.
    open class func canMakePayments() -> Bool { false }

    /// What has not been finished.
    open var transactions: [SKPaymentTransaction] { lock.withLock { open } }

    /// Begins to tell somebody.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        let held = Observer()
        held.object = observer
        lock.withLock { observers.append(held) }
    }

    /// Tells somebody no more.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
    }

    /// Begins a payment, which fails with `SKError.paymentNotAllowed`.
    open func add(_ payment: SKPayment) {
        Store.notice("nothing can be bought")
        let transaction = SKPaymentTransaction(payment, error: SKError(.paymentNotAllowed))
        lock.withLock { open.append(transaction) }
        tell { $1.paymentQueue($0, updatedTransactions: [transaction]) }
    }

    /// Ends a transaction.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        lock.withLock { open.removeAll { $0 === transaction } }
        tell { $1.paymentQueue($0, removedTransactions: [transaction]) }
    }

    /// Fetches what was bought before: nothing.
    open func restoreCompletedTransactions() {
        tell { $1.paymentQueueRestoreCompletedTransactionsFinished($0) }
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
