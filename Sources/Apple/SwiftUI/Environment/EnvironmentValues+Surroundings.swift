import SeamFoundation

private struct ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct LuminanceKey: EnvironmentKey { static let defaultValue = false }
private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct TighteningKey: EnvironmentKey { static let defaultValue = false }
private struct BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }
private struct HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private struct FocusedKey: EnvironmentKey { static let defaultValue = false }

/// How prominent a badge is.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int
    /// Less than usual.
    public static let decreased = BadgeProminence(level: -1)
    /// As usual.
    public static let standard = BadgeProminence(level: 0)
    /// More than usual.
    public static let increased = BadgeProminence(level: 1)

    /// The colour of the word beside a row.
    var color: Color {
        self == .increased ? .red : self == .decreased ? Color(UIColor.tertiaryLabel) : .secondary
    }
}

extension EnvironmentValues {
    /// Whether what scrolls in the view follows the finger.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] && !scrolling.isDisabled }
        set {
            self[ScrollEnabledKey.self] = newValue
            scrolling.isDisabled = !newValue
        }
    }
    /// When the marks are seen beside what scrolls in the view.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { ScrollIndicatorVisibility(isShown: scrolling.showsVertical) }
        set { scrolling.showsVertical = newValue.isShown }
    }
    /// When the marks are seen below what scrolls in the view.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { ScrollIndicatorVisibility(isShown: scrolling.showsHorizontal) }
        set { scrolling.showsHorizontal = newValue.isShown }
    }
    /// Whether the screen is dimmed, as that of a device is that is always on. It never is here.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }
    /// The fill of backgrounds that say none; nil for the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
    /// Whether letters may come nearer before a text is cut. Has no effect.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }
    /// How prominent badges are.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
    /// The least height of headers in lists, in points; nil for the list's.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
    /// Whether what has the focus is around the view.
    public internal(set) var isFocused: Bool {
        get { self[FocusedKey.self] }
        set { self[FocusedKey.self] = newValue }
    }
    /// Whether the app can have several windows: a phone has one.
    public var supportsMultipleWindows: Bool { false }
    /// Whether the window is the one that is used.
    public var appearsActive: Bool { scenePhase == .active }
    /// What undoes the person's steps; nil where the view is on no screen.
    @preconcurrency @MainActor public var undoManager: UndoManager? { screen?.controller?.undoManager }
}

extension View {
    /// How prominent badges in the view are.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }

    /// Sets the fill of backgrounds in the view that say none.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
