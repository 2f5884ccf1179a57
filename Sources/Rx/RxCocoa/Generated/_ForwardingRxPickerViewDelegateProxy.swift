// Made by `seam generate` from UIPickerViewDelegate of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UIPickerViewDelegate`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxPickerViewDelegateProxy: DelegateProxy<UIPickerView, any UIPickerViewDelegate>, UIPickerViewDelegate {
    private var target: any UIPickerViewDelegate { forwardToDelegate() ?? Absent.shared }

    open func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        note("pickerView:widthForComponent:", [pickerView, component]) { target.pickerView(pickerView, widthForComponent: component) }
    }

    open func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        note("pickerView:rowHeightForComponent:", [pickerView, component]) { target.pickerView(pickerView, rowHeightForComponent: component) }
    }

    open func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        note("pickerView:titleForRow:forComponent:", [pickerView, row, component]) { target.pickerView(pickerView, titleForRow: row, forComponent: component) }
    }

    open func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        note("pickerView:attributedTitleForRow:forComponent:", [pickerView, row, component]) { target.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) }
    }

    open func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        note("pickerView:viewForRow:forComponent:reusingView:", [pickerView, row, component, view as Any]) { target.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view) }
    }

    open func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        note("pickerView:didSelectRow:inComponent:", [pickerView, row, component]) { target.pickerView(pickerView, didSelectRow: row, inComponent: component) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UIPickerViewDelegate {
        static let shared = Absent()
    }
}
