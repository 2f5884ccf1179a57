public import Foundation
public import SeamFoundation

/// What of the person's an app may ask for.
public enum CNEntityType: Int, Sendable {
    case contacts
}

/// Whether the person lets an app see contacts.
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

/// What of a contact is asked for: names of properties, and what formatters need.
public protocol CNKeyDescriptor: NSObjectProtocol {}

extension NSString: CNKeyDescriptor {}

/// Changes that are saved at once.
open class CNSaveRequest: NSObject {
    var added: [CNMutableContact] = []
    var updated: [CNMutableContact] = []
    var deleted: [CNMutableContact] = []

    public override init() { super.init() }

    /// Adds a contact. The name of the place has no effect: there is one.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { added.append(contact) }
    /// Saves what was changed in a contact.
    open func update(_ contact: CNMutableContact) { updated.append(contact) }
    /// Deletes a contact.
    open func delete(_ contact: CNMutableContact) { deleted.append(contact) }
}

/// What contacts are asked for.
open class CNContactFetchRequest: NSObject {
    /// Which contacts; nil for all.
    open var predicate: NSPredicate?
    /// What of them. Without effect: the store gives all of it.
    open var keysToFetch: [any CNKeyDescriptor]
    /// Whether they are to be changed.
    open var mutableObjects = false
    /// Whether contacts of the same person are one: they are.
    open var unifyResults = true
    /// Their order.
    open var sortOrder = CNContactSortOrder.none

    /// Asks for something of all contacts.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
    case none, userDefault, givenName, familyName

    func sorted(_ contacts: [CNContact]) -> [CNContact] {
        let name: (CNContact) -> String
        switch self {
        case .none: return contacts
        case .givenName: name = { $0.givenName + " " + $0.familyName }
        case .familyName, .userDefault: name = { $0.familyName + " " + $0.givenName }
        }
        return contacts.sorted { name($0).localizedStandardCompare(name($1)) == .orderedAscending }
    }
}

/// Writes the name of a contact in the way of the person's language.
open class CNContactFormatter: Formatter {
    /// How much of the name.
    open var style = CNContactFormatterStyle.fullName

    /// What a formatter needs to know of a contact.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        NSString(string: "name")
    }

    /// The name of a contact; nil if it has none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let text = text(of: contact)
        return text.isEmpty ? nil : text
    }

    /// The name of a contact; nil if it has none.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }

    static func text(of contact: CNContact) -> String {
        var name = PersonNameComponents()
        name.namePrefix = contact.namePrefix.isEmpty ? nil : contact.namePrefix
        name.givenName = contact.givenName.isEmpty ? nil : contact.givenName
        name.middleName = contact.middleName.isEmpty ? nil : contact.middleName
        name.familyName = contact.familyName.isEmpty ? nil : contact.familyName
        name.nameSuffix = contact.nameSuffix.isEmpty ? nil : contact.nameSuffix
        let text = PersonNameComponentsFormatter.localizedString(from: name, style: .long)
        return text.isEmpty ? contact.organizationName : text
    }
}

/// How much of a name is written.
public enum CNContactFormatterStyle: Int, Sendable {
    case fullName, phoneticFullName
}

/// The domain of ``CNError``.
public let CNErrorDomain = "CNErrorDomain"

/// What went wrong with contacts. The numbers are Apple's (CNError.h).
public struct CNError: _FrameworkError {
    /// The kinds that happen here.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias _ErrorType = CNError

        /// The person does not let the app.
        case authorizationDenied = 100
        /// There is no such contact.
        case recordDoesNotExist = 200
    }

    /// The kind.
    public let code: Code

    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { CNErrorDomain }

    /// The reason of that name.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// The reason of that name.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

/// The key of the name in the store.
public let CNContactIdentifierKey = "identifier"
/// The key of ``CNContact/namePrefix``.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of ``CNContact/givenName``.
public let CNContactGivenNameKey = "givenName"
/// The key of ``CNContact/middleName``.
public let CNContactMiddleNameKey = "middleName"
/// The key of ``CNContact/familyName``.
public let CNContactFamilyNameKey = "familyName"
/// The key of ``CNContact/nameSuffix``.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of ``CNContact/nickname``.
public let CNContactNicknameKey = "nickname"
/// The key of ``CNContact/organizationName``.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of ``CNContact/jobTitle``.
public let CNContactJobTitleKey = "jobTitle"
/// The key of ``CNContact/note``.
public let CNContactNoteKey = "note"
/// The key of ``CNContact/birthday``.
public let CNContactBirthdayKey = "birthday"
/// The key of ``CNContact/phoneNumbers``.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of ``CNContact/emailAddresses``.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of ``CNContact/urlAddresses``.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of ``CNContact/postalAddresses``.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of ``CNContact/imageData``.
public let CNContactImageDataKey = "imageData"
/// The key of ``CNContact/imageDataAvailable``.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of ``CNContact/thumbnailImageData``.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of ``CNContact/contactType``.
public let CNContactTypeKey = "contactType"
