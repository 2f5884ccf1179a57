/// A section that a view comes to, apart from the others.
public struct SectionConfiguration: Identifiable {
    /// Tells sections of one collection apart.
    public struct ID: Hashable, Sendable {
        let identity: ObjectIdentifier
    }

    public let id: ID
    /// The section's header.
    public let header: SubviewsCollection
    /// The section's footer.
    public let footer: SubviewsCollection
    /// What is in the section.
    public let content: SubviewsCollection
    /// Values that the section says of itself.
    public let containerValues: ContainerValues
}

/// The sections that a view comes to. Views that are in none make sections of their own, without header and footer.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection {
    /// The sections of the views in a node.
    @MainActor
    init(_ items: [Item]) {
        var groups: [(section: SectionContent?, items: [Item])] = []
        for item in items {
            if groups.isEmpty || groups[groups.count - 1].section !== item.traits.section {
                groups.append((item.traits.section, []))
            }
            groups[groups.count - 1].items.append(item)
        }
        sections = groups.map { @MainActor group in
            @MainActor func part(_ edge: SectionEdge?) -> SubviewsCollection {
                SubviewsCollection(
                    subviews: group.items.filter { $0.traits.sectionEdge == edge && !$0.traits.isSectionMark }
                        .map { Subview($0) })
            }
            let content = part(nil)
            let identity = group.section.map { ObjectIdentifier($0) } ?? ObjectIdentifier(group.items[0].element)
            return SectionConfiguration(
                id: .init(identity: identity), header: part(.header), footer: part(.footer), content: content,
                containerValues: content.first?.containerValues ?? ContainerValues())
        }
    }
}

/// Makes a view of the sections that another one comes to.
public struct _SectionsView<Content: View, Result: View>: View, PrimitiveView {
    let content: Content
    let transform: (SectionCollection) -> Result

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { SectionsNode(self, inputs) }
}

private final class SectionsNode<Content: View, Result: View>: ViewNode<_SectionsView<Content, Result>> {
    private var content: Node?
    private var child: Node?

    override func refresh() {
        let inputs = inputs.child(of: self)
        var inner = inputs
        inner.isLazy = false
        // Headers and footers are views beside the others, even in a list.
        inner.environment.listLook = nil
        content = reconcile(content, view.content, inner)
        child = reconcile(child, view.transform(SectionCollection(content?.items ?? [])), inputs)
    }

    override var items: [Item] { child?.items ?? [] }
    override var childNodes: [Node] { [content, child].compactMap { $0 } }
}

extension Group {
    /// Creates a group of what `transform` makes of the sections that a view comes to.
    @MainActor @preconcurrency
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == _SectionsView<Base, Result> {
        self.init { _SectionsView(content: view, transform: transform) }
    }
}

extension ForEach where Data == [Int], ID == Int {
    /// Creates a view for each of the sections that a view comes to.
    @MainActor @preconcurrency
    public init<V: View, Part: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Part
    ) where Content == _SectionsView<V, ForEach<SectionCollection, SectionConfiguration.ID, Part>> {
        // One view, whose rows are those of the sections.
        self.init([0], id: \.self) { _ in
            _SectionsView(content: view) { sections in
                ForEach<SectionCollection, SectionConfiguration.ID, Part>(sections) { content($0) }
            }
        }
    }
}
