public import CoreGraphics
public import Foundation
internal import ObjectiveC

/// The members that apps ask an `AnyObject` for, which Objective-C looks up in what the object is. For translated source.
///
/// A property is nil for an object that does not have it; to call a method that it does not have ends the app.
@preconcurrency @MainActor
public struct _AnyObjectMembers {
    nonisolated(unsafe) let object: AnyObject

    nonisolated init(_ object: AnyObject) { self.object = object }

    /// Of a view or a bar item.
    public var tag: Int! { (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag }
    /// Of a bar item, a controller or an item of navigation.
    public var title: String?! {
        switch object {
        case let item as UIBarItem: item.title
        case let controller as UIViewController: controller.title
        case let item as UINavigationItem: item.title
        default: nil
        }
    }
    /// Of a label, a field, a text view or a search bar.
    public var text: String?! {
        switch object {
        case let label as UILabel: label.text
        case let field as UITextField: field.text
        case let view as UITextView: view.text
        case let bar as UISearchBar: bar.text
        default: nil
        }
    }
    /// Of a control or a cell.
    public var isSelected: Bool! {
        switch object {
        case let control as UIControl: control.isSelected
        case let cell as UITableViewCell: cell.isSelected
        case let cell as UICollectionViewCell: cell.isSelected
        default: nil
        }
    }
    /// Of a control, a bar item, a gesture recogniser or a label.
    public var isEnabled: Bool! {
        switch object {
        case let control as UIControl: control.isEnabled
        case let item as UIBarItem: item.isEnabled
        case let gesture as UIGestureRecognizer: gesture.isEnabled
        case let label as UILabel: label.isEnabled
        default: nil
        }
    }
    /// Of a view.
    public var isHidden: Bool! { (object as? UIView)?.isHidden }
    /// Of a switch.
    public var isOn: Bool! { (object as? UISwitch)?.isOn }
    /// Of a segmented control.
    public var selectedSegmentIndex: Int! { (object as? UISegmentedControl)?.selectedSegmentIndex }
    /// Of a button.
    public var currentTitle: String?! { (object as? UIButton).map(\.currentTitle) }
    /// Of a button.
    public var titleLabel: UILabel?! { (object as? UIButton).map(\.titleLabel) }
    /// Of a view or a bar item.
    public var accessibilityIdentifier: String?! {
        (object as? UIView).map(\.accessibilityIdentifier) ?? (object as? UIBarItem).map(\.accessibilityIdentifier)
    }
    /// Of a view or a layer.
    public var frame: CGRect! { (object as? UIView)?.frame ?? (object as? CALayer)?.frame }
    /// Of a view or a layer.
    public var bounds: CGRect! { (object as? UIView)?.bounds ?? (object as? CALayer)?.bounds }
    /// Of a view.
    public var center: CGPoint! { (object as? UIView)?.center }
    /// Of a view.
    public var superview: UIView?! { (object as? UIView).map(\.superview) }

    /// Of a gesture recogniser or a touch.
    public func location(in view: UIView?) -> CGPoint {
        if let touch = object as? UITouch { return touch.location(in: view) }
        return having(UIGestureRecognizer.self, "locationInView:").location(in: view)
    }
    /// Of a button.
    public func setTitle(_ title: String?, for state: UIControl.State) {
        having(UIButton.self, "setTitle:forState:").setTitle(title, for: state)
    }
    /// Of a button.
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        having(UIButton.self, "setTitleColor:forState:").setTitleColor(color, for: state)
    }
    /// Of a button.
    public func setImage(_ image: UIImage?, for state: UIControl.State) {
        having(UIButton.self, "setImage:forState:").setImage(image, for: state)
    }
    /// Of a button.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        having(UIButton.self, "setBackgroundImage:forState:").setBackgroundImage(image, for: state)
    }
    /// Of a responder.
    @discardableResult
    public func becomeFirstResponder() -> Bool {
        having(UIResponder.self, "becomeFirstResponder").becomeFirstResponder()
    }
    /// Of a responder.
    @discardableResult
    public func resignFirstResponder() -> Bool {
        having(UIResponder.self, "resignFirstResponder").resignFirstResponder()
    }
    /// Of any object that comes from `NSObject`.
    nonisolated public func isEqual(_ other: Any?) -> Bool { having(NSObject.self, "isEqual:").isEqual(other) }
    /// Sets a property by its name.
    public func setValue(_ value: Any?, forKey key: String) {
        having(NSObject.self, "setValue:forKey:").setValue(value, forKey: key)
    }

    nonisolated private func having<Object>(_ type: Object.Type, _ selector: String) -> Object {
        guard let object = object as? Object else {
            fatalError("-[\(Swift.type(of: object)) \(selector)]: unrecognized selector sent to instance")
        }
        return object
    }
}

/// The members of an object of any class; nil without one. For translated source.
public func _members(of object: AnyObject?) -> _AnyObjectMembers! { object.map(_AnyObjectMembers.init) }
