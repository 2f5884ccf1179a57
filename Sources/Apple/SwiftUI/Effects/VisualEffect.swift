/// Changes to how a view is drawn that leave its place and its room as they are.
public protocol VisualEffect: Sendable {
    /// The changes, the first one first.
    var _changes: [_VisualChange] { get }
}

/// No change to how a view is drawn.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates the effect.
    public init() {}
    public var _changes: [_VisualChange] { [] }
}

/// An effect with one more change.
struct ChangedVisualEffect: VisualEffect {
    let _changes: [_VisualChange]
}

/// One change to how a view is drawn.
public enum _VisualChange: Equatable, Sendable {
    /// In points.
    case offset(CGSize)
    /// Both shares, about a point of the unit square.
    case scale(CGSize, UnitPoint)
    /// In radians, about an axis and a point of the unit square.
    case rotation(Double, axis: [CGFloat], UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
    /// From 0 to 1.
    case opacity(Double)
    /// In points.
    case blur(CGFloat)
    /// Of the colours, by an amount.
    case colors(Tone, Double)
    /// A transform about the top leading corner.
    case transform(CGAffineTransform)

    /// What is changed of colours.
    public enum Tone: Equatable, Sendable {
        /// See the modifiers of the same names.
        case brightness, contrast, saturation, hue
    }
}

extension VisualEffect {
    private func with(_ change: _VisualChange) -> some VisualEffect {
        ChangedVisualEffect(_changes: _changes + [change])
    }

    /// Draws the view elsewhere, by so many points.
    public func offset(_ offset: CGSize) -> some VisualEffect { with(.offset(offset)) }
    /// Draws the view elsewhere, by so many points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        with(.offset(CGSize(width: x, height: y)))
    }
    /// Draws the view larger or smaller about a point.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        with(.scale(scale, anchor))
    }
    /// Draws the view larger or smaller about a point.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        with(.scale(CGSize(width: scale, height: scale), anchor))
    }
    /// Draws the view larger or smaller about a point.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        with(.scale(CGSize(width: x, height: y), anchor))
    }
    /// Draws the view turned about a point.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        with(.rotation(angle.radians, axis: [0, 0, 1], anchor, anchorZ: 0, perspective: 0))
    }
    /// Draws the view turned about an axis in space, seen from a distance.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        with(
            .rotation(
                angle.radians, axis: [axis.x, axis.y, axis.z], anchor, anchorZ: anchorZ, perspective: perspective))
    }
    /// Draws the view with a transform.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { with(.transform(transform)) }
    /// From 0 to 1.
    public func opacity(_ opacity: Double) -> some VisualEffect { with(.opacity(opacity)) }
    /// Blurs the view; the radius is in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { with(.blur(radius)) }
    /// Makes the view brighter by so much.
    public func brightness(_ amount: Double) -> some VisualEffect { with(.colors(.brightness, amount)) }
    /// Makes differences stronger or weaker; 1 leaves the view as it is.
    public func contrast(_ amount: Double) -> some VisualEffect { with(.colors(.contrast, amount)) }
    /// Makes colours stronger or paler; 1 leaves the view as it is.
    public func saturation(_ amount: Double) -> some VisualEffect { with(.colors(.saturation, amount)) }
    /// Takes colours away: 0 leaves the view as it is.
    public func grayscale(_ amount: Double) -> some VisualEffect { with(.colors(.saturation, 1 - amount)) }
    /// Turns the hues of the view.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { with(.colors(.hue, angle.radians)) }
}
