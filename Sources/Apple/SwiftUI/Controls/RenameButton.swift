/// A button that lets a person give another name, as the view around says by `renameAction(_:)`.
public struct RenameButton: View {
    @Environment(\.rename) private var rename

    /// Creates the button.
    public init() {}

    public var body: some View {
        Button {
            rename?()
        } label: {
            Label("Rename", systemImage: "pencil")
        }
        .disabled(rename == nil)
    }
}

/// Lets a person give another name.
public struct RenameAction {
    let action: () -> Void

    /// Begins.
    public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// Lets a person give another name; nil where nothing has a name to be changed.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Says what a button does that lets a person give another name.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Has a button that lets a person give another name bring the focus to a field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
