// Made by `seam generate` from UIPickerViewDataSource of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UIPickerViewDataSource`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxPickerViewDataSourceProxy: DelegateProxy<UIPickerView, any UIPickerViewDataSource>, UIPickerViewDataSource {
    private var target: any UIPickerViewDataSource { forwardToDelegate() ?? Absent.shared }

    open func numberOfComponents(in pickerView: UIPickerView) -> Int {
        note("numberOfComponentsInPickerView:", [pickerView]) { target.numberOfComponents(in: pickerView) }
    }

    open func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        note("pickerView:numberOfRowsInComponent:", [pickerView, component]) { target.pickerView(pickerView, numberOfRowsInComponent: component) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UIPickerViewDataSource {
        static let shared = Absent()

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
    }
}
