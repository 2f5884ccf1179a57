/// Where a gesture is found: a view, with what lasts from one value of the gesture to the next.
@preconcurrency @MainActor
public final class _GestureContext {
    private weak var view: GroupView?
    private var slots: [AnyObject] = []
    private var index = 0
    private let arbiter = GestureArbiter()
    private(set) var recognizers: [UIGestureRecognizer] = []
    /// Whether the gestures of other views go on at the same time.
    var isSimultaneous = false {
        didSet { arbiter.isSimultaneous = isSimultaneous }
    }
    /// Whether gestures of the views within wait for this one.
    var goesFirst = false {
        didSet { arbiter.goesFirst = goesFirst }
    }

    init(_ view: GroupView) {
        self.view = view
        arbiter.view = view
    }

    /// Takes a new value of the gesture.
    func attach<G: Gesture>(_ gesture: G, isEnabled: Bool) {
        index = 0
        recognizers = []
        arbiter.waits = [:]
        gesture._attach(self) { _ in }
        for recognizer in recognizers where recognizer.isEnabled != isEnabled { recognizer.isEnabled = isEnabled }
        arbiter.own = Set(recognizers.map(ObjectIdentifier.init))
        while slots.count > index {
            if let recognizer = slots.removeLast() as? UIGestureRecognizer { view?.removeGestureRecognizer(recognizer) }
        }
    }

    /// What was at this place of the gesture before, or something new.
    func slot<T: AnyObject>(_ make: () -> T) -> T {
        defer { index += 1 }
        if index < slots.count, let known = slots[index] as? T { return known }
        if index < slots.count, let old = slots[index] as? UIGestureRecognizer { view?.removeGestureRecognizer(old) }
        let new = make()
        if index < slots.count { slots[index] = new } else { slots.append(new) }
        return new
    }

    /// A recogniser on the view, which was there before if the gesture had one here.
    func recognizer<R: UIGestureRecognizer>(_ make: () -> R) -> R {
        let recognizer = slot(make)
        if recognizer.view == nil {
            recognizer.delegate = arbiter
            view?.addGestureRecognizer(recognizer)
        }
        recognizers.append(recognizer)
        return recognizer
    }

    /// Lets recognisers wait until others have failed.
    func wait(_ later: [UIGestureRecognizer], for earlier: [UIGestureRecognizer]) {
        for recognizer in later { arbiter.waits[ObjectIdentifier(recognizer), default: []] += earlier }
    }

    /// A point of the view, in a space.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        view?.convert(point, to: space) ?? point
    }
}

extension GroupView {
    /// A point of the view, in a space.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: return point
        case .global: return convert(point, to: nil)
        case .named(let name):
            guard let origin = spaces[name]?.origin else { return convert(point, to: nil) }
            return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        }
    }
}

/// Decides which gestures go together.
@MainActor
private final class GestureArbiter: NSObject, UIGestureRecognizerDelegate {
    weak var view: GroupView?
    var own: Set<ObjectIdentifier> = []
    var waits: [ObjectIdentifier: [UIGestureRecognizer]] = [:]
    var isSimultaneous = false
    var goesFirst = false

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        // Of two of which one waits for the other, one is found.
        if isWaiting(gestureRecognizer, otherGestureRecognizer) || isWaiting(otherGestureRecognizer, gestureRecognizer)
        {
            return false
        }
        return isSimultaneous || own.contains(ObjectIdentifier(otherGestureRecognizer))
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        isWaiting(gestureRecognizer, otherGestureRecognizer)
    }

    private func isWaiting(_ later: UIGestureRecognizer, _ earlier: UIGestureRecognizer) -> Bool {
        waits[ObjectIdentifier(later)]?.contains { $0 === earlier } ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard goesFirst, let view, let other = otherGestureRecognizer.view else { return false }
        return other !== view && other.isDescendant(of: view)
    }
}

/// Puts a gesture on a view.
public struct _GestureModifier<G: Gesture>: ElementModifier {
    public typealias Body = Never
    let gesture: G
    let mask: GestureMask
    var isSimultaneous = false
    var goesFirst = false

    func wrap(_ child: Element) -> GestureElement { GestureElement(child) }

    func update(_ wrapper: GestureElement, _ inputs: Inputs) {
        wrapper.context.isSimultaneous = isSimultaneous
        wrapper.context.goesFirst = goesFirst
        wrapper.group.keepsTouches = !mask.contains(.subviews)
        wrapper.context.attach(gesture, isEnabled: mask.contains(.gesture) && inputs.environment.isEnabled)
    }
}

/// An element on which gestures are found.
final class GestureElement: GroupElement {
    lazy var context = _GestureContext(group)

    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        super.place(rect, proposal, in: canvas)
        group.spaces = canvas.place.inside(rect.origin).spaces
    }
}

/// Which gestures a view takes: one that is added to it, those of the views in it, or both.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Neither.
    public static let none: GestureMask = []
    /// The gesture that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views in the view.
    public static let subviews = GestureMask(rawValue: 2)
    /// Both.
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    /// Adds a gesture to the view; those of the views in it come first.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, mask: mask))
    }

    /// Adds a gesture to the view, if it is enabled; those of the views in it come first.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
    }

    /// Adds a gesture to the view that comes before those of the views in it.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, mask: mask, goesFirst: true))
    }

    /// Adds a gesture to the view that goes on at the same time as those of the views in it.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, mask: mask, isSimultaneous: true))
    }
}
