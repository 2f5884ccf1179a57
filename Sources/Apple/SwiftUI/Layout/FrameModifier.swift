/// A width and a height that do not depend on the view.
public struct _FrameLayout: ElementModifier {
    public typealias Body = Never

    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    func wrap(_ child: Element) -> FrameElement { FrameElement(child) }

    func update(_ wrapper: FrameElement, _ inputs: Inputs) {
        wrapper.width = width
        wrapper.height = height
        wrapper.alignment = alignment
    }
}

final class FrameElement: AligningElement {
    var width: CGFloat?
    var height: CGFloat?

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.size(childProposal(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// An element in which there may be more or less room than its child takes.
class AligningElement: WrapperElement {
    var alignment = Alignment.center

    override func childRect(in size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
        let dimensions = child.dimensions(childProposal(proposal))
        let own = ViewDimensions(size, proposal: proposal)
        return CGRect(
            x: own[alignment.horizontal] - dimensions[alignment.horizontal],
            y: own[alignment.vertical] - dimensions[alignment.vertical], width: dimensions.width,
            height: dimensions.height)
    }

    override var extendsOverSafeArea: Bool { false }
    override var isSpacer: Bool { false }
}

extension View {
    /// A view of this size, in points, in which this view stands.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }
}
