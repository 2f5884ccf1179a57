/// Rows of a list that belong together, with a header and a footer.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// Whether the rows are shown; nil for a section that is always open.
    var isExpanded: Binding<Bool>?
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    /// Creates a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    /// Creates a section with a header and a footer.
    @available(iOS, deprecated: 100000, message: "Use init(content:header:footer:)")
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.header = header
        self.footer = footer
        self.content = content()
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { SectionNode(self, inputs) }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }

    /// Creates a section with a footer.
    @available(iOS, deprecated: 100000, message: "Use init(content:footer:)")
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { footer })
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }

    /// Creates a section with a header.
    @available(iOS, deprecated: 100000, message: "Use init(content:header:)")
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title that is translated.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }

    /// Creates a section with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>: ViewNode<Section<Parent, Content, Footer>> {
    private var header: Node?
    private var content: Node?
    private var footer: Node?
    private let section = SectionContent()

    override func refresh() {
        var inputs = inputs.child(of: self)
        if view.isExpanded?.wrappedValue ?? true {
            content = reconcile(content, view.content, inputs)
        } else {
            content?.dispose()
            content = nil
        }
        inputs.environment.isWholeRow = false
        inputs.isLazy = false
        if let look = inputs.environment.listLook {
            inputs.environment.font = look.isGrouped ? .footnote : .headline
            inputs.environment.foreground = look.isGrouped ? .secondary : .primary
            inputs.environment.textCase = look.isGrouped ? .uppercase : nil
            if inputs.environment.headerProminence == .increased {
                inputs.environment.font = .title3.weight(.semibold)
                inputs.environment.foreground = .primary
                inputs.environment.textCase = nil
            }
        }
        header = reconcile(header, SectionHeader(content: view.header, isExpanded: view.isExpanded), inputs)
        if inputs.environment.listLook != nil {
            inputs.environment.font = .footnote
            inputs.environment.foreground = .secondary
            inputs.environment.textCase = nil
        }
        footer = reconcile(footer, view.footer, inputs)
        section.header = header
        section.footer = footer
    }

    override var items: [Item] {
        let rows = content?.items ?? []
        guard inputs.environment.listLook != nil else {
            return edge(header, .header) + inSection(rows) + edge(footer, .footer)
        }
        // A section without rows has a header and a footer nevertheless.
        let hasEdges = !(header?.items.isEmpty ?? true) || !(footer?.items.isEmpty ?? true)
        return rows.isEmpty && hasEdges ? inSection([mark]) : inSection(rows)
    }

    private lazy var mark: Item = {
        var item = Item(Element())
        item.traits.isSectionMark = true
        return item
    }()

    private func edge(_ node: Node?, _ edge: SectionEdge) -> [Item] {
        inSection(node?.items ?? []).map { item in
            var item = item
            if item.traits.sectionEdge == nil { item.traits.sectionEdge = edge }
            return item
        }
    }

    private func inSection(_ rows: [Item]) -> [Item] {
        return rows.map { item in
            var item = item
            if item.traits.section == nil { item.traits.section = section }
            return item
        }
    }

    override var childNodes: [Node] { [header, content, footer].compactMap { $0 } }
}
