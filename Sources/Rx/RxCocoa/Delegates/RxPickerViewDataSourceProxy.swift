import Foundation

extension UIPickerView: HasDataSource {
    public typealias DataSource = any UIPickerViewDataSource
}

// forwards: UIPickerViewDataSource in DelegateProxy<UIPickerView, any UIPickerViewDataSource>
/// The proxy of `UIPickerViewDataSource`.
@preconcurrency @MainActor
open class RxPickerViewDataSourceProxy: _ForwardingRxPickerViewDataSourceProxy, DelegateProxyType {
    /// The object.
    public private(set) weak var pickerView: UIPickerView?

    /// Creates the proxy of an object. `proxy(for:)` installs one.
    public init(pickerView: UIPickerView) {
        self.pickerView = pickerView
        super.init(parentObject: pickerView, delegateProxy: RxPickerViewDataSourceProxy.self)
    }

    public static func registerKnownImplementations() {
        register { RxPickerViewDataSourceProxy(pickerView: $0) }
    }
}
