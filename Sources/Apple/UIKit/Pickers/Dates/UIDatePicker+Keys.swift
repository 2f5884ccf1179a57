internal import ObjectiveC

/// The key by which apps colour the wheels, though UIKit declares no such property.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    SelectorTable.addKey(
        UIDatePicker.self, "textColor", get: { $0.wheelColor }, set: { $0.wheelColor = $1 as? UIColor })
}
