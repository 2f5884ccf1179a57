public import StoreKit
public import SwiftUI

/// Buys a product for the person, as `Product.purchase(options:)` does.
public struct PurchaseAction: Sendable {
    /// Asks the person, and buys.
    @preconcurrency @MainActor
    public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

private struct PurchaseKey: EnvironmentKey { static let defaultValue = PurchaseAction() }

extension EnvironmentValues {
    /// Buys a product for the person.
    public var purchase: PurchaseAction { self[PurchaseKey.self] }
}

/// What the views of products do besides, which modifiers around them say.
struct StoreHandlers: Sendable {
    typealias Start = @MainActor @Sendable (Product) async -> Void
    typealias Completion = @MainActor @Sendable (Product, Result<Product.PurchaseResult, any Error>) async -> Void
    typealias Options = @MainActor @Sendable (Product) async -> Set<Product.PurchaseOption>?

    var start: Start?
    var completion: Completion?
    var options: Options?

    /// Buys a product as a view does. Without somebody who takes what comes, a purchase comes to `Transaction.updates`.
    @MainActor func buy(_ product: Product) async {
        await start?(product)
        let result: Result<Product.PurchaseResult, any Error>
        do {
            result = .success(try await product.purchase(options: await options?(product) ?? []))
        } catch { result = .failure(error) }
        if let completion {
            await completion(product, result)
        } else if case .success(.success(let transaction)) = result {
            transaction.unsafePayloadValue.tellOfUpdate()
        }
    }
}

private struct StoreHandlersKey: EnvironmentKey { static let defaultValue = StoreHandlers() }

extension EnvironmentValues {
    var storeHandlers: StoreHandlers {
        get { self[StoreHandlersKey.self] }
        set { self[StoreHandlersKey.self] = newValue }
    }
}

extension View {
    /// Calls `action` before a view of products in this one begins to buy; nil for nothing.
    public func onInAppPurchaseStart(
        perform action: (@MainActor @Sendable (Product) async -> Void)?
    ) -> some View { transformEnvironment(\.storeHandlers) { $0.start = action } }

    /// Calls `action` with what became of a purchase of a view of products in this one; nil to have purchases come to
    /// `Transaction.updates`.
    public func onInAppPurchaseCompletion(
        perform action: (@MainActor @Sendable (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { transformEnvironment(\.storeHandlers) { $0.completion = action } }

    /// Says how views of products in this one buy.
    public func inAppPurchaseOptions(
        _ options: (@MainActor @Sendable (Product) async -> Set<Product.PurchaseOption>?)?
    ) -> some View { transformEnvironment(\.storeHandlers) { $0.options = options } }
}
