internal import ObjectiveC

/// The key by which apps give what they share a subject, though UIKit declares no such property.
@section(".init_array") @used private let registration: @convention(c) () -> Void = {
    for key in ["subject", "Subject"] {
        SelectorTable.addKey(
            UIActivityViewController.self, key, get: { $0.givenSubject }, set: { $0.givenSubject = $1 as? String })
    }
}

extension UIActivityViewController {
    private enum Subject: RareValue { static var usual: String? { nil } }

    /// The subject of a mail with the items. Kept for the app: no activity here sends mail with a subject.
    var givenSubject: String? {
        get { rare[Subject.self] }
        set { rare[Subject.self] = newValue }
    }
}
