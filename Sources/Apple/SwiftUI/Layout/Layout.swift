/// A way to lay out views that an app writes itself.
@preconcurrency @MainActor
public protocol Layout {
    /// What the layout keeps from one question to the next.
    associatedtype Cache = Void
    /// The views.
    typealias Subviews = LayoutSubviews
    /// What kind of layout it is.
    static var layoutProperties: LayoutProperties { get }
    /// Makes what is kept.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings what is kept up to date when the views have changed. Makes it anew by default.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The size that the whole takes of what it is offered.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Tells each view its place.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// The distances that the whole keeps to others.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// Where the whole has a guide; nil for where it is by default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Where the whole has a guide; nil for where it is by default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// A view of views that are laid out in this way.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// What kind of layout a layout is.
public struct LayoutProperties: Sendable {
    /// The direction of a stack; nil for what is none.
    public var stackOrientation: Axis?
    /// Makes the properties of a layout that is no stack.
    public init() {}
}

/// The distances that a view keeps to others.
public struct ViewSpacing: Sendable {
    /// The usual distances.
    public static let zero = ViewSpacing(length: 0)
    private var length: CGFloat

    /// Makes the usual distances.
    public init() { length = 8 }

    private init(length: CGFloat) { self.length = length }

    /// The distance to a view that comes next.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { max(length, next.length) }

    /// Takes the distances of another view, where they are larger.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        length = max(length, other.length)
    }

    /// These distances, or those of another view where they are larger.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }
}

/// A value that a view tells the layout that it is in.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a view that tells none.
    static var defaultValue: Value { get }
}

/// The views that a layout lays out.
public struct LayoutSubviews: RandomAccessCollection {
    let views: [LayoutSubview]
    /// Where the lines of texts begin.
    public var layoutDirection: LayoutDirection { .leftToRight }

    public var startIndex: Int { 0 }
    public var endIndex: Int { views.count }
    public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// A view that a layout lays out.
@preconcurrency @MainActor
public struct LayoutSubview: Equatable {
    let item: Item
    let placement: Placement

    /// Where the view has been put.
    final class Placement {
        var rect: CGRect?
        var proposal = ProposedViewSize.unspecified
    }

    /// The priority of the view, by `layoutPriority(_:)`; 0 without, and less than any for a spacer.
    public var priority: Double { item.layoutPriority }
    /// The distances that the view keeps to others.
    public var spacing: ViewSpacing { ViewSpacing() }
    /// The value that the view tells for a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        item.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// The size that the view takes of what it is offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.element.size(proposal) }

    /// The size of the view and its guides, for what it is offered.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { item.element.dimensions(proposal) }

    /// Puts a point of the view to a place.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = item.element.size(proposal)
        placement.rect = CGRect(
            x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, width: size.width,
            height: size.height)
        placement.proposal = proposal
    }

    nonisolated public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
        MainActor.assumeIsolated { a.item.element === b.item.element }
    }
}

/// Views that an app's own layout lays out.
public struct _LayoutView<L: Layout, Content: View>: View, PrimitiveView {
    let layout: L
    let content: Content

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        ContainerNode(
            self, inputs, element: LayoutElement(layout),
            change: { $1.environment.stackAxis = L.layoutProperties.stackOrientation }, content: { $0.content }
        ) { view, element, _ in element.layout = view.layout }
    }
}

/// Asks an app's own layout.
private final class LayoutElement<L: Layout>: ContainerElement {
    var layout: L
    private var cache: L.Cache?
    private var generation = -1
    private var subviews = LayoutSubviews(views: [])

    init(_ layout: L) {
        self.layout = layout
        super.init()
    }

    /// Asks the layout with what it keeps.
    private func ask<T>(_ body: (LayoutSubviews, inout L.Cache) -> T) -> T {
        let current = graph?.generation ?? 0
        if generation != current || graph == nil {
            generation = current
            subviews = LayoutSubviews(views: children.map { LayoutSubview(item: $0, placement: .init()) })
            if cache != nil { layout.updateCache(&cache!, subviews: subviews) }
        }
        var kept = cache ?? layout.makeCache(subviews: subviews)
        defer { cache = kept }
        return body(subviews, &kept)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        ask { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        let subviews = ask { subviews, cache in
            for view in subviews { view.placement.rect = nil }
            layout.placeSubviews(in: rect, proposal: proposal, subviews: subviews, cache: &cache)
            return subviews
        }
        for (_, view) in subviews.enumerated().sorted(by: {
            ($0.element.item.traits.zIndex, $0.offset) < ($1.element.item.traits.zIndex, $1.offset)
        }) {
            // A view that has no place stands in the middle.
            let size = view.item.element.size(proposal)
            let middle = CGRect(
                x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
            let isPlaced = view.placement.rect != nil
            view.item.element.place(
                view.placement.rect ?? middle, isPlaced ? view.placement.proposal : proposal, in: canvas)
        }
    }

    override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: dimensions.size)
        return ask { subviews, cache in
            key.isVertical
                ? layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: dimensions.proposal, subviews: subviews,
                    cache: &cache)
                : layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: dimensions.proposal,
                    subviews: subviews, cache: &cache)
        }
    }
}

/// Tells a value to the layout around.
public struct _LayoutValueModifier: TraitModifier {
    public typealias Body = Never
    let key: ObjectIdentifier
    let value: Any

    func change(_ traits: inout Traits) { traits.layoutValues[key] = value }
}

extension View {
    /// Tells a value to the layout that the view is in.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier(key: ObjectIdentifier(key), value: value))
    }
}
