/// Takes the room that others leave, along the stack it is in.
public struct Spacer: View, PrimitiveView {
    /// In points; nil for what is usual.
    public var minLength: CGFloat?

    /// Creates a spacer. Without a least length it is 8 points.
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        LeafNode(self, inputs, element: SpacerElement()) { view, element, inputs in
            element.minLength = view.minLength ?? 8
            element.axis = inputs.environment.stackAxis
        }
    }
}

private final class SpacerElement: Element {
    var minLength: CGFloat = 8
    /// Nil outside of a stack: the spacer takes the room in both directions.
    var axis: Axis?

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ along: Axis) -> CGFloat {
            guard axis == nil || axis == along else { return 0 }
            return max(proposal[along] ?? minLength, minLength)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    override var isSpacer: Bool { true }
}

private struct StackAxisKey: EnvironmentKey { static let defaultValue: Axis? = nil }

extension EnvironmentValues {
    /// The direction of the stack that a view is in.
    var stackAxis: Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }
}
