/// The node of a stack in a column of a split view, which is a stack itself: its screens are pushed there.
final class ColumnStackNode<Data, Root: View>: ViewNode<NavigationStack<Data, Root>> {
    private var child: Node?

    override func refresh() {
        var below = inputs.child(of: self)
        below.environment.splitColumn = nil
        child = reconcile(child, view.root, below)
        guard let path = view.path else { return }
        let screen = inputs.screen
        graph?.afterUpdate { [weak screen] in
            guard let controller = screen?.controller, let navigation = controller.navigationController else { return }
            let destinations = NavigationDestinations.of(navigation)
            destinations.path = path
            destinations.base = controller
            destinations.followPath(in: navigation)
        }
    }

    override var items: [Item] { child?.items ?? [] }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}
