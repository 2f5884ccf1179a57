import Foundation

extension UIPickerView: HasDataSource {
    public typealias DataSource = any UIPickerViewDataSource
}

/// The proxy of `UIPickerViewDataSource`.
@preconcurrency @MainActor
open class RxPickerViewDataSourceProxy: DelegateProxy<UIPickerView, any UIPickerViewDataSource>, DelegateProxyType,
    UIPickerViewDataSource
{
    /// The object.
    public private(set) weak var pickerView: UIPickerView?

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

    private var target: any UIPickerViewDataSource { forwardToDelegate() ?? AbsentPickerViewDataSourceProxy.shared }

    open func numberOfComponents(
        in pickerView: UIPickerView
    ) -> Int {
        note("numberOfComponentsInPickerView:", [pickerView]) { target.numberOfComponents(in: pickerView) }
    }

    open func pickerView(
        _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
    ) -> Int {
        note("pickerView:numberOfRowsInComponent:", [pickerView, component]) {
            target.pickerView(pickerView, numberOfRowsInComponent: component)
        }
    }

}

/// Nobody: what is optional has its default.
private final class AbsentPickerViewDataSourceProxy: NSObject, UIPickerViewDataSource {
    static let shared = AbsentPickerViewDataSourceProxy()

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
}
