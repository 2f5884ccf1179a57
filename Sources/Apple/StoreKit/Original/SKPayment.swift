public import Foundation

/// What a person is to pay.
open class SKPayment: NSObject {
    /// What is bought.
    open internal(set) var productIdentifier: String
    /// How many of it.
    open internal(set) var quantity = 1
    /// The app's name for the person, without what would tell who they are.
    open internal(set) var applicationUsername: String?
    /// Whether somebody else has to agree, where the store is tried out.
    open internal(set) var simulatesAskToBuyInSandbox = false

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
    /// The app's name for the person, without what would tell who they are.
    open override var applicationUsername: String? {
        get { super.applicationUsername }
        set { super.applicationUsername = newValue }
    }
    /// Whether somebody else has to agree, where the store is tried out.
    open override var simulatesAskToBuyInSandbox: Bool {
        get { super.simulatesAskToBuyInSandbox }
        set { super.simulatesAskToBuyInSandbox = newValue }
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
    /// The first transaction, of one that was made before.
    open private(set) var original: SKPaymentTransaction?
    /// The store's name for it; nil until it was made.
    open private(set) var transactionIdentifier: String?
    /// When it was made.
    open private(set) var transactionDate: Date?

    /// Creates a transaction of an empty payment, for classes that tell of their own.
    public override init() {
        payment = SKPayment()
        transactionState = .purchasing
    }

    init(_ payment: SKPayment) {
        self.payment = payment
        transactionState = .purchasing
    }

    /// A purchase of the store's.
    init(_ record: PurchaseRecord, _ state: SKPaymentTransactionState) {
        payment = SKPayment(productIdentifier: record.productID)
        payment.quantity = record.quantity
        transactionState = state
        transactionDate = record.purchaseDate
        transactionIdentifier = String(record.id)
        super.init()
        if state == .restored || record.isRenewal {
            var first = record
            (first.id, first.isRenewal, first.purchaseDate) = (record.originalID, false, record.originalPurchaseDate)
            original = SKPaymentTransaction(first, .purchased)
        }
    }

    func fail(_ error: any Error) {
        (self.error, transactionState, transactionDate) = (error, .failed, Date())
    }

    func wait() { transactionState = .deferred }

    func succeed(_ record: PurchaseRecord) {
        (transactionState, transactionDate, transactionIdentifier) = (
            .purchased, record.purchaseDate, String(record.id)
        )
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
    /// The person wants to buy something that they saw in the store; whether to do it now. Not called: there are no pages.
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
    /// The store is another country's. Not called: it stays.
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
    /// The money for something was given back.
    func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
    ) {}
}
