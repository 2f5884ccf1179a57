public import Foundation
public import UIKit

/// A purchase, or the renewal of one.
public struct Transaction: Identifiable, Hashable, Sendable {
    let record: PurchaseRecord
    init(_ record: PurchaseRecord) { self.record = record }

    /// Its number.
    public var id: UInt64 { record.id }
    /// The number of the first transaction of the purchase.
    public var originalID: UInt64 { record.originalID }
    /// What was bought.
    public var productID: String { record.productID }
    /// What kind of thing that is.
    public var productType: Product.ProductType { Product.ProductType(rawValue: record.type) }
    /// The group of the subscription; nil for all else.
    public var subscriptionGroupID: String? { record.groupID }
    /// The number of the period; nil for what is no subscription.
    public var webOrderLineItemID: String? { record.groupID == nil ? nil : String(record.id) }
    /// The identifier of the app.
    public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }
    /// When it was made.
    public var purchaseDate: Date { record.purchaseDate }
    /// When the first transaction of the purchase was made.
    public var originalPurchaseDate: Date { record.originalPurchaseDate }
    /// When the period ends; nil for what is no subscription.
    public var expirationDate: Date? { record.expirationDate }
    /// How many were bought.
    public var purchasedQuantity: Int { record.quantity }
    /// Whether the person has a better subscription since.
    public var isUpgraded: Bool { record.isUpgraded }
    /// When the money was given back; nil if it was not.
    public var revocationDate: Date? { record.revocationDate }
    /// Why the money was given back.
    public var revocationReason: RevocationReason? { record.revocationReason.map { RevocationReason(rawValue: $0) } }
    /// The name that the app gave its person.
    public var appAccountToken: UUID? { record.appAccountToken }
    /// Whom the offer was for that it was made by; nil without one.
    public var offerType: OfferType? { record.offerType.map { OfferType(rawValue: $0) } }
    /// The name of the offer.
    public var offerID: String? { record.offerID }
    /// The offer that it was made by; nil without one.
    public var offer: Offer? { offerType.map { Offer(id: offerID, type: $0, mode: record.offerMode) } }
    /// Whether the person has bought it, or their family.
    public var ownershipType: OwnershipType { .purchased }
    /// Why it was made.
    public var reason: Reason { record.isRenewal ? .renewal : .purchase }
    /// What was paid.
    public var price: Decimal? { record.price }
    /// The currency of that.
    public var currency: Locale.Currency? { Locale.Currency(record.currency) }
    /// The currency of that, in three letters.
    public var currencyCode: String? { record.currency }
    /// The store.
    public var storefront: Storefront { Storefront(countryCode: record.storefront) }
    /// The country of the store, in three letters.
    public var storefrontCountryCode: String { record.storefront }
    /// Where it was made: `xcode`.
    public var environment: AppStore.Environment { .xcode }
    /// Where it was made: `Xcode`.
    public var environmentStringRepresentation: String { environment.rawValue }
    /// When the store has said this.
    public var signedDate: Date { record.revocationDate ?? record.purchaseDate }

    /// Says that the app has given what was bought. Until then the transaction comes again at each start.
    public func finish() async { StoreLedger.current.finish(id) }

    /// What the person has of the subscription's group; nil for what is no subscription.
    public var subscriptionStatus: Product.SubscriptionInfo.Status? {
        get async { record.groupID.flatMap { Product.SubscriptionInfo.Status(group: $0, .current) } }
    }

    /// All of it as JSON, with the names that Apple's servers have for it.
    public var jsonRepresentation: Data {
        var values: [String: Any] = [
            "transactionId": String(id), "originalTransactionId": String(originalID), "bundleId": appBundleID,
            "productId": productID, "type": record.type, "quantity": purchasedQuantity,
            "purchaseDate": Self.milliseconds(purchaseDate), "inAppOwnershipType": ownershipType.rawValue,
            "originalPurchaseDate": Self.milliseconds(originalPurchaseDate), "environment": environment.rawValue,
            "signedDate": Self.milliseconds(signedDate), "transactionReason": reason.rawValue,
            "storefront": record.storefront, "currency": record.currency,
            "price": NSDecimalNumber(decimal: record.price * 1000).intValue,
        ]
        if let group = record.groupID { values["subscriptionGroupIdentifier"] = group }
        if let webOrderLineItemID { values["webOrderLineItemId"] = webOrderLineItemID }
        if let expirationDate { values["expiresDate"] = Self.milliseconds(expirationDate) }
        if let revocationDate { values["revocationDate"] = Self.milliseconds(revocationDate) }
        if let reason = record.revocationReason { values["revocationReason"] = reason }
        if let appAccountToken { values["appAccountToken"] = appAccountToken.uuidString.lowercased() }
        if let type = record.offerType { values["offerType"] = type }
        if let offerID { values["offerIdentifier"] = offerID }
        if isUpgraded { values["isUpgraded"] = true }
        return (try? JSONSerialization.data(withJSONObject: values, options: .sortedKeys)) ?? Data()
    }

    static func milliseconds(_ date: Date) -> Int { Int((date.timeIntervalSince1970 * 1000).rounded()) }
}

extension Transaction: CustomDebugStringConvertible {
    public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}

extension Transaction {
    /// Why money was given back.
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// For another reason.
        public static let other = RevocationReason(rawValue: 0)
        /// The app did not do what it should.
        public static let developerIssue = RevocationReason(rawValue: 1)

        /// The reason as the person reads it.
        public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
    }

    /// Whom an offer is for.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Those who have not subscribed before.
        public static let introductory = OfferType(rawValue: 1)
        /// Those who have.
        public static let promotional = OfferType(rawValue: 2)
        /// Those who have a code.
        public static let code = OfferType(rawValue: 3)
        /// Those who subscribe no more.
        public static let winBack = OfferType(rawValue: 4)
    }

    /// The offer that a transaction was made by.
    public struct Offer: Hashable, Sendable {
        /// How it is paid.
        public typealias PaymentMode = Product.SubscriptionOffer.PaymentMode
        /// Its name.
        public let id: String?
        /// Whom it is for.
        public let type: OfferType
        /// How it is paid.
        public let paymentMode: PaymentMode?

        init(id: String?, type: OfferType, mode: String?) {
            (self.id, self.type, paymentMode) = (id, type, mode.map { PaymentMode(file: $0) })
        }
    }

    /// Whose purchase it is.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The person's.
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        /// Somebody's of the family.
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// Why a transaction was made.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The person bought.
        public static let purchase = Reason(rawValue: "PURCHASE")
        /// A period ended.
        public static let renewal = Reason(rawValue: "RENEWAL")
    }

    /// What became of the wish to have the money back.
    public enum RefundRequestStatus: Hashable, Sendable {
        case userCancelled, success
    }

    /// Why one cannot have the money back.
    public enum RefundRequestError: Error, Hashable, Sendable {
        /// The money was given back already.
        case duplicateRequest
        /// Something else.
        case failed
    }

    /// Asks the person whether they want their money back, which they get.
    @preconcurrency @MainActor
    public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        try await Self.beginRefundRequest(for: id, in: scene)
    }

    /// Asks the person whether they want their money back, which they get.
    @preconcurrency @MainActor
    public func beginRefundRequest(in controller: UIViewController) async throws -> RefundRequestStatus {
        try await Self.refund(id)
    }

    /// Asks the person whether they want their money back, which they get.
    @preconcurrency @MainActor
    public static func beginRefundRequest(
        for transactionID: UInt64, in scene: UIWindowScene
    ) async throws -> RefundRequestStatus { try await refund(transactionID) }

    @MainActor static func refund(_ id: UInt64) async throws -> RefundRequestStatus {
        let ledger = StoreLedger.current
        guard let record = ledger.records.first(where: { $0.id == id }) else { throw RefundRequestError.failed }
        guard record.revocationDate == nil else { throw RefundRequestError.duplicateRequest }
        let name = ledger.configuration.flatMap { store in
            store.item(record.productID).flatMap { store.words($0.localizations)?.displayName }
        }
        let texts = PurchaseTexts.current
        let answer = await SystemOverlay.ask(
            title: texts.refundTitle, message: name, buttons: [(texts.cancel, .cancel), (texts.refund, .default)],
            preferred: 1)
        guard answer == 1 else { return .userCancelled }
        ledger.refund(id)
        return .success
    }
}
