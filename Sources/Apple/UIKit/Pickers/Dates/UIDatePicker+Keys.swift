internal import ObjectiveC

/// The key by which apps colour the wheels, though UIKit declares no such property.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    SelectorTable.add(UIDatePicker.self, "textColor") { object, _, _ in object.wheelColor }
    SelectorTable.add(UIDatePicker.self, "setTextColor:") { object, value, _ in
        object.wheelColor = value as? UIColor
        return nil
    }
}
