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

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(pickerView: UIPickerView) {
        self.pickerView = pickerView
        super.init(parentObject: pickerView, delegateProxy: RxPickerViewDelegateProxy.self)
    }

    public static func registerKnownImplementations() {
        register { RxPickerViewDelegateProxy(pickerView: $0) }
    }
}
