/// An element that is one view.
class ViewElement: Element {
    var view: UIView { fatalError("\(Self.self) has no view") }

    /// The view's frame when the element is at `rect`.
    func frame(for rect: CGRect) -> CGRect { rect }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        canvas.add(view, at: frame(for: extendsOverSafeArea ? canvas.extended(rect) : rect))
    }
}
