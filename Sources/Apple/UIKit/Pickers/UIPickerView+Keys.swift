internal import ObjectiveC

/// The key by which apps colour the rows, though UIKit declares no such property.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    SelectorTable.add(UIPickerView.self, "textColor") { object, _, _ in object.rowColor }
    SelectorTable.add(UIPickerView.self, "setTextColor:") { object, value, _ in
        object.rowColor = value as? UIColor
        return nil
    }
}
