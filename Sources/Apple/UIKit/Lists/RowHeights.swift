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
    private var measured: [Int: Height] = [:]
    private var doubtedCount = 0
    private var tree: [Int: CGFloat] = [:]

    // One dictionary, not two: each is retained whenever a table looks at one of its rows.
    private struct Height {
        var points: CGFloat
        /// Whether it is an estimate by what it was before.
        var isDoubted = false
    }

    init(count: Int, standard: CGFloat) {
        self.count = count
        self.standard = standard
    }

    /// The rows whose height is known.
    var measuredCount: Int { measured.count - doubtedCount }

    // A call that is not inlined has the table's section copied first.
    @inline(__always)
    func isMeasured(_ row: Int) -> Bool { measured[row]?.isDoubted == false }

    subscript(row: Int) -> CGFloat { measured[row]?.points ?? standard }

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
        let old = measured.updateValue(Height(points: height), forKey: row)
        if old?.isDoubted == true { doubtedCount -= 1 }
        let change = height - (old?.points ?? standard)
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
            result.set(height.points, at: new)
            if height.isDoubted { result.doubt(new) }
        }
        return result
    }

    /// Has a row measured again. Until then it keeps its height, so that what is below stays where it is.
    mutating func doubt(_ row: Int) {
        guard isMeasured(row) else { return }
        measured[row]?.isDoubted = true
        doubtedCount += 1
    }
}
