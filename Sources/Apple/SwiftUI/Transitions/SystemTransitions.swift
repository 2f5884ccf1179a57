/// Fades in and out.
public struct OpacityTransition: Transition {
    /// Creates the transition.
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Comes and goes at once.
public struct IdentityTransition: Transition {
    /// Creates the transition.
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Grows from a part of its size, and shrinks to it.
public struct ScaleTransition: Transition {
    /// The part.
    public let scale: Double
    /// What stays in its place.
    public let anchor: UnitPoint

    /// Creates the transition.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Comes in over an edge, and goes out over it.
public struct MoveTransition: Transition {
    /// The edge.
    public let edge: Edge
    /// Creates the transition.
    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_MovedModifier(edge: phase.isIdentity ? nil : edge))
    }
}

/// Comes in over an edge while it fades in, and goes out over the opposite one.
public struct PushTransition: Transition {
    /// The edge.
    public let edge: Edge
    /// Creates the transition.
    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            _MovedModifier(edge: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite)
        )
        .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Comes in from the leading side, and goes out to the trailing one.
public struct SlideTransition: Transition {
    /// Creates the transition.
    nonisolated public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            _MovedModifier(edge: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
    }
}

/// Comes from a place beside its own, and goes there.
public struct OffsetTransition: Transition {
    /// The place, from the view's own.
    public let offset: CGSize
    /// Creates the transition.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Fades in and out while it is blurred.
public struct BlurReplaceTransition: Transition {
    /// How the views pass into each other.
    public struct Configuration: Equatable, Sendable {
        let scale: CGFloat
        /// One goes down as the other comes from above.
        public static let downUp = Configuration(scale: 0.9)
        /// One goes up as the other comes from below.
        public static let upUp = Configuration(scale: 1.1)
    }

    /// How the views pass into each other.
    public let configuration: Configuration
    /// Creates the transition.
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.blur(radius: phase.isIdentity ? 0 : 8).scaleEffect(phase.isIdentity ? 1 : configuration.scale)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// One way to come, and another to go.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// How the view comes.
    public var insertion: Insertion
    /// How the view goes.
    public var removal: Removal

    /// Creates the transition.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        if phase == .didDisappear {
            removal.apply(content: content, phase: phase)
        } else {
            insertion.apply(content: content, phase: phase)
        }
    }
}

extension Transition where Self == OpacityTransition {
    /// Fades in and out.
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
    /// Comes and goes at once.
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == ScaleTransition {
    /// Grows out of its center, and shrinks into it.
    nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
    /// Grows from a part of its size, and shrinks to it.
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == SlideTransition {
    /// Comes in from the leading side, and goes out to the trailing one.
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == MoveTransition {
    /// Comes in over an edge, and goes out over it.
    nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
    /// Comes in over an edge while it fades in, and goes out over the opposite one.
    nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
    /// Comes from a place beside its own, and goes there.
    nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
}
extension Transition where Self == BlurReplaceTransition {
    /// Fades in and out while it is blurred.
    nonisolated public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }
    /// Fades in and out while it is blurred.
    nonisolated public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration
    ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}

/// A view drawn over an edge of its own frame.
public struct _MovedModifier: ElementModifier {
    public typealias Body = Never
    let edge: Edge?

    func wrap(_ child: Element) -> MovedElement { MovedElement(child) }
    func update(_ wrapper: MovedElement, _ inputs: Inputs) { wrapper.edge = edge }
}

final class MovedElement: WrapperElement {
    var edge: Edge?

    /// How far it is from its place.
    func distance(_ size: CGSize) -> CGPoint {
        switch edge {
        case .top: CGPoint(x: 0, y: -size.height)
        case .bottom: CGPoint(x: 0, y: size.height)
        case .leading: CGPoint(x: -size.width, y: 0)
        case .trailing: CGPoint(x: size.width, y: 0)
        case nil: .zero
        }
    }

    override func childRect(in size: CGSize, _ proposal: ProposedViewSize) -> CGRect {
        CGRect(origin: distance(size), size: size)
    }
}
