/// Keeps a node for each identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<ForEach<Data, ID, Content>>
{
    /// Elements that claim the identity of an earlier one are told apart by their number.
    private struct Key: Hashable {
        var id: ID
        var occurrence: Int
    }

    private var children: [Key: Node] = [:]
    private var order: [Key] = []

    override func refresh() {
        let inputs = inputs.child(of: self)
        var old = children
        var counts: [ID: Int] = [:]
        children = [:]
        order = []
        for element in view.data {
            let id = view.identify(element)
            let key = Key(id: id, occurrence: counts[id, default: 0])
            counts[id, default: 0] += 1
            order.append(key)
            children[key] = reconcile(old.removeValue(forKey: key), view.content(element), inputs)
        }
        for node in old.values { node.dispose() }
    }

    override var items: [Item] {
        order.flatMap { key in
            (children[key]?.items ?? []).enumerated().map { number, item in
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

    override var childNodes: [Node] { order.compactMap { children[$0] } }
}
