/// Hears of items that meet. The methods are optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Two items have met.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    /// Two items have parted.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// An item has met a boundary; the view's own has no identifier.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// An item has left a boundary.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// Keeps items out of each other, and within boundaries. An item is the rectangle around it, turned or not.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// What items meet. The numbers are Apple's.
    public struct Mode: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Each other.
        public static let items = Mode(rawValue: 1)
        /// Boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Both.
        public static let everything = Mode(rawValue: .max)
    }

    /// The items.
    open private(set) var items: [any UIDynamicItem]
    /// What they meet. Everything by default.
    open var collisionMode: Mode = .everything { didSet { dynamicAnimator?.wake() } }
    /// Whether the bounds of the animator's view keep items in. False by default.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { dynamicAnimator?.wake() } }
    /// The object that hears of items that meet; held weakly.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    private var insets = UIEdgeInsets.zero
    private var lines: [(identifier: any NSCopying, from: CGPoint, to: CGPoint)] = []
    private var contacts: Set<Contact> = []

    private struct Contact: Hashable {
        var item: ObjectIdentifier
        var other: ObjectIdentifier?
        var boundary: String?
    }

    /// Creates a behaviour of no items yet.
    public override convenience init() { self.init(items: []) }

    /// Keeps items out of each other.
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

    /// Has the bounds of the animator's view keep items in, so far from its edges.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    /// Adds a line that items cannot pass.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        lines.append((identifier, p1, p2))
        dynamicAnimator?.wake()
    }

    /// Adds an outline that items cannot pass: the straight lines between the ends of its parts.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        bezierPath.cgPath.applyWithBlock { element in
            let points = element.pointee.points
            func line(to point: CGPoint) {
                self.lines.append((identifier, last, point))
                last = point
            }
            switch element.pointee.type {
            case .moveToPoint: (start, last) = (points[0], points[0])
            case .addLineToPoint: line(to: points[0])
            case .addQuadCurveToPoint: line(to: points[1])
            case .addCurveToPoint: line(to: points[2])
            default: if last != start { line(to: start) }
            }
        }
        dynamicAnimator?.wake()
    }

    /// Takes a line or outline away.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        lines.removeAll { "\($0.identifier)" == "\(identifier)" }
        dynamicAnimator?.wake()
    }

    /// Takes all lines and outlines away.
    open func removeAllBoundaries() { lines = [] }
    /// The identifiers of lines and outlines; nil without any.
    open var boundaryIdentifiers: [any NSCopying]? { lines.isEmpty ? nil : lines.map(\.identifier) }

    override var ownItems: [any UIDynamicItem] { items }

    override func apply(_ step: DynamicStep) {
        var met: [Contact: (CGPoint, any UIDynamicItem, (any UIDynamicItem)?, (any NSCopying)?)] = [:]
        let bodies = items.map { step.body($0) }
        if collisionMode.contains(.items) {
            for (index, first) in bodies.enumerated() {
                for second in bodies.dropFirst(index + 1) {
                    guard let point = part(first, second) else { continue }
                    let contact = Contact(item: ObjectIdentifier(first.item), other: ObjectIdentifier(second.item))
                    met[contact] = (point, first.item, second.item, nil)
                }
            }
        }
        if collisionMode.contains(.boundaries) {
            for body in bodies {
                if translatesReferenceBoundsIntoBoundary, let view = step.animator.referenceView,
                    let point = keep(body, in: view.bounds.inset(by: insets))
                {
                    met[Contact(item: ObjectIdentifier(body.item), boundary: "")] = (point, body.item, nil, nil)
                }
                for line in lines {
                    guard let point = keep(body, from: line.from, to: line.to) else { continue }
                    let contact = Contact(item: ObjectIdentifier(body.item), boundary: "\(line.identifier)")
                    met[contact] = (point, body.item, nil, line.identifier)
                }
            }
        }
        tell(met)
    }

    private func tell(_ met: [Contact: (CGPoint, any UIDynamicItem, (any UIDynamicItem)?, (any NSCopying)?)]) {
        let (old, new) = (contacts, Set(met.keys))
        contacts = new
        guard let delegate = collisionDelegate else { return }
        for contact in new.subtracting(old) {
            guard let (point, item, other, identifier) = met[contact] else { continue }
            if let other {
                delegate.collisionBehavior(self, beganContactFor: item, with: other, at: point)
            } else {
                delegate.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
            }
        }
        for contact in old.subtracting(new) {
            guard let item = items.first(where: { ObjectIdentifier($0) == contact.item }) else { continue }
            if let other = contact.other {
                guard let second = items.first(where: { ObjectIdentifier($0) == other }) else { continue }
                delegate.collisionBehavior(self, endedContactFor: item, with: second)
            } else {
                let line = lines.first { "\($0.identifier)" == contact.boundary }
                delegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: line?.identifier)
            }
        }
    }

    /// Parts two items that are in each other. Where they met.
    private func part(_ first: DynamicBody, _ second: DynamicBody) -> CGPoint? {
        let common = first.frame.intersection(second.frame)
        guard !common.isNull, common.width > 0, common.height > 0 else { return nil }
        let weights = (first.isAnchored ? 0 : 1 / first.mass, second.isAnchored ? 0 : 1 / second.mass)
        let total = weights.0 + weights.1
        guard total > 0 else { return nil }
        // Along the axis on which they are in each other the least.
        let isAcross = common.width < common.height
        let depth = isAcross ? common.width : common.height
        let way: CGFloat = (isAcross ? first.center.x < second.center.x : first.center.y < second.center.y) ? 1 : -1
        let normal = isAcross ? CGVector(dx: way, dy: 0) : CGVector(dx: 0, dy: way)
        first.center.x -= normal.dx * depth * weights.0 / total
        first.center.y -= normal.dy * depth * weights.0 / total
        second.center.x += normal.dx * depth * weights.1 / total
        second.center.y += normal.dy * depth * weights.1 / total
        let closing =
            (first.velocity.dx - second.velocity.dx) * normal.dx + (first.velocity.dy - second.velocity.dy) * normal.dy
        if closing > 0 {
            let impulse = (1 + max(first.elasticity, second.elasticity)) * closing / total
            first.velocity.dx -= normal.dx * impulse * weights.0
            first.velocity.dy -= normal.dy * impulse * weights.0
            second.velocity.dx += normal.dx * impulse * weights.1
            second.velocity.dy += normal.dy * impulse * weights.1
        }
        return CGPoint(x: common.midX, y: common.midY)
    }

    /// Keeps an item in a rectangle. Where it met an edge.
    private func keep(_ body: DynamicBody, in area: CGRect) -> CGPoint? {
        let frame = body.frame
        var point: CGPoint?
        if frame.minX < area.minX {
            bounce(body, CGVector(dx: 1, dy: 0), area.minX - frame.minX)
            point = CGPoint(x: area.minX, y: body.center.y)
        } else if frame.maxX > area.maxX {
            bounce(body, CGVector(dx: -1, dy: 0), frame.maxX - area.maxX)
            point = CGPoint(x: area.maxX, y: body.center.y)
        }
        if frame.minY < area.minY {
            bounce(body, CGVector(dx: 0, dy: 1), area.minY - frame.minY)
            point = CGPoint(x: body.center.x, y: area.minY)
        } else if frame.maxY > area.maxY {
            bounce(body, CGVector(dx: 0, dy: -1), frame.maxY - area.maxY)
            point = CGPoint(x: body.center.x, y: area.maxY)
        }
        return point
    }

    /// Keeps an item on its side of a line. Where it met the line.
    private func keep(_ body: DynamicBody, from start: CGPoint, to end: CGPoint) -> CGPoint? {
        let line = CGVector(dx: end.x - start.x, dy: end.y - start.y)
        let length = hypot(line.dx, line.dy)
        guard length > 0 else { return nil }
        let along = ((body.center.x - start.x) * line.dx + (body.center.y - start.y) * line.dy) / length
        let frame = body.frame
        let way = CGVector(dx: line.dx / length, dy: line.dy / length)
        let reach = (abs(way.dx) * frame.width + abs(way.dy) * frame.height) / 2
        guard along > -reach, along < length + reach else { return nil }
        var normal = CGVector(dx: -way.dy, dy: way.dx)
        var distance = (body.center.x - start.x) * normal.dx + (body.center.y - start.y) * normal.dy
        if distance < 0 { (normal, distance) = (CGVector(dx: -normal.dx, dy: -normal.dy), -distance) }
        let depth = (abs(normal.dx) * frame.width + abs(normal.dy) * frame.height) / 2 - distance
        guard depth > 0 else { return nil }
        bounce(body, normal, depth)
        return CGPoint(x: start.x + way.dx * along, y: start.y + way.dy * along)
    }

    private func bounce(_ body: DynamicBody, _ normal: CGVector, _ depth: CGFloat) {
        guard !body.isAnchored else { return }
        body.center.x += normal.dx * depth
        body.center.y += normal.dy * depth
        let speed = body.velocity.dx * normal.dx + body.velocity.dy * normal.dy
        guard speed < 0 else { return }
        // What is slow stays where it is, or it would tremble for good.
        let change = -speed * (speed < -30 ? 1 + body.elasticity : 1)
        body.velocity.dx += normal.dx * change
        body.velocity.dy += normal.dy * change
        let slide = CGVector(dx: -normal.dy, dy: normal.dx)
        let along = body.velocity.dx * slide.dx + body.velocity.dy * slide.dy
        let loss = min(abs(along), body.friction * abs(change)) * (along < 0 ? -1 : 1)
        body.velocity.dx -= slide.dx * loss
        body.velocity.dy -= slide.dy * loss
    }
}
