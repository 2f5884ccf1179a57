/// How a view's colours are mixed with those behind it.
public enum BlendMode: Hashable, Sendable {
    /// The ways that Core Graphics has.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    /// The ways that Core Graphics has.
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    /// The ways that Core Graphics has.
    case plusLighter

    /// The name by which layers know the way; nil for one that layers do not have.
    var filter: String? {
        switch self {
        case .normal: nil
        case .multiply: "multiplyBlendMode"
        case .screen: "screenBlendMode"
        case .overlay: "overlayBlendMode"
        case .darken: "darkenBlendMode"
        case .lighten: "lightenBlendMode"
        case .colorDodge: "colorDodgeBlendMode"
        case .colorBurn: "colorBurnBlendMode"
        case .softLight: "softLightBlendMode"
        case .hardLight: "hardLightBlendMode"
        case .difference: "differenceBlendMode"
        case .exclusion: "exclusionBlendMode"
        case .hue: "hueBlendMode"
        case .saturation: "saturationBlendMode"
        case .color: "colorBlendMode"
        case .luminosity: "luminosityBlendMode"
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
        }
    }
}

extension View {
    /// Sets how the view's colours are mixed with those behind it. Those that layers do not know have no effect.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_GroupEffect(apply: { $0.layer.compositingFilter = blendMode.filter }))
    }

    /// Draws the view as one before effects are applied to it: opacity and the like are those of the whole.
    public func compositingGroup() -> some View { modifier(_GroupEffect(apply: { _ in })) }

    /// Draws the view as one picture. It looks the same.
    public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View { compositingGroup() }

    /// Has what is in the view move with it as one.
    public func geometryGroup() -> some View { modifier(_GroupEffect(apply: { _ in })) }

    /// Draws the view turned about an axis in space, seen from a distance; its room stays.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _GroupDataEffect(data: angle) { group, angle in
                let point = CGPoint(x: anchor.x, y: anchor.y)
                if group.layer.anchorPoint != point { group.layer.anchorPoint = point }
                group.layOutNowAndLater { group in
                    var transform = CATransform3DIdentity
                    let depth = max(group.bounds.width, group.bounds.height)
                    if depth > 0, perspective != 0 { transform.m34 = -perspective / (depth * 2) }
                    transform = CATransform3DTranslate(transform, 0, 0, -anchorZ)
                    transform = CATransform3DRotate(transform, angle.radians, axis.x, axis.y, axis.z)
                    transform = CATransform3DTranslate(transform, 0, 0, anchorZ)
                    group.layer.transform = transform
                }
            })
    }

    /// Draws the view larger or smaller about a point; its room stays.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Draws the view with a transform that may have perspective; its room stays.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(transform: transform))
    }

    /// Draws the view with a transform; its room stays.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_GroupEffect(apply: { $0.setEffect("transform", transform, .topLeading) }))
    }
}

/// A transform that is given.
private struct ProjectionEffect: GeometryEffect {
    let transform: ProjectionTransform
    func effectValue(size: CGSize) -> ProjectionTransform { transform }
}
