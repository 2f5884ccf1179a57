public import Foundation

/// What is known of a person or a company.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var values = ContactValues()

    /// An empty contact.
    public override init() { super.init() }

    init(_ values: ContactValues) { self.values = values }

    /// The name of the contact in the store.
    open var identifier: String { values.identifier }
    /// Whether it is a person or a company.
    open var contactType: CNContactType { values.isCompany ? .organization : .person }
    /// Such as `Dr.`
    open var namePrefix: String { values.texts["namePrefix"] ?? "" }
    /// The first name.
    open var givenName: String { values.texts["givenName"] ?? "" }
    /// A second name.
    open var middleName: String { values.texts["middleName"] ?? "" }
    /// The name of the family.
    open var familyName: String { values.texts["familyName"] ?? "" }
    /// Such as `Jr.`
    open var nameSuffix: String { values.texts["nameSuffix"] ?? "" }
    /// What friends say.
    open var nickname: String { values.texts["nickname"] ?? "" }
    /// The company.
    open var organizationName: String { values.texts["organizationName"] ?? "" }
    /// The part of the company.
    open var departmentName: String { values.texts["departmentName"] ?? "" }
    /// The work.
    open var jobTitle: String { values.texts["jobTitle"] ?? "" }
    /// Notes.
    open var note: String { values.texts["note"] ?? "" }
    /// A picture as a file.
    open var imageData: Data? { values.image }
    /// A small picture as a file.
    open var thumbnailImageData: Data? { values.image }
    /// Whether there is a picture.
    open var imageDataAvailable: Bool { values.image != nil }
    /// The day of birth.
    open var birthday: DateComponents? { values.birthday }
    /// Numbers to call.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        values.phones.map { CNLabeledValue(label: $0.label, value: CNPhoneNumber(stringValue: $0.text)) }
    }
    /// Addresses of mail.
    open var emailAddresses: [CNLabeledValue<NSString>] {
        values.mails.map { CNLabeledValue(label: $0.label, value: NSString(string: $0.text)) }
    }
    /// Addresses of pages.
    open var urlAddresses: [CNLabeledValue<NSString>] {
        values.pages.map { CNLabeledValue(label: $0.label, value: NSString(string: $0.text)) }
    }
    /// Postal addresses.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        values.addresses.map { CNLabeledValue(label: $0.label, value: CNPostalAddress($0.parts)) }
    }

    /// Whether what a key names was asked for: the store gives all of it.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Whether what the keys name was asked for: the store gives all of it.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

    /// The same contact.
    open func copy(with zone: NSZone? = nil) -> Any { CNContact(values) }
    /// The same contact, which can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.values == values }
    open override var hash: Int { values.identifier.hashValue }

    /// The contacts whose name has a text in it.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate { contact, _ in
            (contact as? CNContact).map { CNContactFormatter.text(of: $0).localizedStandardContains(name) } ?? false
        }
    }

    /// The contacts of some names in the store.
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { contact, _ in (contact as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
    }
}

/// Whether a contact is a person or a company.
public enum CNContactType: Int, Sendable {
    case person, organization
}

/// A contact that can be changed, and saved by a ``CNSaveRequest``.
open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var contactType: CNContactType {
        get { super.contactType }
        set { values.isCompany = newValue == .organization }
    }
    open override var namePrefix: String {
        get { super.namePrefix }
        set { values.texts["namePrefix"] = newValue }
    }
    open override var givenName: String {
        get { super.givenName }
        set { values.texts["givenName"] = newValue }
    }
    open override var middleName: String {
        get { super.middleName }
        set { values.texts["middleName"] = newValue }
    }
    open override var familyName: String {
        get { super.familyName }
        set { values.texts["familyName"] = newValue }
    }
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { values.texts["nameSuffix"] = newValue }
    }
    open override var nickname: String {
        get { super.nickname }
        set { values.texts["nickname"] = newValue }
    }
    open override var organizationName: String {
        get { super.organizationName }
        set { values.texts["organizationName"] = newValue }
    }
    open override var departmentName: String {
        get { super.departmentName }
        set { values.texts["departmentName"] = newValue }
    }
    open override var jobTitle: String {
        get { super.jobTitle }
        set { values.texts["jobTitle"] = newValue }
    }
    open override var note: String {
        get { super.note }
        set { values.texts["note"] = newValue }
    }
    open override var imageData: Data? {
        get { super.imageData }
        set { values.image = newValue }
    }
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { values.birthday = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { values.phones = newValue.map { .init(label: $0.label, text: $0.value.stringValue) } }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { values.mails = newValue.map { .init(label: $0.label, text: $0.value as String) } }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { values.pages = newValue.map { .init(label: $0.label, text: $0.value as String) } }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { values.addresses = newValue.map { .init(label: $0.label, parts: $0.value.parts) } }
    }

    open override func copy(with zone: NSZone? = nil) -> Any { CNContact(values) }
}

/// What a contact holds, as it is kept.
struct ContactValues: Codable, Equatable {
    struct Labeled: Codable, Equatable {
        var label: String?
        var text: String
    }

    struct Address: Codable, Equatable {
        var label: String?
        var parts: [String: String]
    }

    var identifier = UUID().uuidString
    var isCompany = false
    var texts: [String: String] = [:]
    var phones: [Labeled] = []
    var mails: [Labeled] = []
    var pages: [Labeled] = []
    var addresses: [Address] = []
    var birthday: DateComponents?
    var image: Data?
}
