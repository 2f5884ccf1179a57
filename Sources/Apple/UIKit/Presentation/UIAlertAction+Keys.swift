internal import ObjectiveC

/// The key by which apps colour a title, though UIKit declares no such property.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    SelectorTable.addKey(
        UIAlertAction.self, "titleTextColor", get: { $0.titleColor }, set: { $0.titleColor = $1 as? UIColor })
}
