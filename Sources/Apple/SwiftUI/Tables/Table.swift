/// Rows of values in columns. Where there is little room across, as on a phone, it is a list of the first column.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    private let columns: [_TableColumn<Value>]
    private let rows: () -> Rows
    private let selection: ListSelection<Value.ID>?
    private let sorting: TableSorting?
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.tableSettings) private var look

    init(
        columns: Columns, selection: ListSelection<Value.ID>?, sorting: TableSorting?, rows: @escaping () -> Rows
    ) {
        self.columns = columns._columns
        self.selection = selection
        self.sorting = sorting
        self.rows = rows
    }

    private var isWide: Bool { width == .regular && columns.count > 1 }

    public var body: some View {
        if isWide {
            VStack(spacing: 0) {
                if !look.hidesHeaders {
                    TableHeader(columns: columns, sorting: sorting).padding(.horizontal, 16)
                    Divider()
                }
                list
            }
        } else {
            list
        }
    }

    private var list: some View {
        List<Value.ID, AnyView>(
            whole: AnyView(TableBody(sections: rows()._sections, columns: isWide ? columns : Array(columns.prefix(1)))),
            selection: selection
        )
        .listStyle(.plain)
    }
}

/// What sorts a table, and what sorts it now.
@MainActor
struct TableSorting {
    /// Whether rows are sorted by a column first, and in which direction.
    let order: (Any) -> SortOrder?
    /// Sorts by a column, or in the other direction if rows are sorted by it.
    let toggle: (Any) -> Void

    /// Sorting that a binding holds.
    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        func isSame(_ a: Sort, _ b: Sort) -> Bool {
            var (a, b) = (a, b)
            (a.order, b.order) = (.forward, .forward)
            return a == b
        }
        order = { column in
            guard let column = column as? Sort, let first = binding.wrappedValue.first, isSame(first, column) else {
                return nil
            }
            return first.order
        }
        toggle = { column in
            guard var new = column as? Sort else { return }
            if let first = binding.wrappedValue.first, isSame(first, new) {
                new.order = first.order == .forward ? .reverse : .forward
            }
            binding.wrappedValue = [new] + binding.wrappedValue.filter { !isSame($0, new) }
        }
    }
}

/// The labels of columns.
private struct TableHeader<Value>: View {
    let columns: [_TableColumn<Value>]
    let sorting: TableSorting?

    var body: some View {
        HStack(spacing: 8) {
            ForEach(columns.indices, id: \.self) { index in
                label(columns[index]).inColumn(columns[index].width, columns[index].alignment)
            }
        }
        .font(.footnote.weight(.semibold))
        .foregroundColor(.secondary)
        .frame(height: 32)
    }

    @ViewBuilder
    private func label(_ column: _TableColumn<Value>) -> some View {
        if let sorting, let comparator = column.comparator {
            let order = sorting.order(comparator)
            Button {
                sorting.toggle(comparator)
            } label: {
                HStack(spacing: 4) {
                    column.label
                    if let order { Image(systemName: order == .forward ? "chevron.up" : "chevron.down") }
                }
            }
            .buttonStyle(.plain)
        } else {
            column.label
        }
    }
}

/// The rows of a table in their sections.
private struct TableBody<Value: Identifiable>: View {
    let sections: [_TableSection<Value>]
    let columns: [_TableColumn<Value>]

    var body: some View {
        ForEach(sections.indices, id: \.self) { index in
            if let header = sections[index].header {
                Section {
                    rows(sections[index].rows)
                } header: {
                    header
                }
            } else {
                rows(sections[index].rows)
            }
        }
    }

    private func rows(_ rows: [_TableRow<Value>]) -> some View {
        ForEach(rows, id: \.value.id) { row in
            row.decorate(AnyView(TableRowView(row: row, columns: columns)))
        }
    }
}

/// One row of a table, and the rows below it that it opens to.
private struct TableRowView<Value: Identifiable>: View {
    let row: _TableRow<Value>
    let columns: [_TableColumn<Value>]

    var body: some View {
        if let children = row.children {
            DisclosureGroup {
                ForEach(children, id: \.value.id) { child in
                    child.decorate(AnyView(TableRowView(row: child, columns: columns)))
                }
            } label: {
                cells
            }
        } else {
            cells
        }
    }

    @ViewBuilder private var cells: some View {
        if columns.count == 1 {
            columns[0].content(row.value).tag(row.value.id)
        } else {
            HStack(spacing: 8) {
                ForEach(columns.indices, id: \.self) { index in
                    columns[index].content(row.value).inColumn(columns[index].width, columns[index].alignment)
                }
            }
            .tag(row.value.id)
        }
    }
}

extension View {
    fileprivate func inColumn(_ width: TableColumnWidth, _ alignment: TableColumnAlignment) -> some View {
        frame(
            minWidth: width.least ?? 0, idealWidth: width.ideal, maxWidth: width.most ?? .infinity,
            alignment: alignment.frame)
    }
}

/// How tables look.
struct TableSettings {
    var hidesHeaders = false
}

private struct TableSettingsKey: EnvironmentKey { static let defaultValue = TableSettings() }

extension EnvironmentValues {
    var tableSettings: TableSettings {
        get { self[TableSettingsKey.self] }
        set { self[TableSettingsKey.self] = newValue }
    }
}

/// The look of a table.
public protocol TableStyle: Sendable {}

/// The look that suits where the table is.
public struct AutomaticTableStyle: TableStyle {
    /// Creates the look.
    public init() {}
}

/// A table whose rows do not reach its edges.
public struct InsetTableStyle: TableStyle {
    /// Creates the look.
    public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The look that suits where the table is.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// A table whose rows do not reach its edges.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
    /// Sets the look of tables. Both are one: rows have margins as those of lists do.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

    /// Shows or hides the labels of a table's columns.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        transformEnvironment(\.tableSettings) { $0.hidesHeaders = visibility == .hidden }
    }
}
