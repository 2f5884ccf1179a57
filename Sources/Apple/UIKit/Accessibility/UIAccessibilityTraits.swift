package import Stage

/// The kind and behaviour of the element, for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The kind or state `none`.
    public static let none: UIAccessibilityTraits = []
    /// The kind or state `button`.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// The kind or state `link`.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// The kind or state `image`.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The kind or state `selected`.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The kind or state `playsSound`.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// The kind or state `keyboardKey`.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// The kind or state `staticText`.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The kind or state `summaryElement`.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// The kind or state `notEnabled`.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The kind or state `updatesFrequently`.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// The kind or state `searchField`.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// The kind or state `startsMediaSession`.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// The kind or state `adjustable`.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The kind or state `allowsDirectInteraction`.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The kind or state `causesPageTurn`.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// The kind or state `header`.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// The kind or state `tabBar`.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)
    /// The kind or state `toggleButton`.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 18)
    /// Ours: an editable text.
    package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 40)
    package static let secureTextEntry = UIAccessibilityTraits(rawValue: 1 << 41)
    package static let cell = UIAccessibilityTraits(rawValue: 1 << 42)

    /// Whether one of the traits names something that a person uses.
    var isUsable: Bool {
        !isDisjoint(with: [
            .button, .link, .searchField, .keyboardKey, .adjustable, .toggleButton, .textEntry, .secureTextEntry, .cell,
            .allowsDirectInteraction,
        ])
    }
}

extension UIAccessibilityTraits {
    package var role: AccessibilityElement.Role {
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
