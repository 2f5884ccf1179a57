/// The items of one section at one moment, of which some may be the children of others.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private struct Node: Sendable {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    private var roots: [ItemIdentifierType] = []
    private var nodes: [ItemIdentifierType: Node] = [:]

    /// Creates a snapshot without items.
    public init() {}

    // MARK: Asking

    /// All items, children after their parents.
    public var items: [ItemIdentifierType] { flattened(roots) { _ in true } }
    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { roots }
    /// The items whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] { flattened(roots) { nodes[$0]?.isExpanded == true } }

    private func flattened(
        _ items: [ItemIdentifierType], goesInto: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        items.flatMap { item -> [ItemIdentifierType] in
            [item] + (goesInto(item) ? flattened(nodes[item]?.children ?? [], goesInto: goesInto) : [])
        }
    }

    /// Returns whether an item is in the snapshot.
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
    /// Returns whether an item's children are shown.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

    /// Returns whether all parents of an item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let node = nodes[item] else { return false }
        guard let parent = node.parent else { return true }
        return isExpanded(parent) && isVisible(parent)
    }

    /// Returns how many parents an item has, one above the other. Stops the app for an item that is not there.
    public func level(of item: ItemIdentifierType) -> Int {
        var level = 0
        var next = node(of: item).parent
        while let parent = next {
            level += 1
            next = nodes[parent]?.parent
        }
        return level
    }

    /// Returns the place of an item among all, or nil.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// Returns the item that another one is a child of, or nil.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

    /// Returns the items below a parent as a snapshot of their own, with the parent itself or without.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot {
        var result = NSDiffableDataSourceSectionSnapshot()
        let children = node(of: parent).children
        if includingParent {
            result.append([parent])
            result.nodes[parent]?.isExpanded = isExpanded(parent)
        }
        result.adopt(children, of: self, to: includingParent ? parent : nil, at: 0)
        return result
    }

    /// Returns the items as text, one a line, children indented.
    public func visualDescription() -> String {
        items.map { item in
            let sign = node(of: item).children.isEmpty ? "*" : isExpanded(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
        }.joined(separator: "\n")
    }

    private func node(of item: ItemIdentifierType) -> Node {
        guard let node = nodes[item] else { fatalError("Invalid item identifier specified: \(item)") }
        return node
    }

    // MARK: Changing

    /// Adds items at the end of a parent's children; without a parent, at the end of the section.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        insert(items, under: parent, at: siblings(under: parent).count)
    }

    /// Puts items before another one, as children of the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, under: node(of: item).parent, at: place(of: item))
    }

    /// Puts items after another one, as children of the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, under: node(of: item).parent, at: place(of: item) + 1)
    }

    /// Puts the items of a snapshot before an item.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType) {
        adopt(snapshot.roots, of: snapshot, to: node(of: item).parent, at: place(of: item))
    }

    /// Puts the items of a snapshot after an item.
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType) {
        adopt(snapshot.roots, of: snapshot, to: node(of: item).parent, at: place(of: item) + 1)
    }

    /// Replaces the children of an item by those of a snapshot.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
    ) {
        delete(node(of: parent).children)
        adopt(snapshot.roots, of: snapshot, to: parent, at: 0)
    }

    /// Removes items and their children.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let node = nodes.removeValue(forKey: item) else { continue }
            if let parent = node.parent {
                nodes[parent]?.children.removeAll { $0 == item }
            } else {
                roots.removeAll { $0 == item }
            }
            delete(node.children)
        }
    }

    /// Removes all items.
    public mutating func deleteAll() {
        roots = []
        nodes = [:]
    }

    /// Shows the children of items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { nodes[item]?.isExpanded = true }
    }

    /// Hides the children of items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { nodes[item]?.isExpanded = false }
    }

    private func siblings(under parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        parent.map { node(of: $0).children } ?? roots
    }

    private func place(of item: ItemIdentifierType) -> Int {
        siblings(under: node(of: item).parent).firstIndex(of: item) ?? 0
    }

    private mutating func insert(_ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int) {
        for item in items {
            precondition(
                nodes.updateValue(Node(parent: parent), forKey: item) == nil,
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(item)")
        }
        if let parent {
            nodes[parent]?.children.insert(contentsOf: items, at: index)
        } else {
            roots.insert(contentsOf: items, at: index)
        }
    }

    private mutating func adopt(
        _ items: [ItemIdentifierType], of other: NSDiffableDataSourceSectionSnapshot,
        to parent: ItemIdentifierType?, at index: Int
    ) {
        insert(items, under: parent, at: index)
        for item in items {
            nodes[item]?.isExpanded = other.isExpanded(item)
            adopt(other.node(of: item).children, of: other, to: item, at: 0)
        }
    }

    // MARK: For data sources

    /// A section without children.
    init(flat items: [ItemIdentifierType]) { append(items) }

    /// The same items after the visible ones among them were changed to `visible`: those that are no longer there go
    /// with their children, new ones stand without a parent.
    func following(_ visible: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot {
        guard visible != visibleItems else { return self }
        var result = self
        let kept = Set(visible)
        result.delete(visibleItems.filter { !kept.contains($0) })
        result.roots = []
        for item in nodes.keys { result.nodes[item]?.children.removeAll { kept.contains($0) } }
        var last: ItemIdentifierType?
        for item in visible {
            if result.nodes[item] == nil { result.nodes[item] = Node(parent: last.flatMap { result.parent(of: $0) }) }
            if let parent = result.nodes[item]?.parent, result.nodes[parent] != nil {
                result.nodes[parent]?.children.append(item)
            } else {
                result.nodes[item]?.parent = nil
                result.roots.append(item)
            }
            last = item
        }
        return result
    }
}
