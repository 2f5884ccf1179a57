public import Foundation

/// Something that the store sells. There is no store: nothing makes one but a subclass.
open class SKProduct: NSObject {
    /// The name by which the app asks for it.
    open var productIdentifier: String { "" }
    /// Its name.
    open var localizedTitle: String { "" }
    /// What it is.
    open var localizedDescription: String { "" }
    /// What it costs.
    open var price: NSDecimalNumber { 0 }
    /// The currency in which the price is.
    open var priceLocale: Locale { .current }
}
