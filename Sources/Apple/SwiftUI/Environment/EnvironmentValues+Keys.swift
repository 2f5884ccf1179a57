import Foundation

private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct ForegroundKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct ForegroundPaintKey: EnvironmentKey { static var defaultValue: _Paint? { nil } }
private struct AccentColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct EnabledKey: EnvironmentKey { static let defaultValue = true }
private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private struct TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private struct TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct ScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private struct SizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private struct VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private struct TextSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private struct StillKey: EnvironmentKey { static let defaultValue = false }
private struct ScreenKey: EnvironmentKey { static var defaultValue: WeakScreen { WeakScreen() } }
private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
private struct BoldKey: EnvironmentKey { static let defaultValue = TextStyling() }

/// A screen that the environment does not keep.
struct WeakScreen {
    weak var screen: Screen?
}

/// Text attributes other than the font.
struct TextStyling {
    var weight: Font.Weight?
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var kerning: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var design: Font.Design?
    var hasMonospacedDigits = false
    var underline = Text.LineStyle.single
    var strikethrough = Text.LineStyle.single
    var scale = Text.Scale.default
    var width: Font.Width?
}

extension EnvironmentValues {
    /// The font of texts; nil is the body's.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
    /// Whether the view is light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    /// The most lines of a text; nil for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    /// How the lines of a text are aligned. `.leading` by default.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
    /// Where a text that does not fit is cut. `.tail` by default.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
    /// In points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    /// The smallest share of its size that a font may shrink to. 1 by default.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }
    /// The case that texts are shown in; nil leaves them.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
    /// The user's language and region.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    /// The user's calendar.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// The user's time zone.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    /// Pixels in a point.
    public var displayScale: CGFloat {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
    }
    /// The size of a pixel, in points.
    public var pixelLength: CGFloat { 1 / max(displayScale, 1) }
    /// The direction of reading.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
    /// The size of symbols beside their text. `.medium` by default.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
    /// Whether there is much room along the axis.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClassKey.self] }
        set { self[SizeClassKey.self] = newValue }
    }
    /// Whether there is much room along the axis.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
    /// How large the person wants text.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[TextSizeKey.self] }
        set { self[TextSizeKey.self] = newValue }
    }
    /// Whether the person wants few movements on the screen.
    public internal(set) var accessibilityReduceMotion: Bool {
        get { self[StillKey.self] }
        set { self[StillKey.self] = newValue }
    }
    /// Opens an address.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    /// Ends the presentation that the view is in.
    public var dismiss: DismissAction { DismissAction(screen: self[ScreenKey.self].screen) }
    /// Whether the view is presented.
    @preconcurrency @MainActor public var isPresented: Bool { self[ScreenKey.self].screen?.isPresented ?? false }
    /// Whether the view is presented, and how to end that.
    @available(*, deprecated, message: "Use isPresented or dismiss")
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(screen: self[ScreenKey.self].screen)
        return Binding(get: { mode }, set: { (_: PresentationMode) in })
    }

    var screen: Screen? {
        get { self[ScreenKey.self].screen }
        set { self[ScreenKey.self] = WeakScreen(screen: newValue) }
    }
    var foreground: Color? {
        get { self[ForegroundKey.self] }
        set {
            self[ForegroundKey.self] = newValue
            self[ForegroundPaintKey.self] = nil
        }
    }
    /// The colours of texts, symbols and shapes, where they are several.
    var foregroundPaint: _Paint? {
        get { self[ForegroundPaintKey.self] }
        set { self[ForegroundPaintKey.self] = newValue }
    }
    /// The colour of what a person can act on: the tint, or else the accent colour.
    var tint: Color? {
        get { self[TintKey.self] ?? accentColor }
        set { self[TintKey.self] = newValue }
    }
    var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }
    var textStyling: TextStyling {
        get { self[BoldKey.self] }
        set { self[BoldKey.self] = newValue }
    }
}
