/// A column of a table, apart from its types.
@preconcurrency @MainActor
public struct _TableColumn<RowValue> {
    let label: AnyView
    let content: (RowValue) -> AnyView
    /// How rows are sorted by the column; nil if they are not.
    let comparator: Any?
    var width = TableColumnWidth()
    var alignment = TableColumnAlignment.automatic
}

/// The widths that a column may have, in points.
struct TableColumnWidth {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
}

/// Where what is in a column stands.
public struct TableColumnAlignment: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, leading, center, trailing, numeric }
    let kind: Kind

    /// At the beginning.
    public static let automatic = TableColumnAlignment(kind: .automatic)
    /// At the beginning.
    public static let leading = TableColumnAlignment(kind: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(kind: .center)
    /// At the end.
    public static let trailing = TableColumnAlignment(kind: .trailing)
    /// Where numbers stand: at the end.
    public static let numeric = TableColumnAlignment(kind: .numeric)

    var frame: Alignment {
        switch kind {
        case .automatic, .leading: .leading
        case .center: .center
        case .trailing, .numeric: .trailing
        }
    }
}

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
    /// What the rows stand for.
    associatedtype TableRowValue: Identifiable
    /// The columns that these are made of.
    associatedtype TableColumnBody: TableColumnContent
    /// The columns that these are made of.
    var tableColumnBody: TableColumnBody { get }
    /// The columns, in order.
    var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = _NoRow
    public var tableColumnBody: Never { fatalError("Never has no value, and so no columns") }
    public var _columns: [_TableColumn<_NoRow>] { [] }
}

/// What no row stands for.
public struct _NoRow: Identifiable {
    public let id = 0
}

/// A column of a table: a label, and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    public typealias TableRowValue = RowValue
    private var column: _TableColumn<RowValue>

    public var tableColumnBody: Never { fatalError("A column is made of no others") }
    public var _columns: [_TableColumn<RowValue>] { [column] }

    fileprivate init(label: Label, comparator: Any?, content: @escaping (RowValue) -> Content) {
        column = _TableColumn(
            label: AnyView(label), content: { AnyView(content($0)) }, comparator: comparator)
    }

    /// Sets the column's width, in points; nil is as wide as there is room.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        self.width(min: width, ideal: width, max: width)
    }

    /// Sets the widths that the column may have, in points.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var copy = self
        copy.column.width = TableColumnWidth(least: min, ideal: ideal, most: max)
        return copy
    }

    /// Sets where what is in the column stands.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var copy = self
        copy.column.alignment = alignment
        return copy
    }
}

extension TableColumn where Sort == Never {
    /// Creates a column by which rows are not sorted.
    public init(@ViewBuilder content: @escaping (RowValue) -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column, under a title that is translated, by which rows are not sorted.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// Creates a column, under a title, by which rows are not sorted.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, content: content)
    }

    /// Creates a column, under a title as it is, by which rows are not sorted.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), comparator: nil, content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column by whose values rows can be sorted.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleKey), comparator: KeyPathComparator(sendable(value)), content: content) }

    /// Creates a column by whose values rows can be sorted.
    @_disfavoredOverload
    public init<V: Comparable, S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(title), comparator: KeyPathComparator(sendable(value)), content: content) }

    /// Creates a column by whose values, where there are some, rows can be sorted.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleKey), comparator: KeyPathComparator(sendable(value)), content: content) }

    /// Creates a column by whose values rows can be sorted in a way of their own.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(sendable(value), comparator: comparator),
            content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// Creates a column of texts, by which rows can be sorted as a person sorts them.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(sendable(value), comparator: .localizedStandard)
        ) { Text($0[keyPath: value]) }
    }

    /// Creates a column of texts, by which rows can be sorted as a person sorts them.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(
            label: Text(title), comparator: KeyPathComparator(sendable(value), comparator: .localizedStandard)
        ) { Text($0[keyPath: value]) }
    }
}

extension TableColumn {
    /// Creates a column by which rows are sorted by a comparator of the app's.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }
}

/// A key path does not change, and may be used anywhere.
private func sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> KeyPath<Root, Value> & Sendable {
    unsafeBitCast(path, to: (KeyPath<Root, Value> & Sendable).self)
}

/// Several columns.
public struct _TableColumns<RowValue: Identifiable>: TableColumnContent {
    public let _columns: [_TableColumn<RowValue>]
    public var tableColumnBody: Never { fatalError("Columns are made of no others") }
}

/// Makes columns of the statements in a closure.
@resultBuilder @MainActor
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    /// Takes a column as it is.
    public static func buildExpression<ColumnSort, Content: View, Label: View>(
        _ column: TableColumn<RowValue, ColumnSort, Content, Label>
    ) -> TableColumn<RowValue, ColumnSort, Content, Label> { column }

    /// Takes columns as they are.
    public static func buildExpression<Columns: TableColumnContent>(_ columns: Columns) -> Columns
    where Columns.TableRowValue == RowValue { columns }

    /// The columns of a closure, in order.
    public static func buildBlock<each Columns: TableColumnContent>(
        _ columns: repeat each Columns
    ) -> _TableColumns<RowValue> {
        var all: [_TableColumn<RowValue>] = []
        // `buildExpression` has seen to the type.
        repeat all += (each columns)._columns as? [_TableColumn<RowValue>] ?? []
        return _TableColumns(_columns: all)
    }

    /// The columns of an `if` without `else`.
    public static func buildIf<Columns: TableColumnContent>(_ columns: Columns?) -> _TableColumns<RowValue>
    where Columns.TableRowValue == RowValue { _TableColumns(_columns: columns?._columns ?? []) }

    /// The columns of the branch that was taken.
    public static func buildEither<Columns: TableColumnContent>(first: Columns) -> _TableColumns<RowValue>
    where Columns.TableRowValue == RowValue { _TableColumns(_columns: first._columns) }

    /// The columns of the branch that was taken.
    public static func buildEither<Columns: TableColumnContent>(second: Columns) -> _TableColumns<RowValue>
    where Columns.TableRowValue == RowValue { _TableColumns(_columns: second._columns) }

    /// The columns of an `if #available`.
    public static func buildLimitedAvailability<Columns: TableColumnContent>(
        _ columns: Columns
    ) -> _TableColumns<RowValue> where Columns.TableRowValue == RowValue {
        _TableColumns(_columns: columns._columns)
    }
}
