public import Foundation

/// What is known of a person.
public final class GIDProfileData: NSObject, NSCopying, Sendable {
    /// The address for mail.
    public let email: String
    /// The full name.
    public let name: String
    /// The first name; nil if the name is one word.
    public let givenName: String?
    /// The name of the family; nil if the name is one word.
    public let familyName: String?

    init(email: String, name: String) {
        self.email = email
        self.name = name
        let words = name.split(separator: " ")
        givenName = words.count > 1 ? words.dropLast().joined(separator: " ") : nil
        familyName = words.count > 1 ? String(words[words.count - 1]) : nil
    }

    /// Whether there is a picture of the person: there is none.
    public var hasImage: Bool { false }

    /// The address of a picture of a size in pixels: nil, there is none.
    public func imageURL(withDimension dimension: UInt) -> URL? { nil }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}
