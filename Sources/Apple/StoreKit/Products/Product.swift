public import Foundation

/// Something that the app sells.
///
/// Products come from the `.storekit` file that the scheme of the app's project names, as in the Simulator. Without one
/// there are none.
public struct Product: Identifiable, Sendable {
    let item: StoreConfiguration.Item
    /// The name by which the app asks for it.
    public let id: String
    /// What kind of thing it is.
    public let type: ProductType
    /// Its name, in the language of the store.
    public let displayName: String
    /// What it is, in the language of the store.
    public let description: String
    /// What it costs, in the currency of the store.
    public let price: Decimal
    /// What it costs, as the person reads it.
    public let displayPrice: String
    /// Whether the person's family has it as well.
    public let isFamilyShareable: Bool
    /// What a subscription is; nil for all else.
    public let subscription: SubscriptionInfo?
    /// How prices are written.
    public let priceFormatStyle: Decimal.FormatStyle.Currency

    init(_ item: StoreConfiguration.Item, _ configuration: StoreConfiguration) {
        let words = configuration.words(item.localizations)
        self.item = item
        id = item.productID
        type = ProductType(file: item.type)
        displayName = words?.displayName ?? ""
        description = words?.description ?? ""
        price = item.price
        displayPrice = configuration.priceText(item.price)
        isFamilyShareable = item.familyShareable ?? false
        subscription = configuration.group(of: item.productID).flatMap { SubscriptionInfo(item, $0, configuration) }
        priceFormatStyle = .currency(code: configuration.currency).locale(configuration.locale)
    }

    /// The description of the product in the form of the file.
    public var jsonRepresentation: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(item)) ?? Data()
    }

    /// The products of these identifiers, without those that the store does not have. The order is that of the store.
    public static func products<Identifiers: Collection>(
        for identifiers: Identifiers
    ) async throws -> [Product] where Identifiers.Element == String {
        guard let configuration = StoreLedger.current.configuration else {
            Store.notice("no product is known")
            return []
        }
        let wanted = Set(identifiers)
        return configuration.items.filter { wanted.contains($0.productID) }.map { Product($0, configuration) }
    }

    /// The last transaction of it; nil if there was none.
    public var latestTransaction: VerificationResult<Transaction>? {
        get async { await Transaction.latest(for: id) }
    }

    /// The transaction that lets the person use it now; nil if they may not.
    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { await Transaction.currentEntitlement(for: id) }
    }

    /// The transactions that let the person use it now.
    public var currentEntitlements: Transaction.Transactions { Transaction.currentEntitlements(for: id) }
}

extension Product: Hashable {
    public static func == (a: Product, b: Product) -> Bool { a.item == b.item && a.displayPrice == b.displayPrice }
    public func hash(into hasher: inout Hasher) { hasher.combine(item) }
}

extension Product: CustomDebugStringConvertible {
    public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}

extension Product {
    /// A kind of thing that is sold.
    public struct ProductType: RawRepresentable, Hashable, Sendable, Codable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// It is used up, and can be bought again.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// It is bought once.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// It is paid once for a time that the app counts.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// It is paid again and again.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")

        /// The kind as the person reads it.
        public var localizedDescription: String { rawValue }

        init(file: String) {
            switch file {
            case "Consumable": self = .consumable
            case "NonConsumable": self = .nonConsumable
            case "NonRenewingSubscription": self = .nonRenewable
            case "RecurringSubscription": self = .autoRenewable
            default: self.init(rawValue: file)
            }
        }
    }
}
