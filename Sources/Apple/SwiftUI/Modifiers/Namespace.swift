/// A namespace for the identities of views whose geometry is matched.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// What tells namespaces apart.
    public struct ID: Hashable, Sendable {
        let object: ObjectIdentifier
    }

    private final class Place {}
    private var place: Place?

    /// Creates a namespace.
    public init() {}

    /// The namespace's identity, which lasts as long as the view.
    public var wrappedValue: ID { ID(object: ObjectIdentifier(place ?? Place())) }
}

extension Namespace: StoredProperty {
    mutating func install(_ stored: inout AnyObject?, _ context: PropertyContext) {
        let kept = stored as? Place ?? Place()
        stored = kept
        place = kept
    }
}

/// What of a view's geometry is matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Gives a view the geometry of another one.
public struct _MatchedGeometryModifier: ElementModifier {
    public typealias Body = Never
    let key: AnyHashable
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    func wrap(_ child: Element) -> MatchedElement { MatchedElement(child) }

    func update(_ wrapper: MatchedElement, _ inputs: Inputs) {
        wrapper.graph?.matches.forget(wrapper)
        wrapper.key = key
        wrapper.properties = properties
        wrapper.anchor = anchor
        wrapper.isSource = isSource
    }
}

/// The geometry that views of one graph share.
@MainActor
final class GeometryMatches {
    struct Match {
        weak var source: MatchedElement?
        weak var host: UIView?
        var rect: CGRect
    }

    var current: [AnyHashable: Match] = [:]

    func forget(_ element: MatchedElement) {
        for (key, match) in current where match.source === element { current[key]?.source = nil }
    }
}

/// An element whose geometry is another's, or others take.
final class MatchedElement: GroupElement {
    var key = AnyHashable(0)
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    var isSource = true

    init(_ child: Element) { super.init(child) }

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        guard let graph else { return super.place(rect, proposal, in: canvas) }
        let known = graph.matches.current[key]
        if isSource {
            let isNew = group.superview == nil
            // A view that comes where another one goes begins where that was.
            if isNew, let known, known.source !== self, let host = known.host, host === canvas.place.host,
                TransitionBatch.current != nil
            {
                let origin = canvas.place.origin
                let old = known.rect.offsetBy(dx: -origin.x, dy: -origin.y)
                group.matchedStart = CGAffineTransform(
                    a: rect.width > 0 ? old.width / rect.width : 1, b: 0, c: 0,
                    d: rect.height > 0 ? old.height / rect.height : 1, tx: old.midX - rect.midX,
                    ty: old.midY - rect.midY)
            }
            super.place(rect, proposal, in: canvas)
            let origin = canvas.place.origin
            graph.matches.current[key] = .init(
                source: self, host: canvas.place.host, rect: rect.offsetBy(dx: origin.x, dy: origin.y))
        } else if let known, known.source != nil {
            let origin = canvas.place.origin
            let other = known.rect.offsetBy(dx: -origin.x, dy: -origin.y)
            var own = rect
            if properties.contains(.size) { own.size = child.size(ProposedViewSize(other.size)) }
            if properties.contains(.position) {
                own.origin = CGPoint(
                    x: other.minX + other.width * anchor.x - own.width * anchor.x,
                    y: other.minY + other.height * anchor.y - own.height * anchor.y)
            }
            super.place(own, properties.contains(.size) ? ProposedViewSize(other.size) : proposal, in: canvas)
        } else {
            super.place(rect, proposal, in: canvas)
        }
    }

    override var extendsOverSafeArea: Bool { false }
}

extension View {
    /// Matches the view's geometry with that of others of the same identity: those that are no source take the
    /// source's, and one that comes where another goes moves from there.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            _MatchedGeometryModifier(
                key: AnyHashable([AnyHashable(namespace), AnyHashable(id)]), properties: properties, anchor: anchor,
                isSource: isSource))
    }
}
