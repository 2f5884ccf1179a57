/// A label that shows and hides what belongs to it.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let given: Binding<Bool>?
    @State private var own = false
    @Environment(\.isWholeRow) private var isWholeRow

    /// Creates a group that is closed at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content
        self.label = label()
        given = nil
    }

    /// Creates a group that is open while a value is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.content = content
        self.label = label()
        given = isExpanded
    }

    private var isExpanded: Binding<Bool> { given ?? $own }

    private var header: some View {
        let isOpen = isExpanded
        return Pressable(action: { withAnimation { isOpen.wrappedValue.toggle() } }, isRow: true) { _ in
            HStack {
                label
                Spacer()
                Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).foregroundColor(.accentColor)
                    .rotationEffect(.degrees(isOpen.wrappedValue ? 90 : 0))
            }
        }
    }

    public var body: some View {
        if isWholeRow {
            // In a list, each view is a row.
            header
            if isExpanded.wrappedValue { content() }
        } else {
            VStack(alignment: .leading) {
                header
                if isExpanded.wrappedValue { content() }
            }
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group that is closed at first, under a title that is translated.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group that is open while a value is true, under a title that is translated.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group that is closed at first, under a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    /// Creates a group that is open while a value is true, under a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}
