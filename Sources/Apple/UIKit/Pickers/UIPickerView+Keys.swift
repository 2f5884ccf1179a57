internal import ObjectiveC

/// The key by which apps colour the rows, though UIKit declares no such property.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    SelectorTable.addKey(
        UIPickerView.self, "textColor", get: { $0.rowColor }, set: { $0.rowColor = $1 as? UIColor })
}
