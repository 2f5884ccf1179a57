public import Foundation

/// Changes of a person's name and picture.
public final class UserProfileChangeRequest: NSObject {
    private let user: User
    /// The name.
    public var displayName: String?
    /// The address of the picture.
    public var photoURL: URL?

    init(_ user: User) {
        self.user = user
        displayName = user.displayName
        photoURL = user.photoURL
        super.init()
    }

    /// Makes the changes.
    public func commitChanges(completion: (((any Error)?) -> Void)? = nil) {
        user.finish(completion) {
            try user.change { [displayName, photoURL] in ($0.name, $0.photo) = (displayName, photoURL) }
        }
    }

    /// Makes the changes.
    public func commitChanges() async throws {
        try user.change { [displayName, photoURL] in ($0.name, $0.photo) = (displayName, photoURL) }
    }
}
