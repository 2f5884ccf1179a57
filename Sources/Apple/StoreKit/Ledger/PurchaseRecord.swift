import Foundation

/// A purchase or a renewal, as it is kept in the app's container.
struct PurchaseRecord: Codable, Hashable, Sendable {
    var id: UInt64
    var originalID: UInt64
    var productID: String
    var type: String
    var groupID: String?
    var purchaseDate: Date
    var originalPurchaseDate: Date
    var expirationDate: Date?
    var quantity = 1
    var isUpgraded = false
    var isFinished = false
    var isRenewal = false
    var appAccountToken: UUID?
    var offerType: Int?
    var offerID: String?
    var offerMode: String?
    var revocationDate: Date?
    var revocationReason: Int?
    var price: Decimal
    var currency: String
    var storefront: String

    /// Until when it gives something; nil for ever.
    func isActive(at date: Date) -> Bool {
        revocationDate == nil && !isUpgraded && (expirationDate.map { $0 > date } ?? true)
    }
}

/// What becomes of a subscription at the end of its period.
struct RenewalRecord: Codable, Hashable, Sendable {
    var renews: Bool
    /// The product that it goes on with.
    var productID: String
}

/// All that an app's person has bought.
struct PurchaseBook: Codable, Sendable {
    var nextID: UInt64 = 0
    var records: [PurchaseRecord] = []
    /// By the names of groups.
    var renewals: [String: RenewalRecord] = [:]
}
