internal import Stage

extension UIAccessibility {
    /// Whether the person wants few movements on the screen: what the browser is set to; false in a window.
    @preconcurrency @MainActor
    public static var isReduceMotionEnabled: Bool {
        UIApplication.shared.connectedWindowScenes.contains { $0.surface?.preferences.reducesMotion ?? false }
    }

    /// Whether a screen reader is at work. False: neither a window nor a browser tells of one.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether the app is worked by switches. False: nothing tells of them.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether a pointer of the system's stands for fingers. False: nothing tells of one.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether the person is held to this app. False: a desktop holds nobody.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether the person wants no translucent surfaces. False: no desktop has the setting.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether the person wants bold text. False: no desktop has the setting.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether the person wants darker colours. False: no desktop has the setting.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether colours are inverted. False: a desktop does that without telling apps.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the screen shows no colours. False: a desktop does that without telling apps.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether the person wants more than colours to tell things apart. False: no desktop has the setting.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether the person wants letters in switches. False: no desktop has the setting.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether the person wants buttons to have a shape. False: no desktop has the setting.
    public static var buttonShapesEnabled: Bool { false }
    /// Whether the person wants screens to fade where they would move. False: no desktop has the setting.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Whether sound comes from one side as from both. False: a desktop does that without telling apps.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether the person wants captions. False: no desktop has the setting.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether selected text can be read aloud. False: no desktop tells of it.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether the screen can be read aloud. False: no desktop tells of it.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether shaking the device undoes a change. True, as on a device whose settings were left alone.
    public static var isShakeToUndoEnabled: Bool { true }
    /// Whether videos may start by themselves. True, as on a device whose settings were left alone.
    public static var isVideoAutoplayEnabled: Bool { true }

    /// The name of a notification that is never posted, as ``isVoiceOverRunning`` does not change.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// The name of a notification that is never posted, as ``isReduceTransparencyEnabled`` does not change.
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// The name of a notification that is never posted, as ``isBoldTextEnabled`` does not change.
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// The name of a notification that is never posted, as ``isDarkerSystemColorsEnabled`` does not change.
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerColorsStatusDidChangeNotification")
    /// The name of a notification that is never posted, as ``isSwitchControlRunning`` does not change.
    public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")

    /// Posted when ``isReduceMotionEnabled`` has changed.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
