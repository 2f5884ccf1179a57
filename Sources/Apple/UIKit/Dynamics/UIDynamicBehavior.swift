/// A rule by which items move. Rules may hold others.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The rules in this one.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called with every step.
    open var action: (() -> Void)?
    /// Who moves the items; nil while nobody does.
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
        didSet {
            guard dynamicAnimator !== oldValue else { return }
            for child in childBehaviors { child.dynamicAnimator = dynamicAnimator }
            willMove(to: dynamicAnimator)
        }
    }

    /// A rule without effect of its own.
    public override init() { super.init() }

    /// Puts a rule into this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        behavior.dynamicAnimator = dynamicAnimator
        dynamicAnimator?.wake()
    }

    /// Takes a rule out of this one.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
    }

    /// Called when the rule comes to somebody who moves its items, or leaves them.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The rule with those in it.
    var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }
    /// The items that the rule is about.
    var ownItems: [any UIDynamicItem] { [] }
    /// Changes speeds in a step.
    func apply(_ step: DynamicStep) {}
    /// Whether the rule moves something though nothing has speed.
    var isActive: Bool { false }
}

/// One step of the time.
@MainActor
struct DynamicStep {
    let seconds: CGFloat
    let animator: UIDynamicAnimator
    func body(_ item: any UIDynamicItem) -> DynamicBody { animator.body(of: item) }
}

/// An item with its speed.
@MainActor
final class DynamicBody {
    let item: any UIDynamicItem
    var velocity = CGVector.zero
    var spin: CGFloat = 0
    var center: CGPoint
    var angle: CGFloat
    // What the item's rules say of it; the numbers are UIKit's.
    var elasticity: CGFloat = 0
    var friction: CGFloat = 0
    var density: CGFloat = 1
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var allowsRotation = true
    var isAnchored = false

    init(_ item: any UIDynamicItem) {
        self.item = item
        center = item.center
        angle = atan2(item.transform.b, item.transform.a)
    }

    var size: CGSize { item.bounds.size }
    /// An item of 100 points squared weighs 1 at a density of 1.
    var mass: CGFloat { max(size.width * size.height / 10_000 * density, 0.0001) }
    var inertia: CGFloat { mass * (size.width * size.width + size.height * size.height) / 12 }

    /// The rectangle around the turned item.
    var frame: CGRect {
        let (c, s) = (abs(cos(angle)), abs(sin(angle)))
        let (width, height) = (size.width * c + size.height * s, size.width * s + size.height * c)
        return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    /// A point of the item, turned with it, in the outer coordinates.
    func place(of offset: CGPoint) -> CGPoint {
        CGPoint(
            x: center.x + offset.x * cos(angle) - offset.y * sin(angle),
            y: center.y + offset.x * sin(angle) + offset.y * cos(angle))
    }

    /// Pushes the item at a point, by an impulse.
    func push(_ impulse: CGVector, at point: CGPoint) {
        guard !isAnchored else { return }
        velocity.dx += impulse.dx / mass
        velocity.dy += impulse.dy / mass
        guard allowsRotation else { return }
        let arm = CGVector(dx: point.x - center.x, dy: point.y - center.y)
        spin += (arm.dx * impulse.dy - arm.dy * impulse.dx) / max(inertia, 1)
    }

    func move(_ seconds: CGFloat) {
        guard !isAnchored else {
            velocity = .zero
            spin = 0
            return
        }
        velocity.dx *= max(1 - resistance * seconds, 0)
        velocity.dy *= max(1 - resistance * seconds, 0)
        spin *= max(1 - angularResistance * seconds, 0)
        center.x += velocity.dx * seconds
        center.y += velocity.dy * seconds
        if allowsRotation { angle += spin * seconds } else { spin = 0 }
    }

    /// Gives the item its place.
    func show() {
        if item.center != center { item.center = center }
        let old = item.transform
        guard allowsRotation, atan2(old.b, old.a) != angle else { return }
        let scale = (old.a * old.a + old.b * old.b).squareRoot()
        item.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
    }

    var isStill: Bool { hypot(velocity.dx, velocity.dy) < 1 && abs(spin) < 0.01 }
}
