/// A thin line across the stack it is in.
public struct Divider: View, PrimitiveView {
    /// Makes a divider: horizontal in vertical stacks and on its own, vertical in horizontal ones.
    nonisolated public init() {}

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        LeafNode(self, inputs, element: DividerElement()) { _, element, inputs in
            element.isVertical = inputs.environment.stackAxis == .horizontal
            element.thickness = inputs.environment.pixelLength
        }
    }
}

final class DividerElement: ViewElement {
    var isVertical = false
    /// In points.
    var thickness: CGFloat = 1
    private let line = UIView()

    override var view: UIView { line }

    override init() {
        super.init()
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        isVertical
            ? CGSize(width: thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: thickness)
    }
}
