/// The rows of a class, shared between snapshots until one changes them: a change copies a chunk of rows, not all of them.
struct Table {
    private final class Chunk {
        var rows: [Row?]
        init(_ rows: [Row?]) { self.rows = rows }
    }

    private static let size = 256

    private var chunks: [Chunk] = []
    private(set) var count = 0
    /// The key of the next row.
    private(set) var nextKey: Int64 = 0
    private var index = PrimaryIndex()

    func row(_ key: Int64) -> Row? {
        let chunk = Int(key) / Self.size
        guard key >= 0, chunk < chunks.count else { return nil }
        let rows = chunks[chunk].rows
        let place = Int(key) % Self.size
        return place < rows.count ? rows[place] : nil
    }

    func key(ofPrimary value: RowValue) -> Int64? { index[value] }

    /// Calls `body` with each row, in the order in which they were added.
    func forEach(_ body: (Row) -> Void) {
        for chunk in chunks {
            for row in chunk.rows { if let row { body(row) } }
        }
    }

    /// Adds a row at the end.
    mutating func insert(_ values: [RowValue], primary: Int?, transaction: UInt64) -> Row {
        let row = Row(key: nextKey, values: values, transaction: transaction)
        place(row)
        if let primary { index[values[primary]] = row.key }
        return row
    }

    /// Puts a row of a file at its place. Rows come in the order of their keys.
    mutating func load(_ row: Row, primary: Int?) {
        place(row)
        if let primary { index[row.values[primary]] = row.key }
    }

    private mutating func place(_ row: Row) {
        let position = Int(row.key)
        while chunks.count <= position / Self.size { chunks.append(Chunk([])) }
        let chunk = ownChunk(position / Self.size)
        while chunk.rows.count <= position % Self.size { chunk.rows.append(nil) }
        chunk.rows[position % Self.size] = row
        count += 1
        nextKey = max(nextKey, row.key + 1)
    }

    mutating func reserve(nextKey: Int64) { self.nextKey = max(self.nextKey, nextKey) }

    mutating func remove(_ key: Int64, primary: Int?) {
        guard let row = row(key) else { return }
        if let primary { index[row.values[primary]] = nil }
        ownChunk(Int(key) / Self.size).rows[Int(key) % Self.size] = nil
        count -= 1
    }

    mutating func removeAll() {
        chunks = []
        count = 0
        index = PrimaryIndex()
    }

    /// The row for `transaction` to change: the row itself, or a copy in its place.
    mutating func ownRow(_ key: Int64, transaction: UInt64) -> Row? {
        guard let row = row(key) else { return nil }
        if row.transaction == transaction { return row }
        let copy = Row(key: key, values: row.values, transaction: transaction)
        ownChunk(Int(key) / Self.size).rows[Int(key) % Self.size] = copy
        return copy
    }

    mutating func changePrimary(from old: RowValue, to new: RowValue, key: Int64) {
        index[old] = nil
        index[new] = key
    }

    private mutating func ownChunk(_ position: Int) -> Chunk {
        if !isKnownUniquelyReferenced(&chunks[position]) { chunks[position] = Chunk(chunks[position].rows) }
        return chunks[position]
    }
}

/// Keys by the values of the primary key, in parts of which a change copies one.
private struct PrimaryIndex {
    private var parts: [[RowValue: Int64]] = []

    private func part(of value: RowValue) -> Int { Int(UInt(bitPattern: value.hashValue) % 64) }

    subscript(value: RowValue) -> Int64? {
        get { parts.isEmpty ? nil : parts[part(of: value)][value] }
        set {
            if parts.isEmpty { parts = Array(repeating: [:], count: 64) }
            parts[part(of: value)][value] = newValue
        }
    }
}
