internal import SeamPrimitives

/// Hears whether items move.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// They begin to.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// They have come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by the rules of mechanics, frame by frame, until they have come to rest.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The view in whose coordinates the items move; nil for a collection's layout.
    public private(set) weak var referenceView: UIView?
    private weak var layout: UICollectionViewLayout?
    /// The rules.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether something moves.
    open private(set) var isRunning = false
    /// For how many seconds something has been moving, in all.
    open private(set) var elapsedTime: TimeInterval = 0
    /// The object that hears whether something moves; held weakly.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    private var link: CADisplayLink?
    private var last: CFTimeInterval?
    private var stillFor: CGFloat = 0
    /// So short that what is fast does not pass through what is thin.
    private static let step: CGFloat = 1 / 240

    /// Creates an animator of views in a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator without a view. Boundaries of the view's are none.
    public override init() { super.init() }

    /// Creates an animator of the attributes of a layout, which is invalidated with each step.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    /// Adds a rule.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.dynamicAnimator = self
        wake()
    }

    /// Takes a rule away.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
        forgetBodies()
    }

    /// Takes all rules away.
    open func removeAllBehaviors() {
        for behavior in behaviors { behavior.dynamicAnimator = nil }
        behaviors = []
        bodies = [:]
        rest()
    }

    /// Returns the items of rules that a rectangle touches.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        items.filter { body(of: $0).frame.intersects(rect) }
    }

    /// Takes over the place that an item has been given by others.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let old = bodies.removeValue(forKey: ObjectIdentifier(item)) else { return }
        let new = body(of: item)
        (new.velocity, new.spin) = (old.velocity, old.spin)
        wake()
    }

    /// Returns the attributes of a cell that a rule moves; nil if none does.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
            $0.representedElementCategory == .cell && $0.indexPath == indexPath
        }
    }

    // MARK: Steps

    private var rules: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

    private var items: [any UIDynamicItem] {
        var known = Set<ObjectIdentifier>()
        return rules.flatMap(\.ownItems).filter { known.insert(ObjectIdentifier($0)).inserted }
    }

    func body(of item: any UIDynamicItem) -> DynamicBody {
        if let body = bodies[ObjectIdentifier(item)] { return body }
        let body = DynamicBody(item)
        bodies[ObjectIdentifier(item)] = body
        return body
    }

    private func forgetBodies() {
        let kept = Set(items.map { ObjectIdentifier($0) })
        bodies = bodies.filter { kept.contains($0.key) }
    }

    /// Has the next frame move what is to be moved.
    func wake() {
        stillFor = 0
        guard !isRunning, !behaviors.isEmpty else { return }
        isRunning = true
        last = nil
        delegate?.dynamicAnimatorWillResume(self)
        let target = ActionTarget { [weak self] sender in
            guard let self, let link = sender as? CADisplayLink else { return }
            frame(at: link.timestamp)
        }
        clock = target
        let link = CADisplayLink(target: target, selector: ActionTarget.action)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private var clock: ActionTarget?

    private func rest() {
        link?.invalidate()
        (link, clock) = (nil, nil)
        guard isRunning else { return }
        isRunning = false
        delegate?.dynamicAnimatorDidPause(self)
    }

    private func frame(at time: CFTimeInterval) {
        defer { last = time }
        // What was missed while nothing was drawn is not made up for.
        guard let last else { return }
        advance(CGFloat(min(time - last, 0.1)))
    }

    /// Moves everything for so many seconds.
    func advance(_ seconds: CGFloat) {
        guard isRunning, seconds > 0 else { return }
        elapsedTime += TimeInterval(seconds)
        let rules = rules
        for item in items { _ = body(of: item) }
        var rest = seconds
        while rest > 0 {
            let step = DynamicStep(seconds: min(rest, Self.step), animator: self)
            rest -= Self.step
            for rule in rules where !(rule is UICollisionBehavior) { rule.apply(step) }
            for body in bodies.values { body.move(step.seconds) }
            for case let rule as UICollisionBehavior in rules { rule.apply(step) }
        }
        for body in bodies.values { body.show() }
        layout?.invalidateLayout()
        for rule in rules { rule.action?() }
        let isStill = bodies.values.allSatisfy(\.isStill) && !rules.contains { $0.isActive }
        stillFor = isStill ? stillFor + seconds : 0
        if stillFor > 0.25 { self.rest() }
    }

    deinit {
        let link = link
        MainQueue.perform { link?.invalidate() }
    }
}
