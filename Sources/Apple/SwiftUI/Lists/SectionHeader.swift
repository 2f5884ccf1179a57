/// The header of a section, with a sign that opens and closes it where sections do.
struct SectionHeader<Content: View>: View {
    let content: Content
    let isExpanded: Binding<Bool>?
    @Environment(\.isSidebar) private var isSidebar
    @Environment(\.listLook) private var look

    var body: some View {
        if let isExpanded, isSidebar, look != nil {
            Pressable(action: { withAnimation { isExpanded.wrappedValue.toggle() } }) { _ in
                HStack {
                    content
                    Spacer()
                    Image(systemName: "chevron.right").font(.footnote.weight(.semibold)).foregroundColor(.accentColor)
                        .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
                }
            }
        } else {
            content
        }
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section whose rows are there while a value is true. In a sidebar the header changes the value.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(content: content, header: header)
        self.isExpanded = isExpanded
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section, under a title that is translated, whose rows are there while a value is true.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a section, under a title as it is, whose rows are there while a value is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
