/// What a person can do with the elements of a list.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Rows can be taken to other places.
    public static var move: EditActions { EditActions(rawValue: 1) }
    /// Rows can be taken out.
    public static var delete: EditActions { EditActions(rawValue: 2) }
    /// Rows can be taken to other places and out.
    public static var all: EditActions { [.move, .delete] }
}

/// Views of the elements of a binding, which a person can move and take out.
public struct _EditableElements<Elements: DynamicViewContent, C: RangeReplaceableCollection & MutableCollection>:
    DynamicViewContent
where C.Index == Int {
    let elements: Elements
    let collection: Binding<C>
    let actions: EditActions<C>

    public var data: Elements.Data { elements.data }

    public var body: some View {
        let collection = collection
        return elements.onMove(
            perform: actions.contains(.move)
                ? { collection.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil
        ).onDelete(perform: actions.contains(.delete) ? { collection.wrappedValue.remove(atOffsets: $0) } : nil)
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of the elements of a binding, which a person can move and take out.
    public init<C: RangeReplaceableCollection & MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == _EditableElements<ForEach<[BoundElement<C>], C.Element.ID, RowContent>, C>,
        C.Element: Identifiable, C.Index == Int
    {
        self.init {
            _EditableElements(
                elements: ForEach<[BoundElement<C>], C.Element.ID, RowContent>(data, content: rowContent),
                collection: data, actions: editActions)
        }
    }

    /// Creates a list of the elements of a binding.
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where Content == ForEach<[BoundElement<C>], C.Element.ID, RowContent>, C.Element: Identifiable, C.Index: Hashable {
        self.init { ForEach<[BoundElement<C>], C.Element.ID, RowContent>(data, content: rowContent) }
    }

    /// Creates a list of the elements of a binding, told apart by a key path.
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<[BoundElement<C>], ID, RowContent>, C.Index: Hashable {
        self.init { ForEach<[BoundElement<C>], ID, RowContent>(data, id: id, content: rowContent) }
    }
}

extension List {
    /// Creates a list of the elements of a binding, which a person can move and take out, and choose several of.
    public init<C: RangeReplaceableCollection & MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == _EditableElements<ForEach<[BoundElement<C>], C.Element.ID, RowContent>, C>,
        C.Element: Identifiable, C.Index == Int
    {
        self.init(selection: selection) {
            _EditableElements(
                elements: ForEach<[BoundElement<C>], C.Element.ID, RowContent>(data, content: rowContent),
                collection: data, actions: editActions)
        }
    }

    /// Creates a list of the elements of a binding, which a person can move and take out, and choose one of.
    public init<C: RangeReplaceableCollection & MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == _EditableElements<ForEach<[BoundElement<C>], C.Element.ID, RowContent>, C>,
        C.Element: Identifiable, C.Index == Int
    {
        self.init(selection: selection) {
            _EditableElements(
                elements: ForEach<[BoundElement<C>], C.Element.ID, RowContent>(data, content: rowContent),
                collection: data, actions: editActions)
        }
    }
}

extension ForEach {
    /// Creates views of the elements of a binding, which a person can move and take out.
    @MainActor @preconcurrency
    public init<C: RangeReplaceableCollection & MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
    )
    where
        Data == [Int], ID == Int, C.Element: Identifiable, C.Index == Int,
        Content == _EditableElements<ForEach<[BoundElement<C>], C.Element.ID, Row>, C>
    {
        // One view, whose rows are those of the elements.
        self.init([0], id: \.self) { _ in
            _EditableElements(
                elements: ForEach<[BoundElement<C>], C.Element.ID, Row>(data, content: content),
                collection: data, actions: editActions)
        }
    }

    /// Creates views of the elements of a binding, told apart by a key path, which a person can move and take out.
    @MainActor @preconcurrency
    public init<C: RangeReplaceableCollection & MutableCollection & RandomAccessCollection, Key: Hashable, Row: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, Key>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
    )
    where
        Data == [Int], ID == Int, C.Index == Int,
        Content == _EditableElements<ForEach<[BoundElement<C>], Key, Row>, C>
    {
        self.init([0], id: \.self) { _ in
            _EditableElements(
                elements: ForEach<[BoundElement<C>], Key, Row>(data, id: id, content: content),
                collection: data, actions: editActions)
        }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of the elements of a binding, told apart by a key path, which a person can move and take out.
    public init<
        C: RangeReplaceableCollection & MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
    >(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == _EditableElements<ForEach<[BoundElement<C>], ID, RowContent>, C>, C.Index == Int {
        self.init {
            _EditableElements(
                elements: ForEach<[BoundElement<C>], ID, RowContent>(data, id: id, content: rowContent),
                collection: data, actions: editActions)
        }
    }
}
