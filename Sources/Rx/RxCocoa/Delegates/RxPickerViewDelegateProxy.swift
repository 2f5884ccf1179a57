import Foundation

extension UIPickerView: HasDelegate {
    public typealias Delegate = any UIPickerViewDelegate
}

// forwards: UIPickerViewDelegate in DelegateProxy<UIPickerView, any UIPickerViewDelegate>
/// The proxy of `UIPickerViewDelegate`.
@preconcurrency @MainActor
open class RxPickerViewDelegateProxy: _ForwardingRxPickerViewDelegateProxy, DelegateProxyType {
    /// The object.
    public private(set) weak var pickerView: UIPickerView?

    /// Creates a proxy for an object. Subclasses pass their own type.
    public init(parentObject: UIPickerView) {
        pickerView = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxPickerViewDelegateProxy.self)
        reset = { [weak self, weak parentObject] in
            guard let parentObject, let self, parentObject.delegate === self else { return }
            parentObject.delegate = nil
            parentObject.delegate = self
        }
    }

    public static func registerKnownImplementations() {
        register { RxPickerViewDelegateProxy(parentObject: $0) }
    }
}
