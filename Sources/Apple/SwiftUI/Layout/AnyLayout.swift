/// Any layout: views that are laid out by another one keep their state, and move there.
public struct AnyLayout: Layout {
    /// What the layout keeps from one question to the next.
    public struct Cache {
        /// The layout whose values these are.
        fileprivate var owner: ObjectIdentifier
        fileprivate var value: Any
    }

    private let box: LayoutBox

    /// Wraps a layout.
    public init<L: Layout>(_ layout: L) { box = TypedLayoutBox(layout) }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(owner: ObjectIdentifier(type(of: box)), value: box.makeCache(subviews))
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        guard cache.owner == ObjectIdentifier(type(of: box)) else { return cache = makeCache(subviews: subviews) }
        box.updateCache(&cache.value, subviews)
    }

    /// The layout may be of another type than the one that made what is kept.
    private func own(_ cache: inout Cache, _ subviews: Subviews) {
        if cache.owner != ObjectIdentifier(type(of: box)) { cache = makeCache(subviews: subviews) }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        own(&cache, subviews)
        return box.size(proposal, subviews, &cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        own(&cache, subviews)
        box.place(bounds, proposal, subviews, &cache.value)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        own(&cache, subviews)
        return box.spacing(subviews, &cache.value)
    }
}

/// A layout whose type is not known.
@MainActor
private class LayoutBox {
    func makeCache(_ subviews: LayoutSubviews) -> Any { () }
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
}

private final class TypedLayoutBox<L: Layout>: LayoutBox {
    let layout: L

    init(_ layout: L) { self.layout = layout }

    /// Asks the layout with what it keeps.
    private func ask<T>(_ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> T) -> T {
        var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }

    override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }
    override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        ask(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        ask(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    override func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
        ask(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        ask(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
}
