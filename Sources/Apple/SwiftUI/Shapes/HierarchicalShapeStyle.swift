/// The colour of what is in the foreground, in one of four strengths.
public struct HierarchicalShapeStyle: _SolidShapeStyle {
    let level: Int

    /// The colour of the foreground.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// A paler form of the foreground's colour.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// A still paler form.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The palest form.
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    public func _paint(in environment: EnvironmentValues) -> _Paint {
        if level > 0, !environment.secondaryForegrounds.isEmpty {
            return .color(environment.secondaryForegrounds[min(level, environment.secondaryForegrounds.count) - 1])
        }
        if level == 0, let own = environment.foregroundPaint { return own }
        if let own = environment.foreground, level > 0 {
            // The opacities of the four label colours.
            return .color(own.opacity([1, 0.6, 0.3, 0.18][level]).uiColor)
        }
        if let own = environment.foreground { return .color(own.resolved(in: environment)) }
        return .color([.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel][level])
    }
}

private struct SecondaryForegroundsKey: EnvironmentKey { static var defaultValue: [UIColor] { [] } }

extension EnvironmentValues {
    /// The colours of what is secondary and tertiary in the foreground, where a view sets them.
    var secondaryForegrounds: [UIColor] {
        get { self[SecondaryForegroundsKey.self] }
        set { self[SecondaryForegroundsKey.self] = newValue }
    }
}
