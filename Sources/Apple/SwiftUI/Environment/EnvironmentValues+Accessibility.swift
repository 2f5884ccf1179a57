/// How far colours are apart that the person wants.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As the app has it.
    case standard
    /// Farther.
    case increased

    init(_ isIncreased: Bool) { self = isIncreased ? .increased : .standard }
}

/// The thickness of letters that the person wants.
public enum LegibilityWeight: Hashable, Sendable {
    /// As the app has it.
    case regular
    /// Bold letters.
    case bold
}

extension EnvironmentValues {
    /// Whether the person wants nothing to be seen through.
    @preconcurrency @MainActor public var accessibilityReduceTransparency: Bool {
        UIAccessibility.isReduceTransparencyEnabled
    }
    /// Whether the person wants things to differ by more than their colours.
    @preconcurrency @MainActor public var accessibilityDifferentiateWithoutColor: Bool {
        UIAccessibility.shouldDifferentiateWithoutColor
    }
    /// Whether the colours of the screen are inverted.
    @preconcurrency @MainActor public var accessibilityInvertColors: Bool { UIAccessibility.isInvertColorsEnabled }
    /// Whether the person wants to see what is a button.
    @preconcurrency @MainActor public var accessibilityShowButtonShapes: Bool { UIAccessibility.buttonShapesEnabled }
    /// Whether the screen is read aloud.
    @preconcurrency @MainActor public var accessibilityVoiceOverEnabled: Bool { UIAccessibility.isVoiceOverRunning }
    /// Whether the app is used by switches.
    @preconcurrency @MainActor public var accessibilitySwitchControlEnabled: Bool {
        UIAccessibility.isSwitchControlRunning
    }
    /// Whether assistive technology is at work.
    @preconcurrency @MainActor public var accessibilityEnabled: Bool {
        UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
    }
    /// How far colours are apart that the person wants.
    @preconcurrency @MainActor public var colorSchemeContrast: ColorSchemeContrast {
        ColorSchemeContrast(UIAccessibility.isDarkerSystemColorsEnabled)
    }
}

private struct LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }

extension EnvironmentValues {
    /// The thickness of letters that the person wants; nil for none.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
