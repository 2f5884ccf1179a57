internal import ObjectiveC

/// The keys by which apps colour a title and give it a picture, though UIKit declares no such properties.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    SelectorTable.addKey(
        UIAlertAction.self, "titleTextColor", get: { $0.titleColor }, set: { $0.titleColor = $1 as? UIColor })
    SelectorTable.addKey(UIAlertAction.self, "image", get: { $0.picture }, set: { $0.picture = $1 as? UIImage })
}
