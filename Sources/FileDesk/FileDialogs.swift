/// A question that a person answers in a dialog.
public enum DialogQuestion: Equatable, Sendable {
    /// Files whose names end in one of the endings; any, if there are none.
    case files(endings: [String], allowsMultiple: Bool)
    case folder
    /// The place of a file that is to be written, with the name that the app suggests.
    case place(name: String)
    /// The folder for several files that are to be written.
    case placeOfAll(names: [String])
    /// Whether the app may have these files and folders, which it says were dropped on its window.
    case mayHave(paths: [String])
}

/// A person's answer.
public enum DialogAnswer: Equatable, Sendable {
    case no
    /// The paths that were chosen; none for ``DialogQuestion/mayHave(paths:)``.
    case yes([String])
}

/// Shows the dialogs.
public protocol FileDialogs: Sendable {
    /// Shows the dialog of a question. `answer` is called once, on any thread, unless the dialog is closed before.
    ///
    /// - Parameter window: The name of the window that it is to stand over, as the app says; nil if it says none.
    func show(_ question: DialogQuestion, over window: String?, answer: @escaping @Sendable (DialogAnswer) -> Void)
    /// Closes the dialog that is shown.
    func close()
}
