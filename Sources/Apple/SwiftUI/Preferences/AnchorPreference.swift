/// Keeps the place of a view, and tells when it is another.
struct GeometryTracker: ElementModifier {
    typealias Body = Never
    let geometry: Geometry
    let moved: () -> Void

    func wrap(_ child: Element) -> GeometryTrackerElement { GeometryTrackerElement(child) }
    func update(_ wrapper: GeometryTrackerElement, _ inputs: Inputs) {
        wrapper.geometry = geometry
        wrapper.moved = moved
    }
}

final class GeometryTrackerElement: WrapperElement {
    var geometry = Geometry()
    var moved: () -> Void = {}
    private var last: CGRect?

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        super.place(rect, proposal, in: canvas)
        _ = geometry.adopt(rect, canvas)
        let frame = geometry.frame(in: .global)
        guard frame != last else { return }
        last = frame
        let moved = moved
        graph?.afterLayout { moved() }
    }
}

/// Tells the views around where a view is.
private struct AnchorWriter<Content: View, Value, K: PreferenceKey>: View {
    let content: Content
    let source: Anchor<Value>.Source
    let transform: (Anchor<Value>) -> K.Value
    let key: K.Type
    @State private var geometry = Geometry()
    @State private var seen: CGRect?

    var body: some View {
        content
            .modifier(
                GeometryTracker(geometry: geometry) {
                    let frame = geometry.frame(in: .global)
                    if seen != frame { seen = frame }
                }
            )
            .preference(
                key: key, value: transform(Anchor(geometry: geometry, source: source, seen: seen ?? .null)))
    }
}

extension View {
    /// Tells the views around a value that is made of a place of the view.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        AnchorWriter(content: self, source: value, transform: transform, key: K.self)
    }
}
