import Foundation
import FoundationNetworking

/// Credentials for spaces of servers, kept as long as the program runs. Any thread.
///
/// Spaces that say the same are the same; Foundation's own storage here knows them apart by their objects.
open class URLCredentialStorage: NSObject, @unchecked Sendable {
    /// What is common to all sessions but ephemeral ones.
    open class var shared: URLCredentialStorage { common }
    private static let common = URLCredentialStorage()

    /// What a space says.
    private struct Key: Hashable {
        let host, realm, name, method: String?
        let port: Int
        let isProxy: Bool

        init(_ space: URLProtectionSpace) {
            (host, realm, port) = (space.host, space.realm, space.port)
            (isProxy, method) = (space.isProxy(), space.authenticationMethod)
            name = isProxy ? space.proxyType : space.`protocol`
        }
    }

    private struct Entry {
        let space: URLProtectionSpace
        var credentials: [String: URLCredential] = [:]
        var defaultUser: String?
    }

    private let lock = NSLock()
    private var entries: [Key: Entry] = [:]

    /// All credentials, by their spaces and their users' names.
    open var allCredentials: [URLProtectionSpace: [String: URLCredential]] {
        lock.withLock {
            Dictionary(
                entries.values.filter { !$0.credentials.isEmpty }.map { ($0.space, $0.credentials) },
                uniquingKeysWith: { first, _ in first })
        }
    }

    /// The credentials for a space, by their users' names; nil if there are none.
    open func credentials(for space: URLProtectionSpace) -> [String: URLCredential]? {
        lock.withLock { entries[Key(space)]?.credentials }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Keeps a credential for a space, in the place of another of the same user's. One that is not to be kept, or is to be
    /// shared with other devices, is not.
    open func set(_ credential: URLCredential, for space: URLProtectionSpace) {
        guard let user = Self.keeps(credential) else { return }
        change { $0[Key(space), default: Entry(space: space)].credentials[user] = credential }
    }

    /// Removes a credential for a space.
    open func remove(_ credential: URLCredential, for space: URLProtectionSpace) {
        remove(credential, for: space, options: nil)
    }

    /// Removes a credential for a space. One that is shared with other devices is removed only if the options have
    /// `NSURLCredentialStorageRemoveSynchronizableCredentials`.
    open func remove(
        _ credential: URLCredential, for space: URLProtectionSpace, options: [String: AnyObject]? = [:]
    ) {
        let removesShared = options?[NSURLCredentialStorageRemoveSynchronizableCredentials] as? NSNumber
        guard let user = credential.user, credential.persistence != .synchronizable || removesShared?.boolValue == true
        else { return }
        let key = Key(space)
        change { entries in
            entries[key]?.credentials[user] = nil
            if entries[key]?.defaultUser == user { entries[key]?.defaultUser = nil }
        }
    }

    /// The credential that is used for a space by default; nil if none was chosen.
    open func defaultCredential(for space: URLProtectionSpace) -> URLCredential? {
        lock.withLock {
            let entry = entries[Key(space)]
            return entry?.defaultUser.flatMap { entry?.credentials[$0] }
        }
    }

    /// Has a credential used for a space by default, and keeps it.
    open func setDefaultCredential(_ credential: URLCredential, for space: URLProtectionSpace) {
        guard let user = Self.keeps(credential) else { return }
        let key = Key(space)
        change { entries in
            entries[key, default: Entry(space: space)].credentials[user] = credential
            entries[key]?.defaultUser = user
        }
    }

    /// The user of a credential that is kept; nil for others.
    private static func keeps(_ credential: URLCredential) -> String? {
        credential.persistence == .none || credential.persistence == .synchronizable ? nil : credential.user
    }

    private func change(_ body: (inout [Key: Entry]) -> Void) {
        lock.withLock { body(&entries) }
        NotificationCenter.default.post(name: .NSURLCredentialStorageChanged, object: self)
    }
}
