import Foundation

extension ObjectBase {
    /// Has `block` called when properties of the object change, or it is deleted, until the token is invalidated or
    /// released.
    ///
    /// On the realm's thread, or on `queue` with an object that does not change.
    public func observe<T: ObjectBase>(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<T>) -> Void
    ) -> NotificationToken {
        guard let core else { Misuse.stop("Only objects which are managed by a Realm support change notifications") }
        core.check()
        if core.isFrozen { Misuse.stop("Frozen Realms do not change and do not have change notifications.") }
        if isInvalidated { Misuse.stop(Misuse.invalidated) }
        if core.confinement.queue == nil { Misuse.stop("Can only add notification blocks from within runloops.") }
        let observer = ObjectObserver<T>(self, core, keyPaths, queue, block)
        return core.observers.add(observer, core)
    }

    /// The same for properties that key paths name.
    public func observe<T: ObjectBase>(
        keyPaths: [PartialKeyPath<T>], on queue: DispatchQueue? = nil, _ block: @escaping (ObjectChange<T>) -> Void
    ) -> NotificationToken {
        observe(keyPaths: keyPaths.map { KeyPathTrace.text(of: $0) }, on: queue, block)
    }

    /// Has `block` called with changes. The name of old versions.
    public func addNotificationBlock(_ block: @escaping (ObjectChange<ObjectBase>) -> Void) -> NotificationToken {
        observe(block)
    }
}

/// One who hears of an object's changes.
private final class ObjectObserver<T: ObjectBase>: AnyObserver {
    private let object: ObjectBase
    private let keyPaths: [[String]]?
    private let block: (ObjectChange<T>) -> Void
    private var last: Snapshot
    private var isGone = false

    init(
        _ object: ObjectBase, _ core: RealmCore, _ keyPaths: [String]?, _ queue: DispatchQueue?,
        _ block: @escaping (ObjectChange<T>) -> Void
    ) {
        self.object = object
        self.keyPaths = keyPaths?.map { $0.split(separator: ".").map(String.init) }
        self.block = block
        last = core.snapshot
        super.init(queue: queue)
    }

    override func deliver(_ core: RealmCore, initial: Bool) {
        guard !isGone, last.version != core.snapshot.version else { return }
        let before = last
        last = core.snapshot
        let link = object.link
        guard let new = core.snapshot.row(link) else {
            isGone = true
            return send { _ in .deleted }
        }
        guard let old = before.row(link) else { return }
        if let keyPaths {
            let comparison = ObjectComparison(
                before: before, after: core.snapshot, keyPaths: keyPaths, store: core.store)
            guard comparison.isModified(.link(link)) else { return }
        } else if old === new {
            return
        }
        var changes: [PropertyChange] = []
        for (position, column) in core.store.type(at: link.table).columns.enumerated() {
            guard old.values[position] != new.values[position] else { continue }
            if let keyPaths, !keyPaths.contains(where: { $0.first == column.name }) { continue }
            let isPlain = column.collection == .none && column.type != .object
            changes.append(
                PropertyChange(
                    name: column.name, oldValue: isPlain ? core.any(old.values[position]) : nil,
                    newValue: object.anyValue(of: column.name)))
        }
        // Of linked objects that a key path leads to, the property that links is told of.
        if changes.isEmpty, let keyPaths {
            changes = Set(keyPaths.compactMap(\.first)).sorted().map {
                PropertyChange(name: $0, oldValue: nil, newValue: object.anyValue(of: $0))
            }
        }
        guard !changes.isEmpty else { return }
        send { .change($0, changes) }
    }

    override func skip(_ core: RealmCore) { last = core.snapshot }

    private func send(_ change: @escaping (T) -> ObjectChange<T>) {
        guard let queue else {
            guard let object = object as? T else { return }
            return block(change(object))
        }
        guard let object = (object.isInvalidated ? object : object.freeze()) as? T else { return }
        let told = ThreadCrossing(value: object)
        let block = ThreadCrossing(value: block)
        let change = ThreadCrossing(value: change)
        queue.async { block.value(change.value(told.value)) }
    }
}
