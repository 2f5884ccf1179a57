/// Has items fall.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    /// The items.
    open private(set) var items: [any UIDynamicItem]
    /// Where to, and how much: 1 is 1,000 points a second, each second. Down by default.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { dynamicAnimator?.wake() } }

    /// Creates gravity for no items yet.
    public override convenience init() { self.init(items: []) }

    /// Has items fall.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        dynamicAnimator?.wake()
    }

    /// Takes an item away.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    /// Where to, as an angle from the horizontal, clockwise.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// How much: 1 is 1,000 points a second, each second.
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets where to and how much.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var ownItems: [any UIDynamicItem] { items }

    override func apply(_ step: DynamicStep) {
        for item in items {
            let body = step.body(item)
            guard !body.isAnchored else { continue }
            body.velocity.dx += gravityDirection.dx * 1000 * step.seconds
            body.velocity.dy += gravityDirection.dy * 1000 * step.seconds
        }
    }
}
