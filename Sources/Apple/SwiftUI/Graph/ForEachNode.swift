import Observation

/// Keeps a node for each identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
    ForEach<Data, ID, Content>
>,
Invalidatable
{
    /// Elements that claim the identity of an earlier one are told apart by their number.
    private struct Key: Hashable {
        var id: ID
        var occurrence: Int
    }

    var isDirty = false
    private var children: [Key: Node] = [:]
    private var rows: [Key: LazyRow] = [:]
    private var order: [Key] = []
    /// Whether each element is one row that is made when it is seen first; nil before there are elements.
    private var hasRows: Bool?

    override func refresh() {
        isDirty = false
        let inputs = inputs.child(of: self)
        var counts: [ID: Int] = [:]
        order = []
        var elements: [Data.Element] = []
        for element in view.data {
            let id = view.identify(element)
            order.append(Key(id: id, occurrence: counts[id, default: 0]))
            counts[id, default: 0] += 1
            elements.append(element)
        }
        if !inputs.isLazy {
            hasRows = false
        } else if hasRows == nil, let key = order.first {
            hasRows = isOneRow(key, elements[0], inputs)
        }
        if hasRows == true { refreshRows(elements, inputs) } else { refreshChildren(elements, inputs) }
        if elements.isEmpty { hasRows = nil }
    }

    private func content(_ element: Data.Element) -> Content {
        let hears = Hearer(self)
        return withObservationTracking {
            view.content(element)
        } onChange: {
            invalidateFromAnywhere(hears.node)
        }
    }

    private func refreshChildren(_ elements: [Data.Element], _ inputs: Inputs) {
        var old = children
        children = [:]
        for (key, element) in zip(order, elements) {
            children[key] = reconcile(old.removeValue(forKey: key), content(element), inputs)
        }
        for node in old.values { node.dispose() }
        for row in rows.values { row.dispose() }
        rows = [:]
    }

    private func refreshRows(_ elements: [Data.Element], _ inputs: Inputs) {
        var old = rows
        rows = [:]
        for (key, element) in zip(order, elements) {
            let row = old.removeValue(forKey: key) ?? LazyRow(graph)
            row.refresh { [unowned self] node in reconcile(node, content(element), inputs) }
            rows[key] = row
        }
        for row in old.values { row.dispose() }
        for node in children.values { node.dispose() }
        children = [:]
    }

    /// Whether the first element is one row that is in no section of its own: the others are taken to be like it.
    private func isOneRow(_ key: Key, _ element: Data.Element, _ inputs: Inputs) -> Bool {
        let node = reconcile(nil, content(element), inputs)
        let items = node.items
        guard items.count == 1, items[0].traits.section == nil, items[0].element.lazyRow == nil else {
            children[key] = node
            return false
        }
        let row = LazyRow(graph)
        row.adopt(node)
        rows[key] = row
        return true
    }

    private func items(of key: Key) -> [Item] {
        guard let row = rows[key] else { return children[key]?.items ?? [] }
        var item = Item(row)
        if let traits = row.traits { item.traits = traits }
        return [item]
    }

    override var items: [Item] {
        order.flatMap { key in
            items(of: key).enumerated().map { number, item in
                var item = item
                item.traits.identity =
                    item.traits.identity.map {
                        AnyHashable([AnyHashable(key), $0])
                    } ?? AnyHashable([AnyHashable(key), AnyHashable(number)])
                item.traits.implicitTag = AnyHashable(key.id)
                return item
            }
        }
    }

    override var childNodes: [Node] { order.compactMap { children[$0] ?? rows[$0]?.node } }
}
