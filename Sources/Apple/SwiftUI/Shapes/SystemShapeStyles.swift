/// The fill of controls and groups, which lets something of what is behind through.
public struct FillShapeStyle: LevelledShapeStyle {
    /// Creates the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _Paint { paint(0, in: environment) }

    func paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        .color([.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill][min(level, 3)])
    }
}

/// The colour of the lines between rows.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.separator) }
}

/// The colour of a text in a field that is empty.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.placeholderText) }
}

/// The colour of a text that leads somewhere.
public struct LinkShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.link) }
}

/// The colour behind what is chosen: the tint.
public struct SelectionShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { TintShapeStyle()._paint(in: environment) }
}

/// The colour behind the content of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _Paint { .color(.systemBackground) }
}

extension BackgroundStyle: LevelledShapeStyle {
    func paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        .color([.systemBackground, .secondarySystemBackground, .tertiarySystemBackground][min(level, 2)])
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The fill of controls and groups.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of the lines between rows.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of a text in a field that is empty.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of a text that leads somewhere.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    /// The colour behind what is chosen.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The colour behind the content of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
