/// Rows that are scrolled.
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    let content: Content
    let selection: ListSelection<SelectionValue>?

    init(whole content: Content, selection: ListSelection<SelectionValue>?) {
        self.selection = selection
        self.content = content
    }

    /// Rows of which one can be chosen, by its tag.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(whole: content(), selection: selection.map { .one($0) })
    }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        ContainerNode(
            self, inputs, element: ListElement(style: inputs.environment.listStyle),
            change: { _, inputs in
                inputs.environment.listLook = ListLook(style: inputs.environment.listStyle)
                inputs.environment.isWholeRow = true
                inputs.environment.stackAxis = nil
            }, content: { $0.content }
        ) { view, element, inputs in
            element.update(inputs.environment, choice: view.selection?.asked)
        }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of rows, of which one can be selected.
    public init(@ViewBuilder content: () -> Content) { self.init(whole: content(), selection: nil) }

    /// Creates a list with a row for each element.
    // A bound collection is a collection as well.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(whole: ForEach(data, content: rowContent), selection: nil)
    }

    /// Creates a list with a row for each element.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(whole: ForEach(data, id: id, content: rowContent), selection: nil)
    }

    /// Creates a list of rows for a range of numbers.
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(whole: ForEach(data, content: rowContent), selection: nil)
    }
}

extension List {
    /// Creates a list of rows, of which one can be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(whole: ForEach(data, content: rowContent), selection: selection.map { .one($0) })
    }
}
