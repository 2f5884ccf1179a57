package import Stage

extension UIView {
    /// The name by which tests and UI flows find the view; it is never read aloud.
    public var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    /// The elements from here down, in the order of the tree, without the containers around them.
    package func collectAccessibilityElements(into result: inout [AccessibilityElement]) {
        var collector = AccessibilityCollector()
        collector.visit(self)
        result += collector.elements.filter { !$0.role.isContainer }
    }
}

extension UIResponder {
    /// The element that this is for assistive technology.
    package var describedElement: AccessibilityElement {
        let traits = accessibilityTraits
        var element = AccessibilityElement(
            id: ObjectIdentifier(self), role: traits.role, label: accessibilityLabel ?? "",
            value: accessibilityValue ?? "", identifier: accessibility.identifier ?? "", hint: accessibilityHint ?? "",
            frame: accessibilityFrame, isEnabled: !traits.contains(.notEnabled),
            isSelected: traits.contains(.selected), isFocused: isFirstResponder)
        element.isInteractive = accessibilityRespondsToUserInteraction
        element.isAdjustable = traits.contains(.adjustable)
        if element.role == .header { element.headingLevel = 2 }
        switch accessibilityExpandedStatus {
        case .unsupported: break
        case .expanded: element.isExpanded = true
        case .collapsed: element.isExpanded = false
        }
        element.customActions = allAccessibilityActions.map(\.name)
        describe(&element)
        return element
    }
}
