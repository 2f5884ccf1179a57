/// The part of a view that outlives its values: its state, its place in the tree, its drawing.
@MainActor
class Node {
    private(set) var inputs: Inputs
    private(set) var isDisposed = false
    let depth: Int

    init(_ inputs: Inputs) {
        self.inputs = inputs
        depth = (inputs.parent?.depth ?? 0) + 1
    }

    final func setInputs(_ inputs: Inputs) { self.inputs = inputs }

    /// The view's items in the layout of its parent, from back to front, or from first to last.
    var items: [Item] { [] }

    var childNodes: [Node] { [] }

    /// The view has left the tree: what it holds, hears or waits for ends.
    final func dispose() {
        guard !isDisposed else { return }
        isDisposed = true
        for child in childNodes { child.dispose() }
        willDispose()
    }

    func willDispose() {}

    /// Makes what has changed anew, from values that are here already.
    func refresh() {}

    final var graph: ViewGraph? { inputs.graph }
}
