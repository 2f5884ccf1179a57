public import Foundation

/// A number or an address with what it is for.
public final class CNLabeledValue<ValueType: NSObject>: NSObject {
    /// The name of the value.
    public let identifier = UUID().uuidString
    /// What it is for, such as `CNLabelHome`.
    public let label: String?
    /// The value.
    public let value: ValueType

    /// A value with what it is for.
    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
    }

    /// What it is for, in words.
    public class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }
}

/// A number to call.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
    /// The number as it is written.
    public let stringValue: String

    /// A number as it is written.
    public init(stringValue string: String) { stringValue = string }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}

/// A postal address.
open class CNPostalAddress: NSObject, @unchecked Sendable {
    var parts: [String: String]

    /// An empty address.
    public override convenience init() { self.init([:]) }

    init(_ parts: [String: String]) { self.parts = parts }

    /// The street with the number of the house.
    open var street: String { parts["street"] ?? "" }
    /// The city.
    open var city: String { parts["city"] ?? "" }
    /// The state.
    open var state: String { parts["state"] ?? "" }
    /// The postal code.
    open var postalCode: String { parts["postalCode"] ?? "" }
    /// The country.
    open var country: String { parts["country"] ?? "" }
    /// The code of the country.
    open var isoCountryCode: String { parts["isoCountryCode"] ?? "" }
}

/// A postal address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { super.street }
        set { parts["street"] = newValue }
    }
    open override var city: String {
        get { super.city }
        set { parts["city"] = newValue }
    }
    open override var state: String {
        get { super.state }
        set { parts["state"] = newValue }
    }
    open override var postalCode: String {
        get { super.postalCode }
        set { parts["postalCode"] = newValue }
    }
    open override var country: String {
        get { super.country }
        set { parts["country"] = newValue }
    }
    open override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { parts["isoCountryCode"] = newValue }
    }
}

/// For the home.
public let CNLabelHome = "_$!<Home>!$_"
/// For the work.
public let CNLabelWork = "_$!<Work>!$_"
/// For the school.
public let CNLabelSchool = "_$!<School>!$_"
/// For something else.
public let CNLabelOther = "_$!<Other>!$_"
/// The first of several addresses of mail.
public let CNLabelEmailiCloud = "iCloud"
/// The number of a mobile telephone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The number of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The main number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
