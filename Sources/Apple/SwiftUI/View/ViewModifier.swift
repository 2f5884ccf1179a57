/// Makes one view of another.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The view that the modifier makes.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>

    /// Makes the modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

extension ViewModifier {
    /// This modifier, and then `modifier`.
    public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The view that a ``ViewModifier`` modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
    let content: any View

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { ProxyNode(self, inputs) { $0.content } }
}

/// The node of a view that stands for one whose type it does not know.
final class ProxyNode<V: View>: ViewNode<V> {
    private var child: Node?
    private let content: (V) -> any View
    private let change: (V, inout Inputs) -> Void

    init(
        _ view: V, _ inputs: Inputs, change: @escaping (V, inout Inputs) -> Void = { _, _ in },
        content: @escaping (V) -> any View
    ) {
        self.content = content
        self.change = change
        super.init(view, inputs)
    }

    override func refresh() {
        var inputs = inputs.onlyChild(of: self)
        change(view, &inputs)
        child = reconcile(child, any: content(view), inputs)
    }

    override var items: [Item] { child?.items ?? [] }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}
