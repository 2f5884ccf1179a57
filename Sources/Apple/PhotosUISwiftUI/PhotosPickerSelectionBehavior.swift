/// How pictures are chosen and told of.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String

    /// As it is: told of when the person is done.
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// In the order of choosing. Has no effect: they come in the order of the dialog.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    /// Told of at once. Has no effect: a dialog for files tells when it is closed.
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
    /// In the order of choosing and at once. Has no effect, as those.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}
