/// An element of a lazy container, whose views are made when they are seen first and last from then on.
final class LazyRow: ImplicitStackElement {
    private(set) var node: Node?
    private var make: ((Node?) -> Node)?

    init(_ graph: ViewGraph?) {
        super.init(axis: .vertical)
        self.graph = graph
    }

    var isMade: Bool { node != nil }

    /// What the row's view tells the container, when it is there.
    var traits: Traits? { node?.items.first?.traits }

    /// Whether the row has turned out to be nothing.
    var isNothing: Bool { node.map { $0.items.isEmpty } ?? false }

    /// Takes a node that has been made already.
    func adopt(_ node: Node) {
        self.node = node
        content = node
    }

    /// Brings the views up to date if they have been made, by a block that makes or updates them.
    func refresh(_ make: @escaping (Node?) -> Node) {
        self.make = make
        if let node { adopt(make(node)) }
    }

    /// Makes the views, if they are not there.
    func realize() {
        guard node == nil, let make else { return }
        if let graph { graph.updatingInLayout { adopt(make(nil)) } } else { adopt(make(nil)) }
        contentDidChange()
    }

    func dispose() {
        node?.dispose()
        make = nil
    }

    override var lazyRow: LazyRow? { self }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        realize()
        return super.computeSize(proposal)
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        realize()
        super.place(rect, proposal, in: canvas)
    }

    override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        realize()
        return super.explicitGuide(key, dimensions)
    }

    override var isSpacer: Bool { false }
}
