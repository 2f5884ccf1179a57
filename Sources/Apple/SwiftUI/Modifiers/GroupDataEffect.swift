/// A modifier that does something to the view that holds those of what it modifies, by data that changes bit by bit.
public struct _GroupDataEffect<Data: Animatable>: ElementModifier {
    public typealias Body = Never
    let data: Data
    let apply: (GroupView, Data) -> Void

    func wrap(_ child: Element) -> DataGroupElement<Data> { DataGroupElement(child) }

    func update(_ wrapper: DataGroupElement<Data>, _ inputs: Inputs) {
        wrapper.graph = inputs.graph
        wrapper.show(data, apply)
    }
}

/// Does something to the view of a group for each picture on the screen while its data is animated.
final class DataGroupElement<Data: Animatable>: GroupElement, Disposable {
    private let animator = AnimatableAnimator<Data>()
    private var redraw: () -> Void = {}

    func show(_ data: Data, _ apply: @escaping (GroupView, Data) -> Void) {
        redraw = { [weak self] in self?.show(data, apply) }
        var shown = data
        animator.follow(&shown, in: graph) { [weak self] in self?.redraw() }
        apply(group, shown)
    }

    func dispose() { animator.end() }
}
