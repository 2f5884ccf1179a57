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

/// Asks the store for products. It knows none: every identifier comes back as invalid.
open class SKProductsRequest: SKRequest {
    private let identifiers: Set<String>

    /// Creates a question for the products with these identifiers.
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

    /// Creates a question for nothing.
    public override convenience init() { self.init(productIdentifiers: []) }

    open override func start() {
        Store.notice("no product is known")
        nonisolated(unsafe) let request = self
        DispatchQueue.main.async {
            guard !request.isCancelled else { return }
            let response = SKProductsResponse(invalid: request.identifiers.sorted())
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
    /// Those that it knows.
    open var products: [SKProduct] { [] }
    /// The identifiers of those that it does not know.
    open private(set) var invalidProductIdentifiers: [String]

    /// Creates an answer without products, for classes that tell of their own.
    public override init() { invalidProductIdentifiers = [] }

    init(invalid: [String]) { invalidProductIdentifiers = invalid }
}
