/// What is read on the thread of its realm alone.
public protocol ThreadConfined {
    /// The realm that it belongs to; nil if to none.
    var realm: Realm? { get }
    /// Whether it must not be read any more.
    var isInvalidated: Bool { get }
    /// Whether it never changes, and may be read anywhere.
    var isFrozen: Bool { get }
    /// The same as it is now, unchanging.
    func freeze() -> Self
    /// The living one that this is a frozen state of; nil if it is gone.
    func thaw() -> Self?
    /// The same in another realm of the same store; nil if it is not there.
    func _moved(to realm: _RealmHandle) -> Self?
}

extension ObjectBase: ThreadConfined {
    /// The object as it is now, which never changes and may be read anywhere.
    public func freeze() -> Self {
        guard let core else { Misuse.stop("Unmanaged objects cannot be frozen.") }
        return core.frozen().object(link, as: Self.self)
    }

    /// The living object; nil if it has been deleted since.
    public func thaw() -> Self? {
        guard let core else { Misuse.stop("Unmanaged objects cannot be frozen.") }
        let living = core.thawed()
        return living === core ? self : _moved(to: _RealmHandle(living))
    }

    /// The same object in another realm of the same store; nil if it is not there.
    public func _moved(to realm: _RealmHandle) -> Self? {
        realm.core.snapshot.row(link) == nil ? nil : realm.core.object(link, as: Self.self)
    }
}
