/// Pushes items, once or on and on.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// For how long items are pushed.
    public enum Mode: Int, Sendable {
        /// On and on, or once.
        case continuous, instantaneous
    }

    /// The items.
    open private(set) var items: [any UIDynamicItem]
    /// For how long items are pushed.
    public let mode: Mode
    /// Whether items are pushed. A push that is made once makes it false.
    open var active = true { didSet { if active { dynamicAnimator?.wake() } } }
    /// Where to, and how much: 1 gives an item of 100 points squared 100 points a second, each second if it goes on.
    open var pushDirection = CGVector.zero { didSet { dynamicAnimator?.wake() } }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates a push of no items yet, which goes on and on.
    public override convenience init() { self.init(items: [], mode: .continuous) }

    /// Creates a push.
    public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
        self.items = items
        self.mode = mode
        super.init()
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        dynamicAnimator?.wake()
    }

    /// Takes an item away.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    /// How far from its middle an item is pushed.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets how far from its middle an item is pushed.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
    }

    /// Where to, as an angle from the horizontal, clockwise.
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// How much.
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets where to and how much.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var ownItems: [any UIDynamicItem] { items }
    override var isActive: Bool { active && mode == .continuous && magnitude > 0 }

    override func apply(_ step: DynamicStep) {
        guard active else { return }
        let factor = mode == .instantaneous ? 100 : 100 * step.seconds
        for item in items {
            let (body, offset) = (step.body(item), targetOffsetFromCenter(for: item))
            let impulse = CGVector(dx: pushDirection.dx * factor, dy: pushDirection.dy * factor)
            body.push(impulse, at: body.place(of: CGPoint(x: offset.horizontal, y: offset.vertical)))
        }
        if mode == .instantaneous { active = false }
    }
}
