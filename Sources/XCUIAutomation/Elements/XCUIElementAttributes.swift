import Foundation

/// What is known of an element.
public protocol XCUIElementAttributes {
    /// The name that tests use.
    var identifier: String { get }
    /// In the screen's points.
    var frame: CGRect { get }
    /// The value, such as the text of a field.
    var value: Any? { get }
    /// The title of a control that has one beside its label.
    var title: String { get }
    /// The name that is spoken.
    var label: String { get }
    /// The kind.
    var elementType: XCUIElement.ElementType { get }
    /// Whether it takes actions.
    var isEnabled: Bool { get }
    /// The text that stands in an empty field.
    var placeholderValue: String? { get }
    /// Whether it is selected.
    var isSelected: Bool { get }
    /// Whether it has the focus.
    var hasFocus: Bool { get }
}
