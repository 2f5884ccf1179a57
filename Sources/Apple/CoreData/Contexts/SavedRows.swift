/// The rows that a store answers a save with, by object.
struct SavedRows {
    private let rows: [StoredRow]
    private var next = 0
    private var byKey: [ObjectKey: StoredRow]?

    init(_ rows: [StoredRow]) { self.rows = rows }

    /// The row of an object. Asked in the order in which the store was told of the objects, it is found at once.
    mutating func row(of object: NSManagedObject) -> StoredRow? {
        if next < rows.count, rows[next].isOf(object) {
            defer { next += 1 }
            return rows[next]
        }
        if byKey == nil { byKey = Dictionary(rows.map { ($0.key, $0) }) { _, last in last } }
        return byKey?[object.key]
    }
}
