import Documents

/// `<pickerView>`, whose rows are its data source's.
enum PickerViewElement: ViewElement {
    static let names = ["pickerView"]
    typealias View = UIPickerView
}
