public import Foundation

/// What a way to sign in knows of a person.
public protocol UserInfo: AnyObject {
    /// The way to sign in.
    var providerID: String { get }
    /// The person's identifier.
    var uid: String { get }
    /// The person's name.
    var displayName: String? { get }
    /// The address of the person's picture.
    var photoURL: URL? { get }
    /// The person's address.
    var email: String? { get }
    /// The person's number.
    var phoneNumber: String? { get }
}
