import Foundation

extension UIPickerView: HasDelegate {
    public typealias Delegate = any UIPickerViewDelegate
}

/// The proxy of `UIPickerViewDelegate`.
@preconcurrency @MainActor
open class RxPickerViewDelegateProxy: DelegateProxy<UIPickerView, any UIPickerViewDelegate>, DelegateProxyType,
    UIPickerViewDelegate
{
    /// The object.
    public private(set) weak var pickerView: UIPickerView?

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

    private var target: any UIPickerViewDelegate { forwardToDelegate() ?? AbsentPickerViewDelegateProxy.shared }

    open func pickerView(
        _ pickerView: UIPickerView, widthForComponent component: Int
    ) -> CGFloat {
        note("pickerView:widthForComponent:", [pickerView, component]) {
            target.pickerView(pickerView, widthForComponent: component)
        }
    }

    open func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat {
        note("pickerView:rowHeightForComponent:", [pickerView, component]) {
            target.pickerView(pickerView, rowHeightForComponent: component)
        }
    }

    open func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        note("pickerView:titleForRow:forComponent:", [pickerView, row, component]) {
            target.pickerView(pickerView, titleForRow: row, forComponent: component)
        }
    }

    open func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        note("pickerView:attributedTitleForRow:forComponent:", [pickerView, row, component]) {
            target.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
        }
    }

    open func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        note("pickerView:viewForRow:forComponent:reusingView:", [pickerView, row, component, view as Any]) {
            target.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
        }
    }

    open func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {
        note("pickerView:didSelectRow:inComponent:", [pickerView, row, component]) {
            target.pickerView(pickerView, didSelectRow: row, inComponent: component)
        }
    }

}

/// Nobody: what is optional has its default.
private final class AbsentPickerViewDelegateProxy: NSObject, UIPickerViewDelegate {
    static let shared = AbsentPickerViewDelegateProxy()
}
