/// What an element stands for, as a whole.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Nothing, a table, a list, a part of the screen, or a group.
    case none = 0, dataTable, list, landmark, semanticGroup
}

/// How assistive technology goes through what is in an element.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As it likes, one after the other, or all at once.
    case automatic = 0, separate, combined
}

extension UIResponder {
    private enum Container: RareValue { static var usual: UIAccessibilityContainerType { .none } }
    private enum Navigation: RareValue { static var usual: UIAccessibilityNavigationStyle { .automatic } }
    private enum Inputs: RareValue { static var usual: [String]? { nil } }
    private enum Language: RareValue { static var usual: String? { nil } }
    private enum Grouping: RareValue { static var usual: Bool { false } }
    private enum Path: RareValue { static var usual: UIBezierPath? { nil } }

    /// What the element stands for, as a whole. Has no effect: the desktop's assistive technology is told of the views.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { rare[Container.self] }
        set { rare[Container.self] = newValue }
    }

    /// How assistive technology goes through what is in the element. Has no effect: it goes as it likes.
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { rare[Navigation.self] }
        set { rare[Navigation.self] = newValue }
    }

    /// What the element is called by voice; its label unless the app says it. Has no effect: nothing listens.
    public var accessibilityUserInputLabels: [String]! {
        get { rare[Inputs.self] ?? [accessibilityLabel].compactMap(\.self) }
        set { rare[Inputs.self] = newValue }
    }

    /// The language of the element's words, as in `ko-KR`. Has no effect: the desktop's voice has its own.
    public var accessibilityLanguage: String? {
        get { rare[Language.self] }
        set { rare[Language.self] = newValue }
    }

    /// Whether what is in the element is read before what is beside it. Has no effect.
    public var shouldGroupAccessibilityChildren: Bool {
        get { rare[Grouping.self] }
        set { rare[Grouping.self] = newValue }
    }

    /// The outline of the element, in the screen's coordinates: the frame is the rectangle around it.
    public var accessibilityPath: UIBezierPath? {
        get { rare[Path.self] }
        set {
            rare[Path.self] = newValue
            if let newValue { accessibilityFrame = newValue.bounds }
        }
    }

    /// The element's name with attributes, of which the text is read.
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }

    /// The element's value with attributes, of which the text is read.
    public var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }

    /// The effect of using the element with attributes, of which the text is read.
    public var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }
}
