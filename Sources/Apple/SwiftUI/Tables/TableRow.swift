/// A row of a table, apart from its types.
@preconcurrency @MainActor
public struct _TableRow<RowValue> {
    let value: RowValue
    /// Says something of the view of the row.
    var decorate: (AnyView) -> AnyView = { $0 }
    /// Rows below it that it opens to.
    var children: [_TableRow<RowValue>]?
}

/// Rows of a table that belong together.
@preconcurrency @MainActor
public struct _TableSection<RowValue> {
    var header: AnyView?
    var rows: [_TableRow<RowValue>]
}

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// What the rows stand for.
    associatedtype TableRowValue: Identifiable
    /// The rows that these are made of.
    associatedtype TableRowBody: TableRowContent
    /// The rows that these are made of.
    var tableRowBody: TableRowBody { get }
    /// The rows in order, in their sections.
    var _sections: [_TableSection<TableRowValue>] { get }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    public var _sections: [_TableSection<TableRowValue>] { tableRowBody._sections }
}

extension TableRowContent {
    /// The rows without their sections.
    var rows: [_TableRow<TableRowValue>] { _sections.flatMap(\.rows) }

    fileprivate func decorated(_ decorate: @escaping (AnyView) -> AnyView) -> _TableRows<TableRowValue> {
        _TableRows(
            _sections: _sections.map { section in
                var section = section
                section.rows = section.rows.map { row in
                    var row = row
                    let inner = row.decorate
                    row.decorate = { decorate(inner($0)) }
                    return row
                }
                return section
            })
    }

    /// Shows a menu when a row is held.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return decorated { row in AnyView(row.contextMenu { items }) }
    }

    /// Runs an action when a pointer comes to a row or leaves it.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        decorated { row in AnyView(row.onHover(perform: action)) }
    }

    /// Keeps rows from being chosen.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        decorated { row in AnyView(row.selectionDisabled(isDisabled)) }
    }

    /// Lets a person drag rows.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        decorated { row in AnyView(row.draggable(payload())) }
    }
}

extension Never: TableRowContent {
    public var tableRowBody: Never { fatalError("Never has no value, and so no rows") }
    public var _sections: [_TableSection<_NoRow>] { [] }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    nonisolated(unsafe) private let value: Value

    /// Creates a row for a value.
    nonisolated public init(_ value: Value) { self.value = value }

    public var tableRowBody: Never { fatalError("A row is made of no others") }
    public var _sections: [_TableSection<Value>] { [_TableSection(rows: [_TableRow(value: value)])] }
}

/// A row of a table that opens to others.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    private let label: Label
    private let content: Content

    /// Creates a row for a value, which opens to other rows.
    public init<Value: Identifiable>(_ value: Value, @TableRowBuilder<Value> content: () -> Content)
    where Label == TableRow<Value> {
        label = TableRow(value)
        self.content = content()
    }

    public var tableRowBody: Never { fatalError("A row is made of no others") }
    public var _sections: [_TableSection<TableRowValue>] {
        let children = content.rows
        return label._sections.map { section in
            var section = section
            section.rows = section.rows.map { row in
                var row = row
                row.children = children
                return row
            }
            return section
        }
    }
}

/// Several rows.
public struct _TableRows<RowValue: Identifiable>: TableRowContent {
    public let _sections: [_TableSection<RowValue>]
    public var tableRowBody: Never { fatalError("Rows are made of no others") }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    /// Creates rows for each element, told apart by its `id`.
    public init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == V {
        self.init(_elements: data, identify: \.id, content: content)
    }

    /// Creates rows for each element, told apart by a key path.
    public init<V: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V {
        self.init(_elements: data, identify: { $0[keyPath: id] }, content: content)
    }

    /// Creates a row for each element.
    public init(_ data: Data)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
        self.init(_elements: data, identify: \.id, content: { TableRow($0) })
    }

    public var tableRowBody: Never { fatalError("Rows are made of no others") }
    public var _sections: [_TableSection<Content.TableRowValue>] { _identified.flatMap { $0.1._sections } }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
    public typealias TableRowValue = Content.TableRowValue
    public var tableRowBody: Never { fatalError("A section is made of no others") }

    public var _sections: [_TableSection<Content.TableRowValue>] {
        [_TableSection(header: header is EmptyView ? nil : AnyView(header), rows: content.rows)]
    }

    /// Creates a section of rows.
    public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyView, Footer == EmptyView, Content.TableRowValue == V {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }

    /// Creates a section of rows with a title that is translated.
    public init<V: Identifiable>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where Parent == Text, Footer == EmptyView, Content.TableRowValue == V {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates a section of rows with a title as it is.
    @_disfavoredOverload
    public init<V: Identifiable, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where Parent == Text, Footer == EmptyView, Content.TableRowValue == V {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// Creates a section of rows with a header.
    public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent)
    where Footer == EmptyView, Content.TableRowValue == V {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

/// Makes rows of the statements in a closure.
@resultBuilder @MainActor
public struct TableRowBuilder<Value: Identifiable> {
    /// Takes rows as they are.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// Takes the only rows of a closure.
    public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// The rows of a closure, in order.
    public static func buildBlock<each Content: TableRowContent>(
        _ content: repeat each Content
    ) -> _TableRows<Value> {
        var sections: [_TableSection<Value>] = []
        // `buildExpression` has seen to the type.
        repeat sections += (each content)._sections as? [_TableSection<Value>] ?? []
        return _TableRows(_sections: sections)
    }

    /// The rows of an `if` without `else`.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> _TableRows<Value>
    where Content.TableRowValue == Value { _TableRows(_sections: content?._sections ?? []) }

    /// The rows of the branch that was taken.
    public static func buildEither<Content: TableRowContent>(first: Content) -> _TableRows<Value>
    where Content.TableRowValue == Value { _TableRows(_sections: first._sections) }

    /// The rows of the branch that was taken.
    public static func buildEither<Content: TableRowContent>(second: Content) -> _TableRows<Value>
    where Content.TableRowValue == Value { _TableRows(_sections: second._sections) }
}
