/// Ties an item to a place, or to another item: by a rod, or by a spring.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is tied to.
    public enum AttachmentType: Int, Sendable {
        /// Another item, or a place.
        case items, anchor
    }

    /// The items.
    open private(set) var items: [any UIDynamicItem]
    /// What they are tied to.
    public let attachedBehaviorType: AttachmentType
    /// The place.
    open var anchorPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
    /// How far apart the two ends are, in points. As they were at first by default.
    open var length: CGFloat { didSet { dynamicAnimator?.wake() } }
    /// How little a spring swings. 0 by default.
    open var damping: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
    /// How often a spring swings in a second; 0, the default, is for a rod.
    open var frequency: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
    /// How hard the item is to turn about the place. 0 by default.
    open var frictionTorque: CGFloat = 0
    private let offsets: [UIOffset]

    /// Ties the middle of an item to a place.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Ties a point of an item to a place.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        items = [item]
        offsets = [offset]
        attachedBehaviorType = .anchor
        anchorPoint = point
        let start = DynamicBody(item).place(of: CGPoint(x: offset.horizontal, y: offset.vertical))
        length = hypot(start.x - point.x, start.y - point.y)
        super.init()
    }

    /// Ties the middles of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Ties points of two items.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        items = [item1, item2]
        offsets = [offset1, offset2]
        attachedBehaviorType = .items
        anchorPoint = .zero
        let first = DynamicBody(item1).place(of: CGPoint(x: offset1.horizontal, y: offset1.vertical))
        let second = DynamicBody(item2).place(of: CGPoint(x: offset2.horizontal, y: offset2.vertical))
        length = hypot(first.x - second.x, first.y - second.y)
        super.init()
    }

    override var ownItems: [any UIDynamicItem] { items }
    override var isActive: Bool { frequency > 0 && abs(stretch) > 0.5 }

    private var stretch: CGFloat {
        guard let animator = dynamicAnimator else { return 0 }
        let ends = ends { animator.body(of: $0) }
        return hypot(ends.second.x - ends.first.x, ends.second.y - ends.first.y) - length
    }

    private func ends(_ body: (any UIDynamicItem) -> DynamicBody) -> (first: CGPoint, second: CGPoint) {
        let places = zip(items, offsets).map { item, offset in
            body(item).place(of: CGPoint(x: offset.horizontal, y: offset.vertical))
        }
        return (places[0], places.count > 1 ? places[1] : anchorPoint)
    }

    override func apply(_ step: DynamicStep) {
        let bodies = items.map { step.body($0) }
        let ends = ends { step.body($0) }
        let line = CGVector(dx: ends.second.x - ends.first.x, dy: ends.second.y - ends.first.y)
        let distance = hypot(line.dx, line.dy)
        let way = distance > 0.001 ? CGVector(dx: line.dx / distance, dy: line.dy / distance) : CGVector(dx: 0, dy: 0)
        let stretch = distance - length
        /// How fast the ends come apart.
        func speed(_ body: DynamicBody, _ point: CGPoint) -> CGFloat {
            let (x, y) = (point.x - body.center.x, point.y - body.center.y)
            return (body.velocity.dx - body.spin * y) * way.dx + (body.velocity.dy + body.spin * x) * way.dy
        }
        /// How easily a push along the line moves a point.
        func ease(_ body: DynamicBody, _ point: CGPoint) -> CGFloat {
            guard !body.isAnchored else { return 0 }
            let arm = (point.x - body.center.x) * way.dy - (point.y - body.center.y) * way.dx
            return 1 / body.mass + (body.allowsRotation ? arm * arm / max(body.inertia, 1) : 0)
        }
        var apart = -speed(bodies[0], ends.first)
        var total = ease(bodies[0], ends.first)
        if bodies.count > 1 {
            apart += speed(bodies[1], ends.second)
            total += ease(bodies[1], ends.second)
        }
        guard total > 0 else { return }
        let impulse: CGFloat
        if frequency > 0 {
            let swing = 2 * .pi * frequency
            impulse = (stretch * swing * swing + 2 * damping * swing * apart) / total * step.seconds
        } else {
            // A rod takes back in a few steps what it has been stretched.
            impulse = (apart + stretch * 0.2 / step.seconds) / total
        }
        bodies[0].push(CGVector(dx: way.dx * impulse, dy: way.dy * impulse), at: ends.first)
        if bodies.count > 1 {
            bodies[1].push(CGVector(dx: -way.dx * impulse, dy: -way.dy * impulse), at: ends.second)
        }
        bodies[0].spin *= max(1 - frictionTorque * step.seconds, 0)
    }
}
