/// Where cells of a column are: a hash table for numbers that are digests already.
struct CellTable {
    private var keys: [UInt64]
    private var rows: [Int32]
    private let mask: Int
    private static let none: Int32 = -1
    private static let several: Int32 = -2

    init(capacity: Int) {
        var size = 64
        while size < capacity * 2 { size *= 2 }
        mask = size - 1
        keys = Array(repeating: 0, count: size)
        rows = Array(repeating: Self.none, count: size)
    }

    mutating func removeAll() {
        for index in rows.indices { rows[index] = Self.none }
    }

    /// At most as many cells as the capacity.
    mutating func insert(_ key: UInt64, _ row: Int) {
        var place = Int(truncatingIfNeeded: key) & mask
        while rows[place] != Self.none {
            if keys[place] == key {
                rows[place] = Self.several
                return
            }
            place = (place + 1) & mask
        }
        keys[place] = key
        rows[place] = Int32(row)
    }

    /// The row of a cell that is there once.
    func row(of key: UInt64) -> Int? {
        var place = Int(truncatingIfNeeded: key) & mask
        while rows[place] != Self.none {
            if keys[place] == key { return rows[place] >= 0 ? Int(rows[place]) : nil }
            place = (place + 1) & mask
        }
        return nil
    }
}
