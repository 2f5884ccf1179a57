/// The rows that a fetch finds, in its order. They are kept by their pages, so that a row counts no references.
struct StoredRows: RandomAccessCollection, @unchecked Sendable {
    private(set) var pages: [RowPage]
    private(set) var heads: ContiguousArray<RowHead.Place>

    /// - Parameter pages: Those of all the rows.
    init(_ pages: [RowPage], _ heads: ContiguousArray<RowHead.Place>) {
        self.pages = pages
        self.heads = heads
    }

    init(_ rows: some Sequence<StoredRow>) {
        (pages, heads) = ([], [])
        for row in rows {
            heads.append(row.head)
            if pages.last !== row.page { pages.append(row.page) }
        }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { heads.count }
    subscript(place: Int) -> StoredRow { StoredRow(heads[place].pointee.page.takeUnretainedValue(), heads[place]) }
}
