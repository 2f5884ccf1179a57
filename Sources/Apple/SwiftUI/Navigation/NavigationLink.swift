/// A button that leads to another screen.
public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
    let destination: () -> Destination
    let label: Label
    let isActive: Binding<Bool>?
    let value: AnyHashable?

    /// Creates a link that pushes a view.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, label: label(), isActive: nil, value: nil)
    }

    /// Creates a link that pushes a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: { destination }, label: label(), isActive: nil, value: nil)
    }

    /// Creates a link that a value follows and pushes by itself.
    @available(iOS, deprecated: 16.0, message: "use navigationDestination(isPresented:destination:)")
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(destination: { destination }, label: label(), isActive: isActive, value: nil)
    }

    /// Creates a link that a value follows and pushes by itself.
    @available(iOS, deprecated: 16.0, message: "use navigationDestination(isPresented:destination:)")
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label(), isActive: isActive, value: nil)
    }

    /// Creates a link that is followed while a selection is its tag.
    @available(iOS, deprecated: 16.0, message: "use NavigationLink(value:label:) in a List, or a NavigationStack")
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(
            destination: { destination }, label: label(), isActive: selection.isAt(tag), value: nil)
    }

    /// Creates a link that is followed while a selection is its tag.
    @available(iOS, deprecated: 16.0, message: "use NavigationLink(value:label:) in a List, or a NavigationStack")
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label(), isActive: selection.isAt(tag), value: nil)
    }

    fileprivate init(
        destination: @escaping () -> Destination, label: Label, isActive: Binding<Bool>?, value: AnyHashable?
    ) {
        self.destination = destination
        self.label = label
        self.isActive = isActive
        self.value = value
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { NavigationLinkNode(self, inputs) }
}

extension NavigationLink where Label == Text {
    /// Creates a link that pushes a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination, label: Text(titleKey), isActive: nil, value: nil)
    }

    /// Creates a link that pushes a view.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: { destination }, label: Text(titleKey), isActive: nil, value: nil)
    }

    /// Creates a link that pushes a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination, label: Text(title), isActive: nil, value: nil)
    }

    /// Creates a link that pushes a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: { destination }, label: Text(title), isActive: nil, value: nil)
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link that a value follows and pushes by itself.
    @available(iOS, deprecated: 16.0, message: "use navigationDestination(isPresented:destination:)")
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// Creates a link that a value follows and pushes by itself.
    @available(iOS, deprecated: 16.0, message: "use navigationDestination(isPresented:destination:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// Creates a link that is followed while a selection is its tag.
    @available(iOS, deprecated: 16.0, message: "use NavigationLink(value:label:) in a List, or a NavigationStack")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// Creates a link that is followed while a selection is its tag.
    @available(iOS, deprecated: 16.0, message: "use NavigationLink(value:label:) in a List, or a NavigationStack")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}

extension Binding {
    /// Whether the selection is `tag`; setting false lets go of it alone.
    fileprivate func isAt<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isShown in
                if isShown { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
            })
    }
}

extension NavigationLink where Destination == Never {
    /// Leads to what `navigationDestination(for:destination:)` says of the value.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(
            destination: { fatalError("A link with a value has no destination of its own") }, label: label(),
            isActive: nil, value: value.map { AnyHashable($0) })
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link that pushes the destination of a value's type.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link that pushes the destination of a value's type.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

private struct DetailLinkKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether links of a split view's column show what they lead to in the next one.
    var linksLeadOn: Bool {
        get { self[DetailLinkKey.self] }
        set { self[DetailLinkKey.self] = newValue }
    }
}

extension NavigationLink {
    /// Whether the link shows what it leads to in the next column of a split view, as by default, or in its own.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { environment(\.linksLeadOn, isDetailLink) }
}

private final class NavigationLinkNode<Label: View, Destination: View>: ViewNode<NavigationLink<Label, Destination>> {
    private var child: Node?
    private weak var shown: UIHostingController<AnyView>?

    override func refresh() {
        let view = view
        let inputs = inputs.child(of: self)
        let isInList = inputs.environment.isWholeRow
        let color =
            isInList
            ? inputs.environment.foreground
            : inputs.environment.foreground ?? inputs.environment.tint ?? .accentColor
        let body = Pressable(action: { [weak self] in self?.follow() }, isRow: true, isLink: true) { isPressed in
            view.label.foregroundColor(inputs.environment.isEnabled ? color : Color(.tertiaryLabel))
                .opacity(isPressed ? 0.2 : 1)
        }
        child = reconcile(child, body, inputs)
        if Destination.self != Never.self, let shown {
            shown.update(AnyView(view.destination()), environment: destinationEnvironment)
        }
        if let isActive = view.isActive {
            let wanted = isActive.wrappedValue
            graph?.afterUpdate { [weak self] in self?.adopt(wanted) }
        }
    }

    private var destinationEnvironment: EnvironmentValues { inputs.environment.forScreen }

    private func follow() {
        if let isActive = view.isActive { isActive.wrappedValue = true } else { push() }
    }

    private func adopt(_ wanted: Bool) {
        let isShown = shown?.navigationController != nil
        if wanted, !isShown { push() }
        if !wanted, let shown, let navigation = shown.navigationController,
            let index = navigation.viewControllers.firstIndex(where: { $0 === shown }), index > 0
        {
            navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
        }
    }

    private func push() {
        guard let controller = inputs.screen?.controller, let navigation = controller.navigationController else {
            return
        }
        if inputs.environment.linksLeadOn, let column = inputs.environment.splitColumn, column.leadsOn {
            return lead(on: column, navigation)
        }
        if let value = view.value {
            NavigationDestinations.of(navigation).push(value, from: navigation)
            return
        }
        let next = PushedController(
            rootView: AnyView(view.destination()), environment: destinationEnvironment)
        next.didPop = { [isActive = view.isActive] in
            if let isActive, isActive.wrappedValue { isActive.wrappedValue = false }
        }
        shown = next
        navigation.pushViewController(next, animated: true)
    }

    /// Shows the destination in the next column. A value that leads nowhere is chosen in its list, if it has one.
    private func lead(on column: SplitColumn, _ navigation: UINavigationController) {
        guard let value = view.value else { return column.show(AnyView(view.destination()), destinationEnvironment) }
        guard let (destination, environment) = NavigationDestinations.of(navigation).view(for: value) else {
            return column.advance()
        }
        column.show(destination, environment)
    }

    /// The value of a link is also that by which its row is chosen.
    override var items: [Item] {
        (child?.items ?? []).map {
            var copy = $0
            copy.traits.tag = copy.traits.tag ?? view.value
            return copy
        }
    }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

/// A screen that a link led to.
final class PushedController: UIHostingController<AnyView> {
    var didPop: () -> Void = {}
    /// The value that the screen is shown for, if it is for one.
    var value: AnyHashable?

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { didPop() }
    }
}

extension EnvironmentValues {
    /// The environment a screen inherits from the view that opened it: without the settings of the list or stack
    /// around that view.
    var forScreen: EnvironmentValues {
        var copy = self
        copy.listLook = nil
        copy.isWholeRow = false
        copy.stackAxis = nil
        copy.isMenu = false
        copy.refreshAction = nil
        copy.splitColumn = nil
        copy.linksLeadOn = true
        if case .bar = copy.labelStyle { copy.labelStyle = .titleAndIcon }
        return copy
    }
}
