/// The rows of a table with one for each element.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    let data: Data

    public var tableRowBody: Never { fatalError("Rows are made of no others") }
    public var _sections: [_TableSection<Data.Element>] {
        [_TableSection(rows: data.map { _TableRow(value: $0) })]
    }
}

/// The rows of a table with one for each element, which open to others.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    let data: Data
    let children: KeyPath<Data.Element, Data?>

    public var tableRowBody: Never { fatalError("Rows are made of no others") }
    public var _sections: [_TableSection<Data.Element>] { [_TableSection(rows: rows(data))] }

    private func rows(_ data: Data) -> [_TableRow<Data.Element>] {
        data.map { element in
            var row = _TableRow(value: element)
            row.children = element[keyPath: children].map(rows)
            return row
        }
    }
}

extension Table {
    /// Creates a table with a row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(columns: columns(), selection: nil, sorting: nil) { TableForEachContent(data: data) }
    }

    /// Creates a table with a row for each element, which opens to its children.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(columns: columns(), selection: nil, sorting: nil) {
            TableOutlineGroupContent(data: data, children: children)
        }
    }

    /// Creates a table of rows.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: @escaping () -> Rows
    ) { self.init(columns: columns(), selection: nil, sorting: nil, rows: rows) }

    /// Creates a table with a row for each element, and which tells how it is sorted.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(columns: columns(), selection: nil, sorting: TableSorting(sortOrder)) {
            TableForEachContent(data: data)
        }
    }

    /// Creates a table with a row for each element, which opens to its children, and which tells how it is sorted.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(columns: columns(), selection: nil, sorting: TableSorting(sortOrder)) {
            TableOutlineGroupContent(data: data, children: children)
        }
    }

    /// Creates a table of rows, and which tells how it is sorted.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: @escaping () -> Rows
    ) where Sort.Compared == Value {
        self.init(columns: columns(), selection: nil, sorting: TableSorting(sortOrder), rows: rows)
    }

    /// Creates a table with a row for each element, of which one can be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(columns: columns(), selection: .one(selection), sorting: nil) { TableForEachContent(data: data) }
    }

    /// Creates a table with a row for each element, which opens to its children, of which one can be chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(columns: columns(), selection: .one(selection), sorting: nil) {
            TableOutlineGroupContent(data: data, children: children)
        }
    }

    /// Creates a table of rows, of which one can be chosen.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: @escaping () -> Rows
    ) { self.init(columns: columns(), selection: .one(selection), sorting: nil, rows: rows) }

    /// Creates a table with a row for each element, of which one can be chosen, and which tells how it is sorted.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder)) {
            TableForEachContent(data: data)
        }
    }

    /// Creates a table with a row for each element, which opens to its children, of which one can be chosen, and which tells how it is sorted.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder)) {
            TableOutlineGroupContent(data: data, children: children)
        }
    }

    /// Creates a table of rows, of which one can be chosen, and which tells how it is sorted.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: @escaping () -> Rows
    ) where Sort.Compared == Value {
        self.init(columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder), rows: rows)
    }

    /// Creates a table with a row for each element, of which several can be chosen while it is edited.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(columns: columns(), selection: .several(selection), sorting: nil) { TableForEachContent(data: data) }
    }

    /// Creates a table with a row for each element, which opens to its children, of which several can be chosen while it is edited.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(columns: columns(), selection: .several(selection), sorting: nil) {
            TableOutlineGroupContent(data: data, children: children)
        }
    }

    /// Creates a table of rows, of which several can be chosen while it is edited.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: @escaping () -> Rows
    ) { self.init(columns: columns(), selection: .several(selection), sorting: nil, rows: rows) }

    /// Creates a table with a row for each element, of which several can be chosen while it is edited, and which tells how it is sorted.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder)) {
            TableForEachContent(data: data)
        }
    }

    /// Creates a table with a row for each element, which opens to its children, of which several can be chosen while it is edited, and which tells how it is sorted.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder)) {
            TableOutlineGroupContent(data: data, children: children)
        }
    }

    /// Creates a table of rows, of which several can be chosen while it is edited, and which tells how it is sorted.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: @escaping () -> Rows
    ) where Sort.Compared == Value {
        self.init(columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder), rows: rows)
    }
}
