public import CoreGraphics
public import Foundation
public import SeamFoundation

// Those of UIKit's classes.
extension _AnyObjectMembers {
    /// Of a view or a bar item.
    @preconcurrency @MainActor public var tag: Int! { (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag }
    /// Of a bar item, a controller or an item of navigation.
    @preconcurrency @MainActor public var title: String?! {
        switch object {
        case let item as UIBarItem: item.title
        case let controller as UIViewController: controller.title
        case let item as UINavigationItem: item.title
        default: nil
        }
    }
    /// Of a label, a field, a text view or a search bar.
    @preconcurrency @MainActor public var text: String?! {
        switch object {
        case let label as UILabel: label.text
        case let field as UITextField: field.text
        case let view as UITextView: view.text
        case let bar as UISearchBar: bar.text
        default: nil
        }
    }
    /// Of a control or a cell.
    @preconcurrency @MainActor public var isSelected: Bool! {
        switch object {
        case let control as UIControl: control.isSelected
        case let cell as UITableViewCell: cell.isSelected
        case let cell as UICollectionViewCell: cell.isSelected
        default: nil
        }
    }
    /// Of a control, a bar item, a gesture recogniser or a label.
    @preconcurrency @MainActor public var isEnabled: Bool! {
        switch object {
        case let control as UIControl: control.isEnabled
        case let item as UIBarItem: item.isEnabled
        case let gesture as UIGestureRecognizer: gesture.isEnabled
        case let label as UILabel: label.isEnabled
        default: nil
        }
    }
    /// Of a view.
    @preconcurrency @MainActor public var isHidden: Bool! { (object as? UIView)?.isHidden }
    /// Of a constraint, or of a task of networking.
    @preconcurrency @MainActor public var priority: Float! {
        (object as? NSLayoutConstraint)?.priority.rawValue ?? (object as? URLSessionTask)?.priority
    }
    /// Of a switch.
    @preconcurrency @MainActor public var isOn: Bool! { (object as? UISwitch)?.isOn }
    /// Of a segmented control.
    @preconcurrency @MainActor public var selectedSegmentIndex: Int! {
        (object as? UISegmentedControl)?.selectedSegmentIndex
    }
    /// Of a button.
    @preconcurrency @MainActor public var currentTitle: String?! { (object as? UIButton).map(\.currentTitle) }
    /// Of a button.
    @preconcurrency @MainActor public var titleLabel: UILabel?! { (object as? UIButton).map(\.titleLabel) }
    /// Of a view or a bar item.
    @preconcurrency @MainActor public var accessibilityIdentifier: String?! {
        (object as? UIView).map(\.accessibilityIdentifier) ?? (object as? UIBarItem).map(\.accessibilityIdentifier)
    }
    /// Of a view or a layer.
    @preconcurrency @MainActor public var frame: CGRect! { (object as? UIView)?.frame ?? (object as? CALayer)?.frame }
    /// Of a view or a layer.
    @preconcurrency @MainActor public var bounds: CGRect! {
        (object as? UIView)?.bounds ?? (object as? CALayer)?.bounds
    }
    /// Of a view.
    @preconcurrency @MainActor public var center: CGPoint! { (object as? UIView)?.center }
    /// Of a view.
    @preconcurrency @MainActor public var superview: UIView?! { (object as? UIView).map(\.superview) }

    /// Of a gesture recogniser or a touch.
    @preconcurrency @MainActor public func location(in view: UIView?) -> CGPoint {
        if let touch = object as? UITouch { return touch.location(in: view) }
        return having(UIGestureRecognizer.self, "locationInView:").location(in: view)
    }
    /// Of a button.
    @preconcurrency @MainActor public func setTitle(_ title: String?, for state: UIControl.State) {
        having(UIButton.self, "setTitle:forState:").setTitle(title, for: state)
    }
    /// Of a button.
    @preconcurrency @MainActor public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        having(UIButton.self, "setTitleColor:forState:").setTitleColor(color, for: state)
    }
    /// Of a button.
    @preconcurrency @MainActor public func setImage(_ image: UIImage?, for state: UIControl.State) {
        having(UIButton.self, "setImage:forState:").setImage(image, for: state)
    }
    /// Of a button.
    @preconcurrency @MainActor public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        having(UIButton.self, "setBackgroundImage:forState:").setBackgroundImage(image, for: state)
    }
    /// Of a responder.
    @discardableResult
    @preconcurrency @MainActor public func becomeFirstResponder() -> Bool {
        having(UIResponder.self, "becomeFirstResponder").becomeFirstResponder()
    }
    /// Of a responder.
    @discardableResult
    @preconcurrency @MainActor public func resignFirstResponder() -> Bool {
        having(UIResponder.self, "resignFirstResponder").resignFirstResponder()
    }
}
