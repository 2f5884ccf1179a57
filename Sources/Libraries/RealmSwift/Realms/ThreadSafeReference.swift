/// A reference to an object or a collection that another thread can follow, in its own realm.
public struct ThreadSafeReference<Confined: ThreadConfined>: @unchecked Sendable {
    private let confined: Confined
    // The realm of the thread that follows the reference must not be behind.
    private let version: UInt64

    /// A reference to something in a realm.
    public init(to threadConfined: Confined) {
        guard let realm = threadConfined.realm else {
            Misuse.stop("Cannot construct reference to unmanaged object, which can be passed across threads directly")
        }
        if threadConfined.isInvalidated { Misuse.stop("Cannot construct reference to invalidated object") }
        realm.core.check()
        confined = threadConfined
        version = realm.core.snapshot.version
    }

    /// Whether the reference is of no use any more. Those here stay of use.
    public var isInvalidated: Bool { false }

    func resolve(_ core: RealmCore) -> Confined? {
        if core.snapshot.version < version { core.advance() }
        return confined._moved(to: _RealmHandle(core))
    }
}

extension Realm {
    /// What a reference refers to, in this realm; nil if it has been deleted.
    public func resolve<Confined: ThreadConfined>(_ reference: ThreadSafeReference<Confined>) -> Confined? {
        core.check()
        return reference.resolve(core)
    }
}
