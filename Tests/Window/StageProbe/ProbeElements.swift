import CoreGraphics
import Stage

@MainActor
enum ProbeElements {
    private final class Thing: Sendable {}
    private static let things = (0..<8).map { _ in Thing() }

    static var all: [AccessibilityElement] {
        [
            AccessibilityElement(
                id: ObjectIdentifier(things[0]), role: .staticText, label: "Hello",
                frame: CGRect(x: 10, y: 10, width: 100, height: 20)),
            AccessibilityElement(
                id: ObjectIdentifier(things[1]), role: .textField, label: "Name", value: "Seoyeon",
                identifier: "name-field", frame: CGRect(x: 10, y: 40, width: 200, height: 30)),
            AccessibilityElement(
                id: ObjectIdentifier(things[2]), role: .button, label: "Save", hint: "Saves the profile",
                frame: CGRect(x: 10, y: 80, width: 80, height: 40), isEnabled: false),
            AccessibilityElement(
                id: ObjectIdentifier(things[3]), role: .toggle, label: "Wi-Fi", value: "1",
                frame: CGRect(x: 10, y: 130, width: 51, height: 31)),
            AccessibilityElement(
                id: ObjectIdentifier(things[4]), role: .cell, label: "Milk", value: "2 bottles", identifier: "row-0",
                frame: CGRect(x: 0, y: 170, width: 400, height: 44), isSelected: true),
            AccessibilityElement(
                id: ObjectIdentifier(things[5]), role: .slider, label: "Volume", value: "30%",
                frame: CGRect(x: 10, y: 220, width: 200, height: 30)),
            AccessibilityElement(
                id: ObjectIdentifier(things[6]), role: .secureTextField, label: "Password", value: "••••",
                frame: CGRect(x: 10, y: 250, width: 200, height: 30)),
        ]
    }

    /// The same two elements as in ``all``, the other way round; the rest is gone.
    static var changed: [AccessibilityElement] {
        var (label, field) = (all[0], all[1])
        label.isSelected = true
        field.value = "Jiho"
        field.frame.origin.y = 60
        field.isFocused = true
        return [field, label]
    }
}
