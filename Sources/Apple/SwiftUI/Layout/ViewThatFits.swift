/// The first of several views that fits into the room.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
    let axes: Axis.Set
    let content: Content

    /// Creates a view that shows the first of its views that fits in some directions, or else the last.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        ContainerNode(self, inputs, element: FittingElement(), content: { $0.content }) { view, element, _ in
            element.axes = view.axes
        }
    }
}

/// Shows the first element that fits.
private final class FittingElement: ContainerElement {
    var axes: Axis.Set = [.horizontal, .vertical]
    private var shown: Element?

    private func fitting(_ proposal: ProposedViewSize) -> Element? {
        let children = children
        let fitting = children.first { child in
            let ideal = child.element.size(.unspecified)
            if axes.contains(.horizontal), let width = proposal.width, ideal.width > width + 0.001 { return false }
            if axes.contains(.vertical), let height = proposal.height, ideal.height > height + 0.001 { return false }
            return true
        }
        return (fitting ?? children.last)?.element
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { fitting(proposal)?.size(proposal) ?? .zero }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        let element = fitting(proposal)
        if let shown, shown !== element { shown.leaveScreen() }
        shown = element
        element?.place(rect, proposal, in: canvas)
    }

    override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        fitting(dimensions.proposal)?.explicitGuide(key, dimensions)
    }
}
