import Foundation

extension RealmCollection {
    /// Has `block` called with the collection soon, and with each change of it, until the token is invalidated or released.
    ///
    /// On the realm's thread, or on `queue` with a collection that does not change.
    public func observe(on queue: DispatchQueue?, _ block: @escaping (RealmCollectionChange<Self>) -> Void)
        -> NotificationToken
    {
        observe(paths: nil, on: queue, block)
    }

    /// Has `block` called with the collection soon, and with each change of it, on the realm's thread.
    public func observe(_ block: @escaping (RealmCollectionChange<Self>) -> Void) -> NotificationToken {
        observe(paths: nil, on: nil, block)
    }

    /// The same for changes of properties alone that `keyPaths` name, beside those of the elements.
    public func observe(
        keyPaths: [String]?, on queue: DispatchQueue? = nil, _ block: @escaping (RealmCollectionChange<Self>) -> Void
    ) -> NotificationToken {
        observe(paths: keyPaths, on: queue, block)
    }

    func observe(paths: [String]?, on queue: DispatchQueue?, _ block: @escaping (RealmCollectionChange<Self>) -> Void)
        -> NotificationToken
    {
        let results = _source.managed
        let core = results.core
        core.check()
        if core.isFrozen { Misuse.stop("Frozen Realms do not change and do not have change notifications.") }
        if core.confinement.queue == nil { Misuse.stop("Can only add notification blocks from within runloops.") }
        let observer = CollectionObserver(self, results, paths, queue, block)
        return core.observers.add(observer, core)
    }

    /// Has `block` called with changes, whatever the kind of the collection.
    public func _observe(_ block: @escaping (RealmCollectionChange<AnyRealmCollection<Element>>) -> Void)
        -> NotificationToken
    {
        AnyRealmCollection(self).observe(block)
    }

    /// The same on a queue, for properties that `keyPaths` name.
    public func _observe(
        _ keyPaths: [String]?, _ queue: DispatchQueue?,
        _ block: @escaping (RealmCollectionChange<AnyRealmCollection<Element>>) -> Void
    ) -> NotificationToken {
        AnyRealmCollection(self).observe(keyPaths: keyPaths, on: queue, block)
    }

    /// Has `block` called with changes. The name of old versions.
    public func addNotificationBlock(_ block: @escaping (RealmCollectionChange<Self>) -> Void) -> NotificationToken {
        observe(block)
    }
}

extension RealmCollection where Element: ObjectBase {
    /// Has `block` called with changes of the elements and of properties that `keyPaths` name.
    public func observe(
        keyPaths: [PartialKeyPath<Element>], on queue: DispatchQueue? = nil,
        _ block: @escaping (RealmCollectionChange<Self>) -> Void
    ) -> NotificationToken {
        observe(paths: keyPaths.map { KeyPathTrace.text(of: $0) }, on: queue, block)
    }
}

/// One who hears of a collection's changes.
private final class CollectionObserver<Collection: RealmCollection>: AnyObserver {
    private let collection: Collection
    private let results: ResultsCore
    private let keyPaths: [[String]]?
    private let block: (RealmCollectionChange<Collection>) -> Void
    private var last: (values: [RowValue], snapshot: Snapshot)?

    init(
        _ collection: Collection, _ results: ResultsCore, _ keyPaths: [String]?, _ queue: DispatchQueue?,
        _ block: @escaping (RealmCollectionChange<Collection>) -> Void
    ) {
        self.collection = collection
        self.results = results
        self.keyPaths = keyPaths?.map { $0.split(separator: ".").map(String.init) }
        self.block = block
        super.init(queue: queue)
    }

    override func deliver(_ core: RealmCore, initial: Bool) {
        guard let last else {
            guard initial, !results.isInvalidated else { return }
            self.last = (results.values, core.snapshot)
            return send { .initial($0) }
        }
        guard last.snapshot.version != core.snapshot.version else { return }
        let values = results.isInvalidated ? [] : results.values
        let comparison = ObjectComparison(
            before: last.snapshot, after: core.snapshot, keyPaths: keyPaths, store: core.store)
        let difference = CollectionDifference(from: last.values, to: values, isModified: comparison.isModified)
        self.last = (values, core.snapshot)
        guard !difference.isEmpty else { return }
        send {
            .update(
                $0, deletions: difference.deletions, insertions: difference.insertions,
                modifications: difference.modifications)
        }
    }

    override func skip(_ core: RealmCore) {
        last = (results.isInvalidated ? [] : results.values, core.snapshot)
    }

    private func send(_ change: @escaping (Collection) -> RealmCollectionChange<Collection>) {
        guard let queue else { return block(change(collection)) }
        let frozen = ThreadCrossing(value: collection.freeze())
        let block = ThreadCrossing(value: block)
        let change = ThreadCrossing(value: change)
        queue.async { block.value(change.value(frozen.value)) }
    }
}

/// What is handed to another thread, and not used here any more.
struct ThreadCrossing<Value>: @unchecked Sendable {
    let value: Value
}
