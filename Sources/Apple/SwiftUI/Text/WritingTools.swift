/// What the system's tools for writing may do to a text.
public struct WritingToolsBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, complete, limited, disabled }
    private let kind: Kind

    /// As the system has it.
    public static let automatic = WritingToolsBehavior(kind: .automatic)
    /// All that they can, in the text.
    public static let complete = WritingToolsBehavior(kind: .complete)
    /// What they can beside the text.
    public static let limited = WritingToolsBehavior(kind: .limited)
    /// Nothing.
    public static let disabled = WritingToolsBehavior(kind: .disabled)
}

extension View {
    /// Says what the system's tools for writing may do to the texts in the view. Has no effect: as on devices without
    /// Apple Intelligence, there are none.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    /// Shows or hides the button of the system's tools for writing. Has no effect: as on devices without Apple
    /// Intelligence, there are none.
    public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}
