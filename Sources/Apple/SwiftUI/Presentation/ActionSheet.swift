/// Choices that come from below.
public struct ActionSheet {
    /// A choice.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates choices under a title.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Shows choices while a value is true; choosing one makes it false.
    @available(iOS, deprecated: 100000, message: "use confirmationDialog(_:isPresented:titleVisibility:actions:)")
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = isPresented.wrappedValue ? content() : nil
        return showAlert(
            isPresented, sheet?.title.resolvedString, .actionSheet, AlertButtons(buttons: sheet?.buttons ?? []),
            sheet?.message)
    }

    /// Shows choices while there is an item; choosing one makes it nil.
    @available(iOS, deprecated: 100000, message: "use confirmationDialog(_:isPresented:titleVisibility:actions:)")
    public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
        let sheet = item.wrappedValue.map(content)
        let isPresented = Binding(
            get: { item.wrappedValue != nil }, set: { (shown: Bool) in if !shown { item.wrappedValue = nil } })
        return showAlert(
            isPresented, sheet?.title.resolvedString, .actionSheet, AlertButtons(buttons: sheet?.buttons ?? []),
            sheet?.message)
    }
}
