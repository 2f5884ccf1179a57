/// What of a scroll view's content is seen, as an app says and is told.
public struct ScrollPosition: Equatable, Sendable {
    /// A place to which an app scrolls.
    enum Target: Equatable, Sendable {
        case id(ScrollTargetID, anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    /// Where the app wants it, until a person scrolls.
    var target: Target?
    /// Tells one call from the next with the same place.
    var change = 0
    /// The view that is seen first, as the scroll view tells.
    var seen: ScrollTargetID?
    /// Whether a person has scrolled since.
    public internal(set) var isPositionedByUser = false

    /// Creates a position at a view with an identity.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
    /// Creates a position at the content's beginning.
    public init() {}
    /// Creates a position whose views have identities of a type, at the content's beginning.
    public init<ID: Hashable & Sendable>(idType: ID.Type) {}
    /// Creates a position whose views have identities of a type, at an edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) { target = .edge(edge) }
    /// Creates a position whose views have identities of a type, at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, point: CGPoint) {
        target = .point(x: point.x, y: point.y)
    }
    /// Creates a position at a point of the content.
    public init(point: CGPoint) { target = .point(x: point.x, y: point.y) }
    /// Creates a position at an edge.
    public init(edge: Edge) { target = .edge(edge) }

    /// Scrolls to a view with an identity.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(.id(ScrollTargetID(id), anchor: anchor))
    }
    /// Scrolls to an edge.
    public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
    /// Scrolls to a point of the content.
    public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
    /// Scrolls sideways.
    public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
    /// Scrolls up or down.
    public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }
    /// Scrolls to a point of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }

    private mutating func go(_ target: Target) {
        self.target = target
        change += 1
        isPositionedByUser = false
    }

    /// The edge at which the app has put it; nil when it was another place, or a person has scrolled.
    public var edge: Edge? {
        if case .edge(let edge) = target { edge } else { nil }
    }

    /// The point of the content to which the app has scrolled; nil when it was another place, or a person has scrolled.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
    }

    /// The place across the content to which the app has scrolled; nil when there is none.
    public var x: CGFloat? {
        if case .point(let x, _) = target { x } else { nil }
    }

    /// The place down the content to which the app has scrolled; nil when there is none.
    public var y: CGFloat? {
        if case .point(_, let y) = target { y } else { nil }
    }

    /// The identity of the view that is seen first, or that the app has scrolled to; nil if it has none of this type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        if case .id(let id, _) = target { return id.base.base as? T }
        return seen?.base.base as? T
    }
}

/// An identity that may be sent.
struct ScrollTargetID: Equatable, @unchecked Sendable {
    let base: AnyHashable
    init(_ id: some Hashable & Sendable) { base = AnyHashable(id) }
    init(known id: AnyHashable) { base = id }
}
