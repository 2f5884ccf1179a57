package import Stage

extension UIView {
    /// The name by which tests and UI flows find the view; it is never read aloud.
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
            // Elements that can be used or searched for stay separate.
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

extension AccessibilityElement.Role {
    /// Whether it only says something.
    fileprivate var isText: Bool { self == .staticText || self == .header || self == .image }
}
