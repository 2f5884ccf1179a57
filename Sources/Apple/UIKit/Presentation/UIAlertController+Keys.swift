internal import ObjectiveC

/// The keys by which apps give an alert a look and a content of their own, though UIKit declares no such properties.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    SelectorTable.addKey(
        UIAlertController.self, "attributedTitle", get: { $0.attributedTitle },
        set: { $0.attributedTitle = $1 as? NSAttributedString })
    SelectorTable.addKey(
        UIAlertController.self, "attributedMessage", get: { $0.attributedMessage },
        set: { $0.attributedMessage = $1 as? NSAttributedString })
    SelectorTable.addKey(
        UIAlertController.self, "contentViewController", get: { $0.contentController },
        set: { $0.contentController = $1 as? UIViewController })
}
