/// The element that assistive technology is at.
@MainActor
enum AccessibilityFocus {
    private(set) static weak var element: UIResponder?

    static func move(to new: UIResponder) {
        guard new !== element else { return }
        let old = element
        element = new
        old?.accessibilityElementDidLoseFocus()
        new.accessibilityElementDidBecomeFocused()
    }
}
