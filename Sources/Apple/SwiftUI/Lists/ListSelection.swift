/// What a person can choose in a list.
enum ListSelection<Value: Hashable> {
    case one(Binding<Value?>)
    case several(Binding<Set<Value>>)

    /// Which rows are chosen, and what to tell of a tap.
    @MainActor
    var asked: ListChoice {
        switch self {
        case .one(let binding):
            let chosen = binding.wrappedValue.map { AnyHashable($0) }
            return ListChoice(chosen: chosen.map { [$0] } ?? [], takesSeveral: false) { tag, _ in
                binding.wrappedValue = tag?.base as? Value
            }
        case .several(let binding):
            return ListChoice(chosen: Set(binding.wrappedValue.map { AnyHashable($0) }), takesSeveral: true) {
                tag, isOn in
                guard let value = tag?.base as? Value else { return binding.wrappedValue.removeAll() }
                if isOn { binding.wrappedValue.insert(value) } else { binding.wrappedValue.remove(value) }
            }
        }
    }
}

/// What is chosen in a list, by the tags of rows.
struct ListChoice {
    var chosen: Set<AnyHashable>
    /// Whether there can be several, which a person chooses while the list is edited.
    var takesSeveral: Bool
    /// Told of a tag and whether it is chosen now; nil for none.
    var choose: (AnyHashable?, Bool) -> Void
}

extension List {
    /// Creates a list of which several rows can be chosen while it is edited, by their tags.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(whole: content(), selection: selection.map { .several($0) })
    }

    /// Creates a list with a row for each element, of which several can be chosen while the list is edited.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(whole: ForEach(data, content: rowContent), selection: selection.map { .several($0) })
    }

    /// Creates a list with a row for each element, of which several can be chosen while the list is edited.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(whole: ForEach(data, id: id, content: rowContent), selection: selection.map { .several($0) })
    }

    /// Creates a list with a row for each element, of which one can be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(whole: ForEach(data, id: id, content: rowContent), selection: selection.map { .one($0) })
    }
}
