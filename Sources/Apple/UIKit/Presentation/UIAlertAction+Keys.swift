internal import ObjectiveC

/// The key by which apps colour a title, though UIKit declares no such property.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    SelectorTable.add(UIAlertAction.self, "titleTextColor") { object, _, _ in object.titleColor }
    SelectorTable.add(UIAlertAction.self, "setTitleTextColor:") { object, value, _ in
        object.titleColor = value as? UIColor
        return nil
    }
}
