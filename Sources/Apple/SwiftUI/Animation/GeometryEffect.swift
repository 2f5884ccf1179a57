import QuartzCore

/// A modifier that draws a view elsewhere, turned or of another size, and leaves its room as it is.
@preconcurrency @MainActor
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transform with which a view of a size is drawn. Its origin is the corner of the view at the top left.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The same effect. Views never take effects into account when they are laid out.
    public func ignoredByLayout() -> Self { self }

    static func apply(_ group: GroupView, _ effect: Self) {
        if group.layer.anchorPoint != .zero { group.layer.anchorPoint = .zero }
        group.layOutNowAndLater { group in
            group.layer.transform = effect.effectValue(size: group.bounds.size).layerTransform
        }
    }
}
