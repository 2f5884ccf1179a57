/// In which order children come, and which of them.
struct TreeOrder {
    enum Key: Equatable {
        case key, value
        case child([String])
    }
    var key = Key.key
    var start: (value: TreeNode, key: String?, isOpen: Bool)?
    var end: (value: TreeNode, key: String?, isOpen: Bool)?
    var limit: (count: Int, isLast: Bool)?

    private func value(_ key: String, _ node: TreeNode) -> TreeNode {
        switch self.key {
        case .key: .text(key)
        case .value: node
        case .child(let path): node[path[...]]
        }
    }

    private func compare(_ a: (key: String, node: TreeNode), _ b: (key: String, node: TreeNode)) -> Int {
        if key != .key {
            let order = TreeNode.compare(value(a.key, a.node), value(b.key, b.node))
            if order != 0 { return order }
        }
        return TreeNode.compareKeys(a.key, b.key)
    }

    private func place(_ child: (key: String, node: TreeNode), _ bound: (value: TreeNode, key: String?, isOpen: Bool))
        -> Int
    {
        if case .key = key, case .text(let text) = bound.value { return TreeNode.compareKeys(child.key, text) }
        let order = TreeNode.compare(value(child.key, child.node), bound.value)
        guard order == 0, let key = bound.key else { return order }
        return TreeNode.compareKeys(child.key, key)
    }

    func sorted(_ node: TreeNode) -> [(key: String, node: TreeNode)] {
        var result = node.children.map { (key: $0.key, node: $0.value) }.sorted { compare($0, $1) < 0 }
        if let start { result.removeAll { place($0, start) < (start.isOpen ? 1 : 0) } }
        if let end { result.removeAll { place($0, end) > (end.isOpen ? -1 : 0) } }
        if let limit { result = limit.isLast ? result.suffix(limit.count) : Array(result.prefix(limit.count)) }
        return result
    }

    /// The part of the tree with the children that are wanted alone.
    func filtered(_ node: TreeNode) -> TreeNode {
        guard start != nil || end != nil || limit != nil else { return node }
        let kept = sorted(node)
        return kept.isEmpty ? .none : .children(Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.node) }))
    }
}
