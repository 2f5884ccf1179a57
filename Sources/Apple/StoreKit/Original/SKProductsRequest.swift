public import Foundation

/// A question to the store.
open class SKRequest: NSObject {
    /// The object that hears of the answer; held weakly.
    open weak var delegate: (any SKRequestDelegate)?
    var isCancelled = false

    /// Asks.
    open func start() {}
    /// Wants no answer any more.
    open func cancel() { isCancelled = true }
}

/// Hears of an answer of the store. The methods are optional.
public protocol SKRequestDelegate: AnyObject {
    /// The answer was given.
    func requestDidFinish(_ request: SKRequest)
    /// There is no answer.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks the store for products: those of the `.storekit` file that the app's project has. Every other identifier comes back
/// as invalid.
open class SKProductsRequest: SKRequest {
    private let identifiers: Set<String>
    private let ledger = StoreLedger.current

    /// Creates a question for the products with these identifiers.
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

    /// Creates a question for nothing.
    public override convenience init() { self.init(productIdentifiers: []) }

    open override func start() {
        if ledger.configuration == nil { Store.notice("no product is known") }
        nonisolated(unsafe) let request = self
        DispatchQueue.main.async {
            guard !request.isCancelled else { return }
            let response = SKProductsResponse(request.identifiers, request.ledger.configuration)
            (request.delegate as? any SKProductsRequestDelegate)?.productsRequest(request, didReceive: response)
            request.delegate?.requestDidFinish(request)
        }
    }
}

/// Hears which products there are.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// The store has answered.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// What the store knows of the products that an app asked for.
open class SKProductsResponse: NSObject {
    private let known: [SKProduct]
    /// Those that it knows.
    open var products: [SKProduct] { known }
    /// The identifiers of those that it does not know.
    open private(set) var invalidProductIdentifiers: [String]

    /// Creates an answer without products, for classes that tell of their own.
    public override init() { (known, invalidProductIdentifiers) = ([], []) }

    init(_ identifiers: Set<String>, _ configuration: StoreConfiguration?) {
        known =
            configuration.map { store in
                store.items.filter { identifiers.contains($0.productID) }.map { SKProduct($0, store) }
            } ?? []
        invalidProductIdentifiers = identifiers.subtracting(known.map(\.productIdentifier)).sorted()
    }
}

/// Fetches the receipt of the app. There is none in a file, so that it fails where there is no store, and writes none.
open class SKReceiptRefreshRequest: SKRequest {
    private let ledger = StoreLedger.current

    /// Creates a request. The properties are for tries of the store's, and not looked at.
    public init(receiptProperties properties: [String: Any]? = nil) {}

    open override func start() {
        nonisolated(unsafe) let request = self
        DispatchQueue.main.async {
            guard !request.isCancelled else { return }
            if request.ledger.configuration == nil {
                request.delegate?.request(request, didFailWithError: SKError(.unknown))
            } else {
                request.delegate?.requestDidFinish(request)
            }
        }
    }
}
