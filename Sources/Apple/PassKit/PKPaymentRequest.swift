public import Foundation

/// What is to be paid.
open class PKPaymentRequest: NSObject {
    /// The number of the merchant.
    open var merchantIdentifier = ""
    /// The merchant's country.
    open var countryCode = ""
    /// The currency.
    open var currencyCode = ""
    /// The cards that are taken.
    open var supportedNetworks: [PKPaymentNetwork] = []
    /// How cards are checked.
    open var merchantCapabilities: PKMerchantCapability = []
    /// What is paid for; the last line is the sum.
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    /// The ways to send it.
    open var shippingMethods: [PKShippingMethod]?
    /// What of the address for sending is needed.
    open var requiredShippingContactFields: Set<PKContactField> = []
    /// What of the address for the bill is needed.
    open var requiredBillingContactFields: Set<PKContactField> = []
    /// Data of the app's own.
    open var applicationData: Data?
    /// The countries of cards; nil for all.
    open var supportedCountries: Set<String>?

    public override init() { super.init() }
}

/// How sure an amount is.
public enum PKPaymentSummaryItemType: UInt, Sendable {
    case final, pending
}

/// A line of what is paid for.
open class PKPaymentSummaryItem: NSObject {
    /// What it is.
    open var label: String
    /// How much.
    open var amount: NSDecimalNumber
    /// How sure the amount is.
    open var type: PKPaymentSummaryItemType

    /// A line.
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        (self.label, self.amount, self.type) = (label, amount, type)
    }

    /// A line whose amount is sure.
    public convenience init(label: String, amount: NSDecimalNumber) {
        self.init(label: label, amount: amount, type: .final)
    }
}

/// A way to send something.
open class PKShippingMethod: PKPaymentSummaryItem {
    /// Its name for programs.
    open var identifier: String?
    /// Words about it.
    open var detail: String?
}

/// A company of cards.
public struct PKPaymentNetwork: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// American Express.
    public static let amex = PKPaymentNetwork("AmEx")
    /// UnionPay.
    public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
    /// Discover.
    public static let discover = PKPaymentNetwork("Discover")
    /// JCB.
    public static let JCB = PKPaymentNetwork("JCB")
    /// Maestro.
    public static let maestro = PKPaymentNetwork("Maestro")
    /// Mastercard.
    public static let masterCard = PKPaymentNetwork("MasterCard")
    /// mada.
    public static let mada = PKPaymentNetwork("Mada")
    /// Cards of shops.
    public static let privateLabel = PKPaymentNetwork("PrivateLabel")
    /// Visa.
    public static let visa = PKPaymentNetwork("Visa")
    /// V Pay.
    public static let vPay = PKPaymentNetwork("vPay")
}

/// How cards are checked. The numbers are Apple's (PKConstants.h).
public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// 3-D Secure.
    public static let threeDSecure = PKMerchantCapability(rawValue: 1 << 0)
    /// EMV.
    public static let emv = PKMerchantCapability(rawValue: 1 << 1)
    /// Credit cards.
    public static let credit = PKMerchantCapability(rawValue: 1 << 2)
    /// Debit cards.
    public static let debit = PKMerchantCapability(rawValue: 1 << 3)
    /// 3-D Secure, by its older name.
    public static let capability3DS = threeDSecure
    /// EMV, by its older name.
    public static let capabilityEMV = emv
    /// Credit cards, by their older name.
    public static let capabilityCredit = credit
    /// Debit cards, by their older name.
    public static let capabilityDebit = debit
}

/// A part of an address.
public struct PKContactField: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The postal address.
    public static let postalAddress = PKContactField(rawValue: "post")
    /// The address of mail.
    public static let emailAddress = PKContactField(rawValue: "email")
    /// The number to call.
    public static let phoneNumber = PKContactField(rawValue: "phone")
    /// The name.
    public static let name = PKContactField(rawValue: "name")
    /// The name as it is spoken.
    public static let phoneticName = PKContactField(rawValue: "phoneticName")
}

/// What was paid.
open class PKPayment: NSObject {
    /// The proof for the merchant's bank.
    public let token: PKPaymentToken

    init(_ token: PKPaymentToken) { self.token = token }
}

/// The proof of a payment.
open class PKPaymentToken: NSObject {
    /// The number of the payment.
    public let transactionIdentifier: String
    /// What the bank reads.
    public let paymentData: Data

    init(transactionIdentifier: String, paymentData: Data) {
        (self.transactionIdentifier, self.paymentData) = (transactionIdentifier, paymentData)
    }
}

/// Whether a payment was taken.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
    case success, failure
}

/// What an app says of a payment.
open class PKPaymentAuthorizationResult: NSObject {
    /// Whether it was taken.
    open var status: PKPaymentAuthorizationStatus
    /// Why it was not.
    open var errors: [any Error]!

    /// What an app says of a payment.
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        self.status = status
        self.errors = errors ?? []
    }
}
