import Foundation

extension UIView {
    /// What assistive technology finds in here in place of the subviews: what was set, or what the methods that an app
    /// overrides answer. Nil for the subviews.
    package var elementsOfContainer: [Any]? {
        if let elements = accessibilityElements { return elements }
        let count = accessibilityElementCount()
        guard count != NSNotFound, count >= 0 else { return nil }
        return (0..<count).compactMap { accessibilityElement(at: $0) }
    }
}
