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

/// What an app set itself; nil where the view's own answer holds.
package struct AccessibilityOverrides {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var elementsHidden = false
    var isModal = false
    var frame: CGRect?
    var elements: [Any]?
}

extension UIView {
    public var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    /// The elements from here down, in the order of the tree.
    package func collectAccessibilityElements(into result: inout [AccessibilityElement]) {
        guard !isHidden, alpha > 0.01, !accessibilityElementsHidden else { return }
        if isAccessibilityElement {
            result.append(accessibilityElement)
            return
        }
        if let elements = accessibilityElements {
            for element in elements {
                switch element {
                case let view as UIView: view.collectAccessibilityElements(into: &result)
                case let element as UIAccessibilityElement where element.isAccessibilityElement:
                    result.append(element.described)
                default: break
                }
            }
            return
        }
        if let modal = subviews.last(where: { $0.accessibilityViewIsModal }) {
            modal.collectAccessibilityElements(into: &result)
            return
        }
        if joinsAccessibilityElements, accessibility.isElement == nil {
            var parts: [AccessibilityElement] = []
            for view in subviews { view.collectAccessibilityElements(into: &parts) }
            result.append(joined(parts))
            // What can be used, or is to be found, stays an element of its own.
            result += parts.filter { !$0.role.isText || !$0.identifier.isEmpty }
            return
        }
        for view in subviews { view.collectAccessibilityElements(into: &result) }
    }

    private func joined(_ parts: [AccessibilityElement]) -> AccessibilityElement {
        var element = accessibilityElement
        element.role = .cell
        if element.label.isEmpty {
            let texts = parts.lazy.filter { $0.role.isText }.map(\.label).filter { !$0.isEmpty }
            element.label = texts.joined(separator: ", ")
        }
        return element
    }

    private var accessibilityElement: AccessibilityElement {
        let traits = accessibilityTraits
        return AccessibilityElement(
            id: ObjectIdentifier(self), role: traits.role, label: accessibilityLabel ?? "",
            value: accessibilityValue ?? "", identifier: accessibilityIdentifier ?? "", hint: accessibilityHint ?? "",
            frame: accessibilityFrame, isEnabled: !traits.contains(.notEnabled),
            isSelected: traits.contains(.selected), isFocused: isFirstResponder)
    }
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

extension AccessibilityElement.Role {
    /// Whether it only says something.
    fileprivate var isText: Bool { self == .staticText || self == .header || self == .image }
}
