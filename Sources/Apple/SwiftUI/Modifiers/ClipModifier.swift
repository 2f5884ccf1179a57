/// Shows what is in a shape alone.
struct _ClipModifier<S: Shape>: ElementModifier {
    typealias Body = Never
    let shape: S
    let isEvenOdd: Bool

    func wrap(_ child: Element) -> ClipElement { ClipElement(child) }

    func update(_ wrapper: ClipElement, _ inputs: Inputs) {
        wrapper.environment = inputs.environment
        let (shape, isEvenOdd) = (shape, isEvenOdd)
        wrapper.group.didLayOut = { [weak wrapper] group in
            group.clip(to: shape, isEvenOdd: isEvenOdd, within: wrapper?.container)
        }
    }
}

/// An element of whose views only what is in a shape is seen.
final class ClipElement: GroupElement {
    var environment = EnvironmentValues()
    private(set) var container: ContainerOutline?

    init(_ child: Element) { super.init(child) }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        let outer = extendsOverSafeArea ? canvas.extended(rect) : rect
        container = environment.containerOutline(outer, in: canvas)
        super.place(rect, proposal, in: canvas)
    }
}

extension GroupView {
    fileprivate func clip<S: Shape>(to shape: S, isEvenOdd: Bool, within container: ContainerOutline?) {
        switch shape {
        case let rounded as RoundedRectangle where rounded.cornerSize.width == rounded.cornerSize.height:
            clip(radius: min(rounded.cornerSize.width, bounds.width / 2, bounds.height / 2))
        case is Capsule: clip(radius: min(bounds.width, bounds.height) / 2)
        case is Rectangle: clip(radius: 0)
        case is Circle where bounds.width == bounds.height: clip(radius: bounds.width / 2)
        default:
            let path = shape.path(in: bounds, within: container).cgPath
            // A mask is filled by the winding rule.
            clip(to: isEvenOdd ? path.normalized(using: .evenOdd) : path)
        }
    }
}
