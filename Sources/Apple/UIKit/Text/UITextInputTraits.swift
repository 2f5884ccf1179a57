internal import Stage

/// The keys that a keyboard would show. Keys of the machine's keyboard are not limited by it.
public enum UIKeyboardType: Int, Sendable {
    /// The keyboards of iOS.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    /// The keyboards of iOS, continued.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
    /// An old name of `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// The label of the Return key. Keyboards of phones that show the app in their browsers have it; a machine's has not.
public enum UIReturnKeyType: Int, Sendable {
    /// The labels of iOS.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The colours of the keyboard. Has no effect: there is no keyboard on screen.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the traits say, or dark, or light.
    case `default`, dark, light
    /// An old name of `dark`.
    public static let alert = UIKeyboardAppearance.dark
}

/// Which letters are made capitals while typing. Has no effect on the machine's keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None, the first of each word, the first of each sentence, or all.
    case none, words, sentences, allCharacters
}

/// Whether words are corrected while typing. Keyboards of phones that show the app in their browsers are told.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the system does, no, or yes.
    case `default`, no, yes
}

/// Whether misspelt words are marked. None are marked; keyboards of phones are told.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the system does, no, or yes.
    case `default`, no, yes
}

/// Whether quotation marks become typographic ones. Has no effect.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the system does, no, or yes.
    case `default`, no, yes
}

/// Whether hyphens become dashes. Has no effect.
public enum UITextSmartDashesType: Int, Sendable {
    /// As the system does, no, or yes.
    case `default`, no, yes
}

/// Whether spaces are added and removed around pasted and cut words. Has no effect.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the system does, no, or yes.
    case `default`, no, yes
}

/// The meaning of a text, for keyboards and password managers.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// An addition after a name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A position in an organization.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place with its address.
    public static let location = UITextContentType(rawValue: "location")
    /// Street and number, in several lines.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A web address.
    public static let URL = UITextContentType(rawValue: "url")
    /// A city and a state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A day, a time or a time that something takes.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The number of a parcel.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// A day of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of a day of birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a day of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a day of birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// The number of a device's SIM.
    public static let cellularEID = UITextContentType(rawValue: "cell-eid")
    /// The number of a device.
    public static let cellularIMEI = UITextContentType(rawValue: "cell-imei")
    /// When a credit card expires.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The month in which a credit card expires.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The year in which a credit card expires.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The code on the back of a credit card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// Whose network a credit card is of.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// The name on a credit card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The given name on a credit card.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    /// The family name on a credit card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// Settings for the keyboard. On Linux the desktop's input method learns the keyboard's type and whether the text is
/// secret; as with a hardware keyboard on iOS, none of these filters typing.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters are made capitals while typing. `.sentences` by default. Has no effect on the machine's
    /// keyboard.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected while typing. Keyboards of phones that show the app in their browsers are told.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelt words are marked. Has no effect.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether quotation marks become typographic ones. Has no effect.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether hyphens become dashes. Has no effect.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces follow cut and pasted words. Has no effect.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The kind of text that is expected, which input methods are told.
    var keyboardType: UIKeyboardType { get set }
    /// The label of the Return key. Has no effect on the machine's keyboard.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether Return works only when there is text. False by default. Has no effect on the machine's keyboard.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden by dots and kept from the clipboard. False by default.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text, for filling it in. Keyboards of phones that show the app in their browsers are told.
    var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
    /// The colours of the keyboard; nil for what does not say. A text field and a text view say.
    @_disfavoredOverload
    public var keyboardAppearance: UIKeyboardAppearance? {
        (self as? UITextField)?.keyboardAppearance ?? (self as? UITextView)?.keyboardAppearance
    }
}

extension UIKeyboardType {
    /// How the stage names it to input methods.
    var purpose: TextPurpose {
        switch self {
        case .numberPad, .asciiCapableNumberPad: .digits
        case .decimalPad: .number
        case .phonePad: .phone
        case .namePhonePad: .name
        case .URL, .webSearch: .url
        case .emailAddress: .email
        default: .freeForm
        }
    }
}
