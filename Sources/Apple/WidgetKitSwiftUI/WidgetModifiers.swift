public import SwiftUI
public import WidgetKit

private struct WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }

/// How the system colours a widget.
public struct WidgetRenderingMode: Hashable, Sendable {
    private let name: String
    /// In its own colours.
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    /// In two colours, that of what is accented and another.
    public static let accented = WidgetRenderingMode(name: "accented")
    /// In one colour.
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

private struct WidgetRenderingModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }

extension EnvironmentValues {
    /// The size of the widget that the view is in; the smallest one's in no widget.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }
    /// How the system colours the widget: in its own colours.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetRenderingModeKey.self] }
        set { self[WidgetRenderingModeKey.self] = newValue }
    }
    /// Whether the background of the widget is shown: it is.
    public var showsWidgetContainerBackground: Bool { true }
    /// Whether the widget's text stands beside the picture on a watch: no.
    public var showsWidgetLabel: Bool { false }
    /// How far the content of the widget is from its edges, in points.
    public var widgetContentMargins: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
}

extension View {
    /// What the app is told when a person taps the widget. Has no effect: no widgets are shown.
    public func widgetURL(_ url: URL?) -> some View { self }
    /// Whether the view has the accent's colour where there are two colours. Has no effect: there are all.
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    /// Words beside the view on a watch's face. Has no effect: there is no watch.
    public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
    /// A view beside the view on a watch's face. Has no effect: there is no watch.
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    /// Whether the view is hidden on a locked screen. Has no effect: no widgets are shown.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    /// Shows the view as a widget of a size in a preview.
    public func previewContext(_ context: WidgetPreviewContext) -> some View {
        environment(\.widgetFamily, context.family)
    }
}

extension Image {
    /// How the picture is coloured where there are two colours. Has no effect: there are all.
    public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View { self }
}

/// How a picture is coloured where there are two colours.
public struct WidgetAccentedRenderingMode: Sendable {
    /// In the accent's colour.
    public static let accented = WidgetAccentedRenderingMode()
    /// In greys of the accent's colour.
    public static let accentedDesaturated = WidgetAccentedRenderingMode()
    /// In greys.
    public static let desaturated = WidgetAccentedRenderingMode()
    /// In its own colours.
    public static let fullColor = WidgetAccentedRenderingMode()
}

/// A widget in a preview.
public struct WidgetPreviewContext: Sendable {
    let family: WidgetFamily
    /// A widget of a size.
    public init(family: WidgetFamily) { self.family = family }
}

/// The material behind a widget of the lock screen.
public struct AccessoryWidgetBackground: View {
    /// Creates the material.
    public init() {}
    public var body: some View { Color.primary.opacity(0.12) }
}
