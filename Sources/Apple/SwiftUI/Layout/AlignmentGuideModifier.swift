/// Where a view has a guide.
public struct _AlignmentWritingModifier: ElementModifier {
    public typealias Body = Never

    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    func wrap(_ child: Element) -> AlignmentGuideElement { AlignmentGuideElement(child) }

    func update(_ wrapper: AlignmentGuideElement, _ inputs: Inputs) {
        wrapper.key = key
        wrapper.compute = compute
    }
}

final class AlignmentGuideElement: WrapperElement {
    var key: AlignmentKey?
    var compute: (ViewDimensions) -> CGFloat = { _ in 0 }

    override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        key == self.key ? compute(child.dimensions(dimensions.proposal)) : super.explicitGuide(key, dimensions)
    }
}

extension View {
    /// Moves a guide of the view to where a block says, in points from the view's origin.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentWritingModifier(key: guide.key, compute: computeValue))
    }

    /// Moves a guide of the view to where a block says, in points from the view's origin.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentWritingModifier(key: guide.key, compute: computeValue))
    }
}
