/// A view that is drawn elsewhere than it is laid out.
public struct _OffsetEffect: ElementModifier {
    public typealias Body = Never

    let offset: CGSize

    func wrap(_ child: Element) -> OffsetElement { OffsetElement(child) }
    func update(_ wrapper: OffsetElement, _ inputs: Inputs) { wrapper.offset = offset }
}

final class OffsetElement: WrapperElement {
    var offset = CGSize.zero

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        child.place(rect.offsetBy(dx: offset.width, dy: offset.height), proposal, in: canvas)
    }
}

extension View {
    /// In points.
    public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

    /// Draws the view elsewhere by so many points; its room stays.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}
