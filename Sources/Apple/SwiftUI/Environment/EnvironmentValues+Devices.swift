/// How prominent what is behind a view is.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool
    /// As usual.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// A background that stands out, such as that of a row that is chosen.
    public static let increased = BackgroundProminence(isIncreased: true)
}

private struct BackgroundProminenceKey: EnvironmentKey { static let defaultValue = BackgroundProminence.standard }
private struct AutocorrectionKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// How prominent what is behind the view is.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
    /// Whether words are left as they are typed. Nothing is corrected here.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }
    /// Whether the screen is recorded or shown elsewhere. It never is here.
    public var isSceneCaptured: Bool { false }
    /// Whether a person acts by gestures of a hand. Nobody does here.
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// Whether what is held is shown large. It never is here.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether the device is in its mode for those who need a plain one. It never is here.
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    /// Whether flashes in films are dimmed. They never are here.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether moving pictures move by themselves. They do.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Whether a pointer has effects on the view. There are none here.
    public var isHoverEffectEnabled: Bool { false }
}
