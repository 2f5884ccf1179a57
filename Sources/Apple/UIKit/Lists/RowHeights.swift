import CoreGraphics

/// The heights of a section's rows: one height for all, and the rows that differ from it.
///
/// Sums up to a row, and the row at a distance, take time in the logarithm of the number of rows; memory goes by the
/// number of rows that differ. The differences are kept in a Fenwick tree whose nodes exist only where they are not
/// zero.
struct RowHeights {
    private(set) var count: Int
    /// The height of rows that have not been measured, in points.
    private(set) var standard: CGFloat
    private var measured: [Int: CGFloat] = [:]
    /// The rows whose height is an estimate by what it was before.
    private var doubted: Set<Int> = []
    private var tree: [Int: CGFloat] = [:]

    init(count: Int, standard: CGFloat) {
        self.count = count
        self.standard = standard
    }

    /// The rows whose height is known.
    var measuredCount: Int { measured.count - doubted.count }

    func isMeasured(_ row: Int) -> Bool { measured[row] != nil && !doubted.contains(row) }

    subscript(row: Int) -> CGFloat { measured[row] ?? standard }

    var total: CGFloat { offset(of: count) }

    /// The sum of the heights before `row`.
    func offset(of row: Int) -> CGFloat {
        var sum = CGFloat(row) * standard
        guard !tree.isEmpty else { return sum }
        var node = row
        while node > 0 {
            if let difference = tree[node] { sum += difference }
            node &= node - 1
        }
        return sum
    }

    mutating func set(_ height: CGFloat, at row: Int) {
        let change = height - self[row]
        measured[row] = height
        doubted.remove(row)
        guard change != 0 else { return }
        var node = row + 1
        while node <= count {
            tree[node, default: 0] += change
            node += node & -node
        }
    }

    /// The row at a distance from the first one's top; the last one for distances beyond. Nil without rows.
    func row(at distance: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        var (node, rest) = (0, distance)
        var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while step > 0 {
            let next = node + step
            if next <= count {
                let height = CGFloat(step) * standard + (tree[next] ?? 0)
                if height <= rest {
                    rest -= height
                    node = next
                }
            }
            step >>= 1
        }
        return min(node, count - 1)
    }

    /// The rows as they are after some were taken out and others came in: `moved` tells the new row of an
    /// old one, or nil for one that is gone.
    func rearranged(count: Int, moved: (Int) -> Int?) -> RowHeights {
        var result = RowHeights(count: count, standard: standard)
        for (row, height) in measured {
            guard let new = moved(row), new < count else { continue }
            result.set(height, at: new)
            if doubted.contains(row) { result.doubt(new) }
        }
        return result
    }

    /// Has a row measured again. Until then it keeps its height, so that what is below stays where it is.
    mutating func doubt(_ row: Int) {
        if measured[row] != nil { doubted.insert(row) }
    }
}
