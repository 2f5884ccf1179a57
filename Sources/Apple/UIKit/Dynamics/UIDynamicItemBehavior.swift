/// What items are like: how elastic, how heavy, how slow to stop.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The items.
    open private(set) var items: [any UIDynamicItem]
    private var pending: [(item: any UIDynamicItem, velocity: CGVector, spin: CGFloat)] = []

    /// Creates a description of no items yet.
    public override convenience init() { self.init(items: []) }

    /// Creates a description of items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// How much of its speed an item keeps when it bounces, from 0 to 1. 0 by default.
    open var elasticity: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
    /// How much items slow down that slide along each other. 0 by default.
    open var friction: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
    /// How heavy an item is for its size. 1 by default.
    open var density: CGFloat = 1 { didSet { dynamicAnimator?.wake() } }
    /// How much an item slows down by itself. 0 by default.
    open var resistance: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
    /// How much an item's turning slows down by itself. 0 by default.
    open var angularResistance: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
    /// The charge in fields. Has no effect: there are none.
    open var charge: CGFloat = 0
    /// Whether items stay where they are. False by default.
    open var isAnchored = false { didSet { dynamicAnimator?.wake() } }
    /// Whether items turn. True by default.
    open var allowsRotation = true { didSet { dynamicAnimator?.wake() } }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        dynamicAnimator?.wake()
    }

    /// Takes an item away.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    /// Adds to an item's speed, in points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        pending.append((item, CGVector(dx: velocity.x, dy: velocity.y), 0))
        dynamicAnimator?.wake()
    }

    /// An item's speed, in points a second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let velocity = dynamicAnimator?.body(of: item).velocity ?? .zero
        return CGPoint(x: velocity.dx, y: velocity.dy)
    }

    /// Adds to how fast an item turns, in radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        pending.append((item, .zero, velocity))
        dynamicAnimator?.wake()
    }

    /// How fast an item turns, in radians a second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { dynamicAnimator?.body(of: item).spin ?? 0 }

    override var ownItems: [any UIDynamicItem] { items }

    override func apply(_ step: DynamicStep) {
        for item in items {
            let body = step.body(item)
            (body.elasticity, body.friction, body.density) = (elasticity, friction, density)
            (body.resistance, body.angularResistance) = (resistance, angularResistance)
            (body.allowsRotation, body.isAnchored) = (allowsRotation, isAnchored)
        }
        for (item, velocity, spin) in pending {
            let body = step.body(item)
            body.velocity.dx += velocity.dx
            body.velocity.dy += velocity.dy
            body.spin += spin
        }
        pending = []
    }
}
