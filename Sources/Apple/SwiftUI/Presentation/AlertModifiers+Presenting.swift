import Foundation

extension View {
    /// Shows an alert while the binding is true.
    public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View {
        showAlert(isPresented, title.resolvedString, .alert, actions(), nil)
    }

    /// Shows an alert with a message while the binding is true.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        showAlert(isPresented, title.resolvedString, .alert, actions(), message())
    }

    /// Shows an alert about a value, while the binding is true and the value is there.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        showAlert(isPresented.and(data != nil), title.resolvedString, .alert, makeView(data, actions), nil)
    }

    /// Shows an alert with a message about a value, while the binding is true and the value is there.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        showAlert(
            isPresented.and(data != nil), title.resolvedString, .alert, makeView(data, actions),
            data.map(message))
    }

    /// Shows an alert about a value, with a title that is translated.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert with a message about a value, with a title that is translated.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert about a value, with a title as it is.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert with a message about a value, with a title as it is.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert about an error, while the binding is true and there is one.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        showAlert(isPresented.and(error != nil), error?.alertTitle, .alert, actions(), nil)
    }

    /// Shows an alert with a message about an error, while the binding is true and there is one.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        showAlert(
            isPresented.and(error != nil), error?.alertTitle, .alert, makeView(error, actions),
            error.map(message))
    }

    /// Shows a choice while the binding is true.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        showAlert(
            isPresented, titleVisibility == .visible ? title.resolvedString : nil, .actionSheet, actions(), nil)
    }

    /// Shows a choice with a message while the binding is true.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        showAlert(
            isPresented, titleVisibility == .hidden ? nil : title.resolvedString, .actionSheet, actions(), message())
    }

    /// Shows a choice, with a title as it is, while the binding is true.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Shows a choice with a message, with a title as it is, while the binding is true.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Shows a choice about a value, while the binding is true and the value is there.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        showAlert(
            isPresented.and(data != nil), titleVisibility == .visible ? Text(titleKey).resolvedString : nil,
            .actionSheet, makeView(data, actions), nil)
    }

    /// Shows a choice with a message about a value, while the binding is true and the value is there.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        showAlert(
            isPresented.and(data != nil), titleVisibility == .hidden ? nil : Text(titleKey).resolvedString,
            .actionSheet, makeView(data, actions), data.map(message))
    }

    private func makeView<T, A: View>(_ data: T?, _ make: (T) -> A) -> any View {
        data.map(make) ?? EmptyView()
    }
}

extension Binding where Value == Bool {
    /// True while this is and a condition holds.
    func and(_ condition: Bool) -> Binding<Bool> {
        Binding(get: { wrappedValue && condition }, set: { (new: Bool) in wrappedValue = new })
    }
}

extension LocalizedError {
    var alertTitle: String { errorDescription ?? localizedDescription }
}
