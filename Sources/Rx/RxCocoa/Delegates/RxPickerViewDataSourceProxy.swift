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

    /// Creates the proxy of an object.
    public init(parentObject: UIPickerView) {
        pickerView = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxPickerViewDataSourceProxy.self)
        reset = { [weak self, weak parentObject] in
            guard let parentObject, let self, parentObject.dataSource === self else { return }
            parentObject.dataSource = nil
            parentObject.dataSource = self
        }
    }

    public static func registerKnownImplementations() {
        register { RxPickerViewDataSourceProxy(parentObject: $0) }
    }
}
