public import Foundation

/// What proves something for a while.
public final class GIDToken: NSObject, Sendable {
    /// The token as text.
    public let tokenString: String
    /// When it ends to be good.
    public let expirationDate: Date?

    init(_ text: String, until date: Date?) {
        tokenString = text
        expirationDate = date
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? GIDToken else { return false }
        return tokenString == other.tokenString && expirationDate == other.expirationDate
    }

    public override var hash: Int { tokenString.hash }
}
