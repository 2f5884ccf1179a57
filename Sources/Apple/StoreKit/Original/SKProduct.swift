public import Foundation

/// Something that the store sells.
open class SKProduct: NSObject, @unchecked Sendable {
    private let item: StoreConfiguration.Item?
    private let configuration: StoreConfiguration?

    /// Creates a product without a name, for classes that tell of their own.
    public override init() { (item, configuration) = (nil, nil) }

    init(_ item: StoreConfiguration.Item, _ configuration: StoreConfiguration) {
        (self.item, self.configuration) = (item, configuration)
    }

    private var words: StoreConfiguration.Localization? { configuration?.words(item?.localizations) }

    /// The name by which the app asks for it.
    open var productIdentifier: String { item?.productID ?? "" }
    /// Its name.
    open var localizedTitle: String { words?.displayName ?? "" }
    /// What it is.
    open var localizedDescription: String { words?.description ?? "" }
    /// What it costs.
    open var price: NSDecimalNumber { NSDecimalNumber(decimal: item?.price ?? 0) }
    /// The currency in which the price is.
    open var priceLocale: Locale { configuration?.locale ?? .current }
    /// Whether the person's family has it as well.
    open var isFamilyShareable: Bool { item?.familyShareable ?? false }
    /// Whether something can be loaded for it: false.
    open var isDownloadable: Bool { false }
    /// How long a subscription lasts before it is paid again; nil for all else.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? {
        item?.recurringSubscriptionPeriod.flatMap { Product.SubscriptionPeriod(iso: $0) }
            .map { SKProductSubscriptionPeriod($0) }
    }
    /// The group of a subscription; nil for all else.
    open var subscriptionGroupIdentifier: String? { configuration?.group(of: productIdentifier)?.id }
    /// What those pay who have not subscribed before.
    open var introductoryPrice: SKProductDiscount? {
        item?.introductoryOffer.map { SKProductDiscount($0, .introductory, priceLocale) }
    }
    /// What those may pay who have.
    open var discounts: [SKProductDiscount] {
        (item?.adHocOffers ?? []).map { SKProductDiscount($0, .subscription, priceLocale) }
    }
}

/// How long a subscription lasts before it is paid again.
open class SKProductSubscriptionPeriod: NSObject {
    /// How many units.
    public let numberOfUnits: Int
    /// The unit.
    public let unit: SKProduct.PeriodUnit

    init(_ period: Product.SubscriptionPeriod) {
        numberOfUnits = period.value
        unit =
            switch period.unit {
            case .day: .day
            case .week: .week
            case .month: .month
            case .year: .year
            }
    }
}

extension SKProduct {
    /// The unit of a period. The numbers are Apple's (SKProduct.h).
    public enum PeriodUnit: UInt, Sendable {
        case day = 0
        case week = 1
        case month = 2
        case year = 3
    }
}

/// Less money, or none, for a time.
open class SKProductDiscount: NSObject {
    /// How it is paid. The numbers are Apple's (SKProductDiscount.h).
    public enum PaymentMode: UInt, Sendable {
        /// Less for each period.
        case payAsYouGo = 0
        /// Less, at once.
        case payUpFront = 1
        /// Nothing.
        case freeTrial = 2
    }

    /// Whom it is for.
    public enum `Type`: UInt, Sendable {
        /// Those who have not subscribed before.
        case introductory = 0
        /// Those who have.
        case subscription = 1
    }

    /// What it costs.
    public let price: NSDecimalNumber
    /// The currency of that.
    public let priceLocale: Locale
    /// Its name.
    public let identifier: String?
    /// How long one period is.
    public let subscriptionPeriod: SKProductSubscriptionPeriod
    /// How many periods it lasts.
    public let numberOfPeriods: Int
    /// How it is paid.
    public let paymentMode: PaymentMode
    /// Whom it is for.
    public let type: Type

    init(_ offer: StoreConfiguration.Offer, _ type: Type, _ locale: Locale) {
        price = NSDecimalNumber(decimal: offer.price)
        priceLocale = locale
        identifier = offer.offerID
        let period = offer.subscriptionPeriod.flatMap { Product.SubscriptionPeriod(iso: $0) } ?? .monthly
        subscriptionPeriod = SKProductSubscriptionPeriod(period)
        numberOfPeriods = offer.numberOfPeriods ?? 1
        switch Product.SubscriptionOffer.PaymentMode(file: offer.paymentMode) {
        case .payAsYouGo: paymentMode = .payAsYouGo
        case .payUpFront: paymentMode = .payUpFront
        default: paymentMode = .freeTrial
        }
        self.type = type
    }
}

/// The store of a country.
open class SKStorefront: NSObject, @unchecked Sendable {
    /// Its country, in three letters.
    public let countryCode: String
    /// Its name.
    public var identifier: String { countryCode }

    init(_ countryCode: String) { self.countryCode = countryCode }
}
