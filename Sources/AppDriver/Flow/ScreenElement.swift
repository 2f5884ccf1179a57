import Foundation
import UIKit

/// Something on the screen that a flow can name.
@MainActor
struct ScreenElement {
    let view: UIView
    /// All it says to a person: text, placeholder, accessibility label and value, without repetitions.
    let texts: [String]
    let identifier: String?
    /// The visible part, in the window's points.
    let frame: CGRect
    /// A place in it that nothing covers, as near to the centre as there is one.
    let point: CGPoint

    /// The kind of the element for assistive technology, such as `button`.
    var role: String { String(describing: view.accessibilityTraits.role) }

    var isEnabled: Bool {
        var next: UIView? = view
        while let view = next {
            if let control = view as? UIControl, !control.isEnabled { return false }
            next = view.superview
        }
        return !view.accessibilityTraits.contains(.notEnabled)
    }

    var isSelected: Bool {
        view.accessibilityTraits.contains(.selected) || ancestor(UIControl.self)?.isSelected ?? false
            || ancestor(UITableViewCell.self)?.isSelected ?? false
    }

    var isChecked: Bool {
        view.accessibilityValue == "1" || isSelected
    }

    var isFocused: Bool { view.isFirstResponder }

    /// Whether a touch has an effect here, as far as one can tell.
    var isInteractive: Bool {
        var next: UIView? = view
        while let view = next {
            if view is UIControl || view is UITableViewCell { return true }
            if !(view is UIScrollView || view is UIWindow), !(view.gestureRecognizers ?? []).isEmpty { return true }
            next = view.superview
        }
        return false
    }

    private func ancestor<View: UIView>(_ type: View.Type) -> View? {
        var next: UIView? = view
        while let view = next {
            if let view = view as? View { return view }
            next = view.superview
        }
        return nil
    }
}

extension ScreenElement {
    /// One line for a message: `UITextField "Alice" id: name  at 20,123  353 x 34`.
    var description: String {
        func number(_ value: CGFloat) -> String {
            let rounded = (value * 10).rounded() / 10
            return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
        }
        var parts = [String(describing: type(of: view))]
        parts += texts.map { "\"" + $0.replacingOccurrences(of: "\n", with: "\\n") + "\"" }
        if let identifier { parts.append("id: " + identifier) }
        if !isEnabled { parts.append("(disabled)") }
        if isFocused { parts.append("(focused)") }
        parts.append(
            " at \(number(frame.minX)),\(number(frame.minY))  \(number(frame.width)) x \(number(frame.height))")
        return parts.joined(separator: " ")
    }
}
