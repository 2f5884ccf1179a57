/// How a view comes and goes, when that is animated.
public struct AnyTransition: Sendable {
    /// One of the things that are done to a view that is not there.
    enum Effect: Sendable {
        case opacity
        case scale(CGFloat, UnitPoint)
        case offset(CGSize)
        case move(Edge)
        /// What modifiers of the app's own do to a view of this size.
        case look(@MainActor @Sendable (CGSize) -> TransitionLook)
    }

    var insertion: [Effect]
    var removal: [Effect]
    var insertionAnimation: Animation?
    var removalAnimation: Animation?

    init(insertion: [Effect], removal: [Effect]) {
        self.insertion = insertion
        self.removal = removal
    }

    private init(_ insertion: [Effect], _ removal: [Effect]? = nil) {
        self.insertion = insertion
        self.removal = removal ?? insertion
    }

    /// Comes and goes at once.
    public static let identity = AnyTransition([])
    /// Fades in and out, as a view does that has no transition of its own.
    public static let opacity = AnyTransition([.opacity])
    /// Grows out of its center, and shrinks into it.
    public static var scale: AnyTransition { AnyTransition([.scale(0, .center)]) }
    /// Comes in from the leading side, and goes out to the trailing one.
    public static var slide: AnyTransition { AnyTransition([.move(.leading)], [.move(.trailing)]) }

    /// Grows from a part of its size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition([.scale(scale, anchor)])
    }

    /// Comes in over an edge, and goes out over it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }

    /// Comes from a place beside its own, and goes there.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition([.offset(offset)]) }

    /// Comes from a place beside its own, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

    /// Comes in over an edge while it fades in, and goes out over the opposite one.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition([.move(edge), .opacity], [.move(edge.opposite), .opacity])
    }

    /// One way to come, and another to go.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var result = AnyTransition(insertion.insertion, removal.removal)
        result.insertionAnimation = insertion.insertionAnimation
        result.removalAnimation = removal.removalAnimation
        return result
    }

    /// Both at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var result = AnyTransition(insertion + other.insertion, removal + other.removal)
        result.insertionAnimation = insertionAnimation ?? other.insertionAnimation
        result.removalAnimation = removalAnimation ?? other.removalAnimation
        return result
    }

    /// The same with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        copy.insertionAnimation = animation
        copy.removalAnimation = animation
        return copy
    }
}

extension Edge {
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// Sets how a view comes and goes.
public struct _TransitionModifier: ElementModifier {
    public typealias Body = Never
    let transition: AnyTransition

    func wrap(_ child: Element) -> TransitionElement { TransitionElement(child, group: TransitionView()) }

    func update(_ wrapper: TransitionElement, _ inputs: Inputs) {
        (wrapper.group as? TransitionView)?.transition = transition
    }
}

/// An element that comes and goes in a way of its own.
final class TransitionElement: GroupElement {}

/// A view that comes and goes in a way of its own.
final class TransitionView: GroupView {
    var transition = AnyTransition.opacity
}

extension View {
    /// Sets how the view comes and goes, when that is animated.
    public func transition(_ t: AnyTransition) -> some View { modifier(_TransitionModifier(transition: t)) }
}
