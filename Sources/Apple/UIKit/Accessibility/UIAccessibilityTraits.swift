package import Stage

/// What the element is and how it behaves, for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)
    /// Ours: an editable text.
    package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 40)
    package static let secureTextEntry = UIAccessibilityTraits(rawValue: 1 << 41)
    package static let cell = UIAccessibilityTraits(rawValue: 1 << 42)
}

extension UIAccessibilityTraits {
    var role: AccessibilityElement.Role {
        if contains(.secureTextEntry) { return .secureTextField }
        if contains(.searchField) { return .searchField }
        if contains(.textEntry) { return .textField }
        if contains(.toggleButton) { return .toggle }
        if contains(.button) { return .button }
        if contains(.link) { return .link }
        if contains(.adjustable) { return .slider }
        if contains(.header) { return .header }
        if contains(.image) { return .image }
        if contains(.cell) { return .cell }
        if contains(.staticText) { return .staticText }
        return .group
    }
}
