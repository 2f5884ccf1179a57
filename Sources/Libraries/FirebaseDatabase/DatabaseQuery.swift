public import Foundation
internal import FirebaseCore

/// The children of a part of the tree: in an order, from one value to another, and so many of them.
public class DatabaseQuery: NSObject, @unchecked Sendable {
    let database: Database
    let path: [String]
    let order: TreeOrder

    init(_ database: Database, _ path: [String], _ order: TreeOrder) {
        (self.database, self.path, self.order) = (database, path, order)
        super.init()
    }

    /// The part of the tree.
    public var ref: DatabaseReference { DatabaseReference(database, path) }

    private func with(_ change: (inout TreeOrder) -> Void) -> DatabaseQuery {
        var order = order
        change(&order)
        return DatabaseQuery(database, path, order)
    }

    // MARK: Which, and in which order

    /// In the order of the children's keys.
    public func queryOrderedByKey() -> DatabaseQuery { with { $0.key = .key } }
    /// In the order of the children's values.
    public func queryOrderedByValue() -> DatabaseQuery { with { $0.key = .value } }
    /// In the order of a value in each child.
    public func queryOrdered(byChild key: String) -> DatabaseQuery {
        with { $0.key = .child(key.split(separator: "/").map(String.init)) }
    }
    /// The first so many.
    public func queryLimited(toFirst limit: UInt) -> DatabaseQuery { with { $0.limit = (Int(limit), false) } }
    /// The last so many.
    public func queryLimited(toLast limit: UInt) -> DatabaseQuery { with { $0.limit = (Int(limit), true) } }
    /// From a value on.
    public func queryStarting(atValue startValue: Any?) -> DatabaseQuery {
        queryStarting(atValue: startValue, childKey: nil)
    }
    /// From a value on, and among equal ones from a key on.
    public func queryStarting(atValue startValue: Any?, childKey: String?) -> DatabaseQuery {
        with { $0.start = (Self.bound(startValue), childKey, false) }
    }
    /// After a value.
    public func queryStarting(afterValue startAfterValue: Any?) -> DatabaseQuery {
        with { $0.start = (Self.bound(startAfterValue), nil, true) }
    }
    /// Up to a value.
    public func queryEnding(atValue endValue: Any?) -> DatabaseQuery { queryEnding(atValue: endValue, childKey: nil) }
    /// Up to a value, and among equal ones up to a key.
    public func queryEnding(atValue endValue: Any?, childKey: String?) -> DatabaseQuery {
        with { $0.end = (Self.bound(endValue), childKey, false) }
    }
    /// Before a value.
    public func queryEnding(beforeValue endValue: Any?) -> DatabaseQuery {
        with { $0.end = (Self.bound(endValue), nil, true) }
    }
    /// Of one value.
    public func queryEqual(toValue value: Any?) -> DatabaseQuery {
        with {
            $0.start = (Self.bound(value), nil, false)
            $0.end = $0.start
        }
    }

    private static func bound(_ value: Any?) -> TreeNode { (try? TreeNode(value)) ?? .none }

    // MARK: Hearing of it

    /// Calls a closure for what is there, and for each change. The result names it to ``removeObserver(withHandle:)``.
    @discardableResult
    public func observe(_ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) -> DatabaseHandle {
        observe(eventType, andPreviousSiblingKeyWith: { snapshot, _ in block(snapshot) })
    }

    /// Calls a closure for what is there, and for each change. Nothing is forbidden, so that the second is not called.
    @discardableResult
    public func observe(
        _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
        withCancel cancelBlock: ((any Error) -> Void)?
    ) -> DatabaseHandle { observe(eventType, with: block) }

    /// Calls a closure for what is there, and for each change, with the key of the child before.
    @discardableResult
    public func observe(
        _ eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
    ) -> DatabaseHandle {
        let (ref, order) = (ref, order)
        return database.tree.listen(path, owner: ObjectIdentifier(self)) { old, new in
            Self.tell(eventType, ref, order, old, new, block)
        }
    }

    private static func tell(
        _ event: DataEventType, _ ref: DatabaseReference, _ order: TreeOrder, _ old: TreeNode?, _ new: TreeNode,
        _ block: (DataSnapshot, String?) -> Void
    ) {
        let (before, after) = (order.filtered(old ?? .none), order.filtered(new))
        if event == .value {
            if old == nil || before != after { block(DataSnapshot(ref, after, order), nil) }
            return
        }
        let (first, second) = (order.sorted(before), order.sorted(after))
        func key(before index: Int) -> String? { index > 0 ? second[index - 1].key : nil }
        func snapshot(_ child: (key: String, node: TreeNode)) -> DataSnapshot {
            DataSnapshot(DatabaseReference(ref.database, ref.path + [child.key]), child.node)
        }
        if event == .childRemoved {
            for child in first where after[child.key] == .none { block(snapshot(child), nil) }
            return
        }
        for (index, child) in second.enumerated() {
            let known = before[child.key]
            switch event {
            case .childAdded where known == .none: block(snapshot(child), key(before: index))
            case .childChanged where known != .none && known != child.node: block(snapshot(child), key(before: index))
            case .childMoved where known != .none && known != child.node:
                let others = first.map(\.key).filter { after[$0] != .none }
                let now = second.map(\.key).filter { before[$0] != .none }
                if others.firstIndex(of: child.key) != now.firstIndex(of: child.key) {
                    block(snapshot(child), key(before: index))
                }
            default: break
            }
        }
    }

    /// Calls a closure once.
    public func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) {
        final class Box: @unchecked Sendable {
            var handle: DatabaseHandle = 0
            var isDone = false
        }
        let (box, tree) = (Box(), database.tree)
        box.handle = observe(eventType) { snapshot in
            guard !box.isDone else { return }
            box.isDone = true
            tree.end(box.handle)
            block(snapshot)
        }
    }

    /// Calls a closure once. Nothing is forbidden, so that the second is not called.
    public func observeSingleEvent(
        of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
        withCancel cancelBlock: ((any Error) -> Void)?
    ) { observeSingleEvent(of: eventType, with: block) }

    private var snapshot: DataSnapshot { DataSnapshot(ref, order.filtered(database.tree[path]), order) }

    /// Fetches what is there.
    public func getData(completion block: @escaping ((any Error)?, DataSnapshot?) -> Void) {
        FirebaseApp.later { block(nil, self.snapshot) }
    }

    /// What is there.
    public func getData() async throws -> DataSnapshot { snapshot }

    /// Calls somebody no more.
    public func removeObserver(withHandle handle: DatabaseHandle) { database.tree.end(handle) }
    /// Calls nobody any more about this part of the tree.
    public func removeAllObservers() { database.tree.endAll(at: path) }
    /// Has no effect: all is on this machine.
    public func keepSynced(_ keepSynced: Bool) {}
}
