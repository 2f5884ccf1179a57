/// A choice of one value among several, each a view with a tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    /// What is chosen; nil where several values are chosen at once that are not the same.
    let chosen: () -> SelectionValue?
    let choose: (SelectionValue) -> Void
    let label: Label
    let content: Content

    /// Creates a picker with a label. Its options carry the values by `tag(_:)`.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, label: label(), content: content)
    }

    /// Creates a picker with a label. Its options carry the values by `tag(_:)`.
    @available(iOS, deprecated: 100000, message: "Use init(selection:content:label:)")
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        chosen = { selection.wrappedValue }
        choose = { selection.wrappedValue = $0 }
        self.content = content()
        self.label = label
    }

    /// Creates a picker of one value for each element of a collection: it shows the value that all have, and sets that of
    /// all.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: selection] }
        chosen = {
            guard let first = bindings.first?.wrappedValue, bindings.allSatisfy({ $0.wrappedValue == first }) else {
                return nil
            }
            return first
        }
        choose = { value in for binding in bindings { binding.wrappedValue = value } }
        self.content = content()
        self.label = label()
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { PickerNode(self, inputs) }
}

extension Picker where Label == Text {
    /// Creates a picker with a title that is translated.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == Text {
    /// Creates a picker of one value for each element of a collection, with a title that is translated.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }

    /// Creates a picker of one value for each element of a collection, with a title as it is.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a picker of one value for each element of a collection, with a symbol and a title that is translated.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUI.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a picker of one value for each element of a collection, with a symbol and a title as it is.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUI.Label(title, systemImage: systemImage)
        }
    }

    /// Creates a picker with a symbol and a title that is translated.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a picker with a symbol and a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

/// One of the values to choose from.
struct PickerOption {
    var title: String
    var image: UIImage?
    var tag: AnyHashable
}

private final class PickerNode<Label: View, Value: Hashable, Content: View>: ViewNode<Picker<Label, Value, Content>> {
    private var content: Node?
    private var child: Node?

    override func refresh() {
        var inputs = inputs.child(of: self)
        inputs.environment.isWholeRow = false
        inputs.isLazy = false
        if case .bar = inputs.environment.labelStyle { inputs.environment.labelStyle = .titleAndIcon }
        content = reconcile(content, view.content, inputs)
        let options = (content?.items ?? []).compactMap { item -> PickerOption? in
            guard let tag = item.traits.tag ?? item.traits.implicitTag else { return nil }
            let words = MenuContent.words(of: [item])
            return PickerOption(title: words.text, image: words.image, tag: tag)
        }
        if inputs.environment.isMenu {
            child = reconcile(child, MenuEntryView(entry: entry(of: options, inputs.environment)), inputs)
            return
        }
        let body = PickerBody(
            label: AnyView(view.label), options: options, chosen: view.chosen().map { AnyHashable($0) }
        ) { [choose = view.choose] tag in if let value = tag.base as? Value { choose(value) } }
        child = reconcile(child, body, inputs)
    }

    /// The options as a part of a menu: between lines, or in a menu of their own if the picker is to be one.
    private func entry(of options: [PickerOption], _ environment: EnvironmentValues) -> MenuEntry {
        let words = MenuContent.words(of: view.label, environment)
        let choose = view.choose
        let chosen = view.chosen().map { AnyHashable($0) }
        let entries = options.map { option in
            MenuEntry(
                title: option.title, image: option.image, isEnabled: environment.isEnabled, isOn: option.tag == chosen
            ) { if let value = option.tag.base as? Value { choose(value) } }
        }
        return MenuEntry(
            title: environment.pickerStyle == .menu ? words.text : "", image: words.image, isEnabled: true,
            children: entries, isInline: environment.pickerStyle != .menu,
            isPalette: environment.pickerStyle == .palette, action: {})
    }

    override var items: [Item] { child?.items ?? [] }
    override var childNodes: [Node] { [content, child].compactMap { $0 } }
}
