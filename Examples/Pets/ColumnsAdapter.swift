import RxCocoa
import RxSwift
import UIKit

/// Shows arrays of titles as the columns of a picker.
final class ColumnsAdapter: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, RxPickerViewDataSourceType {
    typealias Element = [[String]]

    private var columns: [[String]] = []

    func pickerView(_ pickerView: UIPickerView, observedEvent: Event<[[String]]>) {
        guard let columns = observedEvent.element else { return }
        self.columns = columns
        pickerView.reloadAllComponents()
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        columns[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        columns[component][row]
    }
}
