/// A part of the layout: told of the room there is it says how large it is, and then it is placed.
@MainActor
class Element {
    weak var graph: ViewGraph?
    private var sizes: [ProposedViewSize: CGSize] = [:]
    private var generation = -1

    init() {}

    /// The size that the element takes when it is offered `proposal`.
    final func size(_ proposal: ProposedViewSize) -> CGSize {
        let current = graph?.generation ?? 0
        if generation != current || graph == nil {
            sizes.removeAll(keepingCapacity: true)
            generation = current
        } else if let size = sizes[proposal] {
            return size
        }
        let size = computeSize(proposal)
        sizes[proposal] = size
        return size
    }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        let size = size(proposal)
        return ViewDimensions(size, proposal: proposal) { [weak self] key in
            MainActor.assumeIsolated { self?.explicitGuide(key, ViewDimensions(size, proposal: proposal)) }
        }
    }

    func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Where the element has a guide, if it says so itself.
    func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? { nil }

    /// Puts the views of the element where they belong.
    ///
    /// - Parameters:
    ///   - rect: As large as the element has said that it is.
    ///   - proposal: What it was offered then.
    func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {}

    /// Where the view with an identity is, when the element is at `rect` and was offered `proposal`.
    func locate(_ id: AnyHashable, _ rect: CGRect, _ proposal: ProposedViewSize) -> CGRect? { nil }

    /// The views at which scrolling comes to rest, when the element is at `rect` and was offered `proposal`.
    func scrollTargets(_ rect: CGRect, _ proposal: ProposedViewSize) -> [ScrollRest] { [] }

    /// The views in a stack or grid, when it is at `rect` and was offered `proposal`.
    func cells(_ rect: CGRect, _ proposal: ProposedViewSize) -> [ScrollRest] { [] }

    /// Tells what is in the element that it is no longer on the screen.
    func leaveScreen() {}

    /// The row that is made when it is seen first, if the element is one.
    var lazyRow: LazyRow? { nil }

    /// Whether the element is only there to take the room that others leave.
    var isSpacer: Bool { false }

    /// Whether the element shows itself up to the edges of the screen when it touches the safe area.
    var extendsOverSafeArea: Bool { false }
}
