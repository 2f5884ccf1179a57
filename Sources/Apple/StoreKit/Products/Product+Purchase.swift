public import Foundation
public import UIKit

extension Product {
    /// What became of a purchase.
    public enum PurchaseResult: Sendable {
        /// It was bought.
        case success(VerificationResult<Transaction>)
        /// The person did not want to.
        case userCancelled
        /// Somebody else has to agree; what comes of it comes to `Transaction.updates`.
        case pending
    }

    /// Why something could not be bought.
    public enum PurchaseError: Error, Hashable, Sendable {
        /// The quantity is less than one or more than ten.
        case invalidQuantity
        /// The store does not have it.
        case productUnavailable
        /// The person may not buy.
        case purchaseNotAllowed
        /// The offer is not for the person.
        case ineligibleForOffer
        /// There is no such offer.
        case invalidOfferIdentifier
        /// The price of the offer is not right.
        case invalidOfferPrice
        /// The signature of the offer is not right.
        case invalidOfferSignature
        /// The offer lacks something.
        case missingOfferParameters
    }

    /// How something is bought.
    public struct PurchaseOption: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case token(UUID)
            case quantity(Int)
            case offer(String)
            case asksToBuy(Bool)
            case other(String, String)
        }
        let kind: Kind

        /// A name for the person in the app, which the transaction has.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { .init(kind: .token(token)) }
        /// How many are bought; 1 by default, 10 at most.
        public static func quantity(_ quantity: Int) -> PurchaseOption { .init(kind: .quantity(quantity)) }
        /// Whether somebody else has to agree.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            .init(kind: .asksToBuy(simulateAskToBuy))
        }
        /// An offer for those who have subscribed before. The signature is not looked at.
        public static func promotionalOffer(
            offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
        ) -> PurchaseOption { .init(kind: .offer(offerID)) }
        /// An offer for those who subscribe no more.
        public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
            .init(kind: .offer(offer.id ?? ""))
        }
        /// Whether to go on when the store is another country's. Without effect: it stays.
        public static func onStorefrontChange(
            shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
        ) -> PurchaseOption { .init(kind: .other("storefront", "")) }
        /// Something for the store, which does not look at it.
        public static func custom(key: String, value: String) -> PurchaseOption { .init(kind: .other(key, value)) }
        /// Something for the store, which does not look at it.
        public static func custom(key: String, value: Double) -> PurchaseOption {
            .init(kind: .other(key, String(value)))
        }
        /// Something for the store, which does not look at it.
        public static func custom(key: String, value: Bool) -> PurchaseOption {
            .init(kind: .other(key, String(value)))
        }
        /// Something for the store, which does not look at it.
        public static func custom(key: String, value: Data) -> PurchaseOption {
            .init(kind: .other(key, value.base64EncodedString()))
        }
    }

    /// Asks the person, and buys it for them: nothing is paid. What is bought stays in the app's container.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        let ledger = StoreLedger.current
        var (quantity, asks, token, offerID): (Int, Bool, UUID?, String?) = (1, false, nil, nil)
        for option in options {
            switch option.kind {
            case .token(let value): token = value
            case .quantity(let value): quantity = value
            case .offer(let value): offerID = value
            case .asksToBuy(let value): asks = value
            case .other: break
            }
        }
        guard (1...10).contains(quantity) else { throw PurchaseError.invalidQuantity }
        guard let settings = ledger.configuration else { throw PurchaseError.productUnavailable }
        guard let item = settings.item(id) else { throw PurchaseError.productUnavailable }
        let offers = (item.adHocOffers ?? []) + (item.winbackOffers ?? [])
        if let offerID, !offers.contains(where: { $0.offerID == offerID }) {
            throw PurchaseError.invalidOfferIdentifier
        }
        switch try await ledger.sell(item, quantity: quantity, token: token, offerID: offerID, asksToBuy: asks) {
        case .bought(let record): return .success(.verified(Transaction(record)))
        case .refused: return .userCancelled
        case .waits: return .pending
        }
    }

    /// Asks the person over a scene, and buys it for them.
    @preconcurrency @MainActor
    public func purchase(
        confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult { try await purchase(options: options) }

    /// Asks the person over a controller, and buys it for them.
    @preconcurrency @MainActor
    public func purchase(
        confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult { try await purchase(options: options) }
}

extension Product.PurchaseError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .invalidQuantity: "The quantity is invalid."
        case .productUnavailable: "The product is not available."
        case .purchaseNotAllowed: "Purchases are not allowed."
        case .ineligibleForOffer: "You are not eligible for this offer."
        case .invalidOfferIdentifier, .invalidOfferPrice, .invalidOfferSignature, .missingOfferParameters:
            "The offer is invalid."
        }
    }
}
