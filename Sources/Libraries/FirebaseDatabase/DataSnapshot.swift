public import Foundation

/// A part of the tree as it was at a moment.
public final class DataSnapshot: NSObject, @unchecked Sendable {
    /// Where it is.
    public let ref: DatabaseReference
    let node: TreeNode
    private let order: TreeOrder

    init(_ ref: DatabaseReference, _ node: TreeNode, _ order: TreeOrder = TreeOrder()) {
        self.ref = ref
        self.node = node
        self.order = order
    }

    /// The last part of its path.
    public var key: String { ref.key ?? "" }
    /// A text, a number, a list or a dictionary of these; `NSNull` if there is nothing.
    public var value: Any? { node.value }
    /// Whether there is something.
    public func exists() -> Bool { node != .none }
    /// How many children there are.
    public var childrenCount: UInt { UInt(node.children.count) }
    /// Whether there are children.
    public func hasChildren() -> Bool { !node.children.isEmpty }
    /// Whether there is something at a path.
    public func hasChild(_ childPathString: String) -> Bool { childSnapshot(forPath: childPathString).exists() }
    /// What is at a path.
    public func childSnapshot(forPath childPathString: String) -> DataSnapshot {
        let child = ref.child(childPathString)
        return DataSnapshot(child, node[child.path.dropFirst(ref.path.count)])
    }

    /// The children, as values of ``DataSnapshot``, in the order of the query.
    public var children: NSEnumerator { ChildEnumerator(sorted) }
    /// Always `NSNull`: priorities are not kept.
    public var priority: Any? { NSNull() }
    public override var description: String { "Snap (\(key)) \(node.value)" }

    var sorted: [DataSnapshot] {
        order.sorted(node).map { DataSnapshot(DatabaseReference(ref.database, ref.path + [$0.key]), $0.node) }
    }
}

private final class ChildEnumerator: NSEnumerator {
    private var rest: ArraySlice<DataSnapshot>
    init(_ all: [DataSnapshot]) { rest = all[...] }
    override func nextObject() -> Any? { rest.popFirst() }
}
