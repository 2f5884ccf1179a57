/// One of the views that a view comes to, apart from the others.
public struct Subview: View, Identifiable, PrimitiveView {
    /// Tells views of one collection apart.
    public struct ID: Hashable, Sendable {
        let identity: ObjectIdentifier
    }

    public let id: ID
    let item: Item
    /// Values that the view says of itself.
    public let containerValues: ContainerValues

    @MainActor
    init(_ item: Item) {
        id = ID(identity: ObjectIdentifier(item.element))
        self.item = item
        containerValues = ContainerValues(
            values: item.traits.containerValues, tag: item.traits.tag ?? item.traits.implicitTag)
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { SubviewNode(self, inputs) }
}

private final class SubviewNode: ViewNode<Subview> {
    override var items: [Item] { [view.item] }
}

/// The views that a view comes to.
public struct SubviewsCollection: RandomAccessCollection {
    let subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }

    /// A part of the views.
    public subscript(bounds: Range<Int>) -> SubviewsCollection {
        SubviewsCollection(subviews: Array(subviews[bounds]))
    }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(subviews) { $0 } }
}

/// Makes a view of those that another one comes to.
public struct _SubviewsView<Content: View, Result: View>: View, PrimitiveView {
    let content: Content
    let transform: (SubviewsCollection) -> Result

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { SubviewsNode(self, inputs) }
}

private final class SubviewsNode<Content: View, Result: View>: ViewNode<_SubviewsView<Content, Result>> {
    private var content: Node?
    private var child: Node?

    override func refresh() {
        var inputs = inputs.child(of: self)
        inputs.isLazy = false
        content = reconcile(content, view.content, inputs)
        let items = content?.items ?? []
        let subviews = items.map { Subview($0) }
        child = reconcile(child, view.transform(SubviewsCollection(subviews: subviews)), inputs)
    }

    override var items: [Item] { child?.items ?? [] }
    override var childNodes: [Node] { [content, child].compactMap { $0 } }
}

extension Group {
    /// Creates a group of what `transform` makes of the views that a view comes to.
    @MainActor @preconcurrency
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == _SubviewsView<Base, Result> {
        self.init { _SubviewsView(content: view, transform: transform) }
    }
}

extension ForEach where Data == [Int], ID == Int {
    /// Creates a view for each of those that a view comes to.
    @MainActor @preconcurrency
    public init<V: View, Row: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Row)
    where Content == _SubviewsView<V, ForEach<SubviewsCollection, Subview.ID, Row>> {
        // One view, whose rows are those of the views.
        self.init([0], id: \.self) { _ in
            _SubviewsView(content: view) { subviews in
                ForEach<SubviewsCollection, Subview.ID, Row>(subviews) { content($0) }
            }
        }
    }
}
