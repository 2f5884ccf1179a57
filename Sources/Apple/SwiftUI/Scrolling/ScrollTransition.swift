import Foundation

/// Where a view is on its way through what scrolls it.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// On its way over the top or the leading edge.
    case topLeading
    /// In sight.
    case identity
    /// On its way over the bottom or the trailing edge.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }
    /// -1 for the top or the leading edge, 1 for the bottom or the trailing edge, and 0 in sight.
    public var value: Double { self == .topLeading ? -1 : self == .bottomTrailing ? 1 : 0 }
}

/// How a view goes from one phase to the next.
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable {
        case animated(Animation)
        case interactive(UnitCurve)
        case identity
    }

    /// How much of a view is in sight when its phase becomes another one.
    public struct Threshold: Sendable {
        enum Kind: Sendable {
            case visible(Double)
            case centered
        }
        var kind: Kind
        /// Where the line is moved to, in points towards the middle.
        var inset: CGFloat = 0

        /// When the first of the view comes into sight.
        public static let hidden = Threshold(kind: .visible(0))
        /// When all of the view is in sight.
        public static let visible = Threshold(kind: .visible(1))
        /// When the view is in the middle.
        public static let centered = Threshold(kind: .centered)
        /// When so much of the view is in sight, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(kind: .visible(min(max(amount, 0), 1))) }

        /// The same, with the line moved so many points towards the middle.
        public func inset(by distance: Double) -> Threshold {
            var copy = self
            copy.inset += distance
            return copy
        }
    }

    var kind: Kind
    var threshold = Threshold.visible

    /// The look of a phase comes with an animation when the view gets there.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        .init(kind: .animated(animation), threshold: .visible(0.5))
    }
    /// The look of a phase comes with an animation when the view gets there.
    public static var animated: ScrollTransitionConfiguration { .animated(.default) }
    /// The look goes with the finger from one phase to the next.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        .init(kind: .interactive(timingCurve))
    }
    /// The look goes with the finger from one phase to the next.
    public static var interactive: ScrollTransitionConfiguration { .interactive() }
    /// The look stays that of a view in sight.
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    /// The same with another animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var copy = self
        copy.kind = .animated(animation)
        return copy
    }

    /// The same with another line at which phases change.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }

    /// How far the view is out of sight, from 0 for in sight to 1.
    func amount(_ view: ClosedRange<CGFloat>, in room: ClosedRange<CGFloat>, _ before: Bool) -> Double {
        let length = view.upperBound - view.lowerBound
        guard length > 0 else { return 0 }
        switch threshold.kind {
        case .centered:
            let distance = abs((view.lowerBound + view.upperBound - room.lowerBound - room.upperBound) / 2)
            let most = (room.upperBound - room.lowerBound + length) / 2
            return most > 0 ? min(distance / most, 1) : 0
        case .visible(let wanted):
            let seen =
                before
                ? view.upperBound - room.lowerBound - threshold.inset
                : room.upperBound - threshold.inset - view.lowerBound
            let share = min(max(seen / length, 0), 1)
            // A view of which nothing needs to be in sight goes on as far again.
            guard wanted > 0 else { return min(max(-seen / length, 0), 1) }
            return min(max((wanted - share) / wanted, 0), 1)
        }
    }
}

extension View {
    /// Draws the view as `transition` says for where it is on its way through what scrolls it.
    ///
    /// - Parameter axis: Nil for the axis along which the view leaves.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Draws the view as `transition` says for where it is on its way through what scrolls it.
    ///
    /// - Parameter axis: Nil for the axis along which the view leaves.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        let passage = ScrollPassage(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis)
        return modifier(
            _VisualEffectModifier(
                effect: { proxy in
                    passage.changes(proxy) { transition(EmptyVisualEffect(), $0)._changes }
                }, animation: passage.animation))
    }
}

/// The way of a view through what scrolls it.
private struct ScrollPassage {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?

    var animation: Animation? {
        for side in [topLeading, bottomTrailing] { if case .animated(let animation) = side.kind { return animation } }
        return nil
    }

    func changes(
        _ proxy: GeometryProxy, _ transition: (ScrollTransitionPhase) -> [_VisualChange]
    ) -> [_VisualChange] {
        let still = transition(.identity)
        let frame = proxy.frame(in: .scrollView)
        guard let bounds = proxy.bounds(of: .scrollView) else { return still }
        let room = CGSize(width: bounds.width, height: bounds.height)
        let axis = axis ?? (frame.minX < -0.5 || frame.maxX > room.width + 0.5 ? .horizontal : .vertical)
        let view = axis == .vertical ? frame.minY...frame.maxY : frame.minX...frame.maxX
        let length = axis == .vertical ? room.height : room.width
        guard length > 0 else { return still }
        let isBefore = (view.lowerBound + view.upperBound) / 2 < length / 2
        let side = isBefore ? topLeading : bottomTrailing
        let amount = side.amount(view, in: 0...length, isBefore)
        let phase: ScrollTransitionPhase = isBefore ? .topLeading : .bottomTrailing
        switch side.kind {
        case .identity: return still
        case .animated: return amount > 0 ? transition(phase) : still
        case .interactive(let curve):
            guard amount > 0 else { return still }
            return _VisualChange.between(still, transition(phase), curve.value(at: amount))
        }
    }
}
