/// Draws a view as an effect says for its size and place.
public struct _VisualEffectModifier: ElementModifier {
    public typealias Body = Never
    let effect: (GeometryProxy) -> [_VisualChange]
    /// With which another look comes; nil for at once, or with the layout's.
    var animation: Animation?

    func wrap(_ child: Element) -> VisualEffectElement { VisualEffectElement(child) }

    func update(_ wrapper: VisualEffectElement, _ inputs: Inputs) {
        wrapper.effect = effect
        wrapper.animation = animation
    }
}

/// Asks for its look each time it is placed.
final class VisualEffectElement: GroupElement {
    var effect: (GeometryProxy) -> [_VisualChange] = { _ in [] }
    var animation: Animation?
    private let geometry = Geometry()
    private var shown: [_VisualChange]?

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        _ = geometry.adopt(rect, canvas)
        super.place(rect, proposal, in: canvas)
        let changes = effect(GeometryProxy(geometry: geometry))
        if geometry.isPlaceRead { canvas.scroller?.followsScrolling = true }
        let look = VisualLook(changes, size: group.bounds.size)
        if let animation, let shown, shown != changes, group.window != nil {
            animation.run { [group] in look.apply(to: group) }
        } else {
            look.apply(to: group)
        }
        shown = changes
    }
}

extension View {
    /// Draws the view as an effect says for its size and place. The layout stays as it is.
    public func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(_VisualEffectModifier(effect: { effect(EmptyVisualEffect(), $0)._changes }))
    }
}
