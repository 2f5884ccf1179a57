import Foundation
internal import SeamPrimitives

/// What the store sells while an app is tried out: a `.storekit` file, as Xcode writes it.
struct StoreConfiguration: Decodable, Sendable {
    /// Something that can be bought.
    struct Item: Codable, Hashable, Sendable {
        var productID: String
        var referenceName: String?
        var type: String
        var displayPrice: String?
        var familyShareable: Bool?
        var localizations: [Localization]?
        var recurringSubscriptionPeriod: String?
        var groupNumber: Int?
        var introductoryOffer: Offer?
        var adHocOffers: [Offer]?
        var winbackOffers: [Offer]?

        var price: Decimal { displayPrice.flatMap { Decimal(string: $0) } ?? 0 }
    }

    struct Localization: Codable, Hashable, Sendable {
        var locale: String?
        var displayName: String?
        var description: String?
    }

    struct Offer: Codable, Hashable, Sendable {
        var offerID: String?
        var displayPrice: String?
        var numberOfPeriods: Int?
        var paymentMode: String?
        var subscriptionPeriod: String?

        var price: Decimal { paymentMode == "free" ? 0 : displayPrice.flatMap { Decimal(string: $0) } ?? 0 }
    }

    struct Group: Decodable, Sendable {
        var id: String
        var name: String?
        var localizations: [Localization]?
        var subscriptions: [Item]?
    }

    struct Settings: Decodable, Sendable {
        var locale: String?
        var storefront: String?
        var disablesDialogs: Bool?
        var failsTransactions: Bool?
        var asksToBuy: Bool?

        enum CodingKeys: String, CodingKey {
            case locale = "_locale"
            case storefront = "_storefront"
            case disablesDialogs = "_disableDialogs"
            case failsTransactions = "_failTransactionsEnabled"
            case asksToBuy = "_askToBuyEnabled"
        }
    }

    var products: [Item]?
    var nonRenewingSubscriptions: [Item]?
    var subscriptionGroups: [Group]?
    var settings: Settings?

    /// All that can be bought, in the order of the file.
    var items: [Item] {
        (products ?? []) + (nonRenewingSubscriptions ?? [])
            + (subscriptionGroups ?? []).flatMap { $0.subscriptions ?? [] }
    }

    func item(_ productID: String) -> Item? { items.first { $0.productID == productID } }

    /// The group that a subscription is in.
    func group(of productID: String) -> Group? {
        subscriptionGroups?.first { ($0.subscriptions ?? []).contains { $0.productID == productID } }
    }

    /// The country of the store, in three letters.
    var storefront: String { settings?.storefront ?? "USA" }

    /// The language of the store with the money of its country.
    var locale: Locale {
        let language = settings?.locale ?? "en_US"
        let region = Locale(identifier: "und_\(storefront)").region ?? .unitedStates
        var parts = Locale.Components(identifier: language)
        parts.region = region
        return Locale(components: parts)
    }

    var currency: String { locale.currency?.identifier ?? "USD" }

    /// The words of something in the language of the store, or the first ones.
    func words(_ localizations: [Localization]?) -> Localization? {
        let wanted = settings?.locale ?? "en_US"
        let all = localizations ?? []
        return all.first { $0.locale == wanted }
            ?? all.first { $0.locale?.prefix(2) == wanted.prefix(2) } ?? all.first
    }

    func priceText(_ price: Decimal) -> String { price.formatted(.currency(code: currency).locale(locale)) }

    /// The file that the project of the app gives it, which lies in its bundle.
    static let ofApp: StoreConfiguration? = {
        guard let file = Bundle.main.url(forResource: "archived-store-configuration", withExtension: "storekit") else {
            return nil
        }
        do {
            return try JSONDecoder().decode(StoreConfiguration.self, from: Data(contentsOf: file))
        } catch {
            LoggedOnce.say("StoreKit: \(file.resolvingSymlinksInPath().path) cannot be read: \(error)")
            return nil
        }
    }()
}
