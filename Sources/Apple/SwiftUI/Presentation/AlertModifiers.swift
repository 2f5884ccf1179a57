/// An alert that tells when it is gone.
final class AlertController: UIAlertController, PresentedController {
    var didEnd: () -> Void = {}

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        didEnd()
    }
}

/// An alert or a list of choices, while a value is true.
private struct AlertModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let title: String?
    let style: UIAlertController.Style
    let actions: any View
    let message: (any View)?
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        let environment = environment.forScreen
        content.modifier(
            _PresentationModifier(
                shown: isPresented.wrappedValue ? (AnyHashable(0), { make(environment) }, { _ in }) : nil,
                dismissed: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, onDismiss: nil))
    }

    private func make(_ environment: EnvironmentValues) -> UIViewController {
        let text = message.map { MenuContent.words(of: $0, environment).text }
        let alert = AlertController(title: title, message: text, preferredStyle: style)
        let entries = MenuContent.actions(of: actions, environment)
        for entry in entries {
            let style: UIAlertAction.Style =
                entry.role == .cancel ? .cancel : entry.isDestructive ? .destructive : .default
            alert.addAction(
                UIAlertAction(title: entry.title, style: style) { _ in
                    if isPresented.wrappedValue { isPresented.wrappedValue = false }
                    entry.action()
                })
        }
        if entries.isEmpty {
            alert.addAction(UIAlertAction(title: "OK", style: .default))
        } else if style == .actionSheet, !entries.contains(where: { $0.role == .cancel }) {
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        }
        return alert
    }
}

extension View {
    func showAlert(
        _ isPresented: Binding<Bool>, _ title: String?, _ style: UIAlertController.Style, _ actions: any View,
        _ message: (any View)?
    ) -> some View {
        modifier(
            AlertModifier(isPresented: isPresented, title: title, style: style, actions: actions, message: message))
    }

    /// Shows an alert while a value is true; answering it makes it false.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        showAlert(isPresented, Text(titleKey).resolvedString, .alert, actions(), nil)
    }

    /// Shows an alert while a value is true; answering it makes it false.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        showAlert(isPresented, String(title), .alert, actions(), nil)
    }

    /// Shows an alert while a value is true; answering it makes it false.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        showAlert(isPresented, Text(titleKey).resolvedString, .alert, actions(), message())
    }

    /// Shows an alert while a value is true; answering it makes it false.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        showAlert(isPresented, String(title), .alert, actions(), message())
    }

    /// Shows an alert while a value is true; answering it makes it false.
    @available(iOS, deprecated: 100000, message: "use alert(_:isPresented:actions:message:)")
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        // The alert is asked for when it is shown, as its texts may say what led to it.
        let alert = isPresented.wrappedValue ? content() : nil
        return showAlert(
            isPresented, alert?.title.resolvedString, .alert, AlertButtons(buttons: alert?.buttons ?? []),
            alert?.message)
    }

    /// Shows an alert while there is an item; answering it makes the item nil.
    @available(iOS, deprecated: 100000, message: "use alert(_:isPresented:presenting:actions:message:)")
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let alert = item.wrappedValue.map(content)
        let isPresented = Binding(
            get: { item.wrappedValue != nil }, set: { (shown: Bool) in if !shown { item.wrappedValue = nil } })
        return showAlert(
            isPresented, alert?.title.resolvedString, .alert, AlertButtons(buttons: alert?.buttons ?? []),
            alert?.message)
    }

    /// Shows a list of choices while a value is true; choosing one makes it false.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        showAlert(
            isPresented, titleVisibility == .visible ? Text(titleKey).resolvedString : nil, .actionSheet, actions(),
            nil)
    }

    /// Shows a list of choices while a value is true; choosing one makes it false.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        showAlert(
            isPresented, titleVisibility == .hidden ? nil : Text(titleKey).resolvedString, .actionSheet, actions(),
            message())
    }
}

/// The buttons of an ``Alert``, as views.
struct AlertButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(
                role: button.style == .cancel ? .cancel : button.style == .destructive ? .destructive : nil,
                action: { button.action?() }
            ) { button.label }
        }
    }
}
