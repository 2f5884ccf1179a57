/// Brings an item to a place, where it swings a little.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// The place.
    open var snapPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
    /// How little it swings, from 0 to 1. 0.5 by default.
    open var damping: CGFloat = 0.5 { didSet { dynamicAnimator?.wake() } }

    /// Brings an item to a place.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    override var ownItems: [any UIDynamicItem] { [item] }
    override var isActive: Bool {
        guard let body = dynamicAnimator?.body(of: item) else { return false }
        return hypot(body.center.x - snapPoint.x, body.center.y - snapPoint.y) > 0.5 || abs(body.angle) > 0.01
    }

    override func apply(_ step: DynamicStep) {
        let body = step.body(item)
        // A spring of some two swings a second; at full damping it does not swing at all.
        let strength: CGFloat = 180
        let loss = 2 * strength.squareRoot() * (0.3 + 0.7 * min(max(damping, 0), 1))
        body.velocity.dx += ((snapPoint.x - body.center.x) * strength - body.velocity.dx * loss) * step.seconds
        body.velocity.dy += ((snapPoint.y - body.center.y) * strength - body.velocity.dy * loss) * step.seconds
        body.spin += (-body.angle * strength - body.spin * loss) * step.seconds
    }
}
