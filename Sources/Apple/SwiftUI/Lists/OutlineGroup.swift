/// A tree of data: a view for each element, and what belongs to it when it is opened.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    private let data: Data
    private let id: (Data.Element) -> ID
    private let children: (Data.Element) -> Data?
    private let content: (Data.Element) -> Leaf

    private init(
        _ data: Data, _ id: @escaping (Data.Element) -> ID, _ children: @escaping (Data.Element) -> Data?,
        _ content: @escaping (Data.Element) -> Leaf
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.content = content
    }

    /// Creates a tree of elements.
    ///
    /// - Parameter children: What belongs to an element; nil for one without a sign to open it.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) { self.init(data, { $0[keyPath: id] }, { $0[keyPath: children] }, content) }

    /// Creates a tree of elements, which are told apart by their `id`.
    ///
    /// - Parameter children: What belongs to an element; nil for one without a sign to open it.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, \.id, { $0[keyPath: children] }, content)
    }

    /// Creates a tree below one element, which is shown too.
    ///
    /// - Parameter children: What belongs to an element; nil for one without a sign to open it.
    public init<E: Identifiable>(
        _ root: E, children: KeyPath<E, [E]?>, @ViewBuilder content: @escaping (E) -> Leaf
    ) where Data == [E], ID == E.ID { self.init([root], children: children, content: content) }

    public var body: some View { ForEach(_elements: data, identify: id, content: row) }

    @ViewBuilder
    private func row(_ element: Data.Element) -> some View {
        if let inner = children(element) {
            DisclosureGroup {
                // A type that has itself in it has to be told by another name.
                AnyView(OutlineGroup(inner, id, children, content)).modifier(OutlineIndent())
            } label: {
                content(element)
            }
        } else {
            content(element)
        }
    }
}

/// What belongs to an element of a tree stands farther in.
private struct OutlineIndent: ViewModifier {
    func body(content: Content) -> some View { content.padding(.leading, 16) }
}

extension List where SelectionValue == Never {
    /// Creates a list of a tree of elements.
    ///
    /// - Parameter children: What belongs to an element; nil for one without a sign to open it.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list of a tree of elements, told apart by a key path.
    ///
    /// - Parameter children: What belongs to an element; nil for one without a sign to open it.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}

extension List {
    /// Creates a list of a tree of elements, of which one can be chosen.
    ///
    /// - Parameter children: What belongs to an element; nil for one without a sign to open it.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list of a tree of elements, of which several can be chosen.
    ///
    /// - Parameter children: What belongs to an element; nil for one without a sign to open it.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }
}
