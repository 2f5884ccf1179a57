/// A size between limits.
public struct _FlexFrameLayout: ElementModifier {
    public typealias Body = Never

    let minWidth: CGFloat?
    let idealWidth: CGFloat?
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let idealHeight: CGFloat?
    let maxHeight: CGFloat?
    let alignment: Alignment

    func wrap(_ child: Element) -> FlexibleFrameElement { FlexibleFrameElement(child) }

    func update(_ wrapper: FlexibleFrameElement, _ inputs: Inputs) {
        wrapper.width = (minWidth, idealWidth, maxWidth)
        wrapper.height = (minHeight, idealHeight, maxHeight)
        wrapper.alignment = alignment
    }
}

final class FlexibleFrameElement: AligningElement {
    typealias Limits = (min: CGFloat?, ideal: CGFloat?, max: CGFloat?)
    var width: Limits = (nil, nil, nil)
    var height: Limits = (nil, nil, nil)

    private static func clamp(_ value: CGFloat, _ limits: Limits) -> CGFloat {
        max(min(value, limits.max ?? .infinity), limits.min ?? -.infinity)
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        func offer(_ value: CGFloat?, _ limits: Limits) -> CGFloat? {
            (value ?? limits.ideal).map { Self.clamp($0, limits) }
        }
        return ProposedViewSize(width: offer(proposal.width, width), height: offer(proposal.height, height))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let child = child.size(childProposal(proposal))
        func length(_ offered: CGFloat?, _ child: CGFloat, _ limits: Limits) -> CGFloat {
            guard let offered else {
                if let ideal = limits.ideal { return Self.clamp(ideal, limits) }
                return Self.clamp(child, limits)
            }
            // Where there is a limit, the frame follows the offer up to it; where there is none, the child.
            let low = limits.min ?? Swift.min(child, limits.max ?? .infinity)
            let high = limits.max ?? Swift.max(child, limits.min ?? 0)
            return Swift.max(low, Swift.min(offered, high))
        }
        return CGSize(
            width: length(proposal.width, child.width, width),
            height: length(proposal.height, child.height, height))
    }
}

extension View {
    /// A view whose size is between limits, in points, in which this view stands.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}
