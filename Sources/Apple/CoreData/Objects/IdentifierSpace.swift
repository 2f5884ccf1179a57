internal import Foundation
internal import RuntimeShims

/// Within which numbers name objects: the objects of one root entity in one store, or the new objects of this process.
///
/// There is one for each store and root, so that two are compared by who they are. Any thread.
final class IdentifierSpace: @unchecked Sendable {
    /// The store's `NSStoreUUID`; empty for objects that are in no store yet.
    let store: String
    /// The name of the root entity.
    let root: String

    /// The new objects of this process.
    static let temporary = IdentifierSpace(store: "", root: "")

    private struct Name: Hashable {
        var store: String
        var root: String
    }

    /// Not kept: each takes itself out.
    nonisolated(unsafe) private static var known: [Name: Unmanaged<IdentifierSpace>] = [:]
    private static let lock = NSLock()

    private init(store: String, root: String) {
        self.store = store
        self.root = root
    }

    static func of(store: String, root: String) -> IdentifierSpace {
        lock.withLock {
            let name = Name(store: store, root: root)
            if let space = known[name].flatMap({ UnownedRetain.retained($0) }) { return space }
            let made = IdentifierSpace(store: store, root: root)
            known[name] = Unmanaged.passUnretained(made)
            return made
        }
    }

    deinit {
        let name = Name(store: store, root: root)
        let own = Unmanaged.passUnretained(self).toOpaque()
        // Another may have taken its place.
        Self.lock.withLock { if Self.known[name]?.toOpaque() == own { Self.known[name] = nil } }
    }
}
