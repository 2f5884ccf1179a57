/// Whether a view fills the room, or fits into it, when its sides have a ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// Whole within the room, or covering it.
    case fit, fill
}

/// A ratio of the sides.
public struct _AspectRatioLayout: ElementModifier {
    public typealias Body = Never

    let ratio: CGFloat?
    let mode: ContentMode

    func wrap(_ child: Element) -> AspectRatioElement { AspectRatioElement(child) }

    func update(_ wrapper: AspectRatioElement, _ inputs: Inputs) {
        wrapper.ratio = ratio
        wrapper.mode = mode
    }
}

final class AspectRatioElement: WrapperElement {
    /// Width by height; nil for that of the child.
    var ratio: CGFloat?
    var mode = ContentMode.fit

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = child.size(.unspecified)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0 else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            if width.isInfinite, height.isInfinite { return proposal }
            let fitsWidth = width / ratio <= height
            return fitsWidth == (mode == .fit)
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        }
    }
}

extension View {
    /// Gives the view a ratio of width to height; nil takes the view's own.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
    }

    /// Gives the view a ratio of width to height; nil takes the view's own.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Gives the view a ratio of width to height; nil takes the view's own.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Gives the view a ratio of width to height; nil takes the view's own.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
