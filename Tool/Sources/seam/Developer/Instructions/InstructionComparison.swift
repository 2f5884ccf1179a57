import Foundation

/// How counts differ from recorded ones.
struct InstructionComparison {
    /// The share by which a count may differ.
    static let tolerance = 0.03

    /// Rows that take more than is recorded, or that are not recorded: what the check fails for.
    private(set) var failures: [String] = []
    /// Rows that take so much less that the record no longer guards them.
    private(set) var improvements: [String] = []

    init(_ counts: InstructionCounts, recorded: InstructionCounts) {
        for (row, count) in counts.rows.sorted(by: { $0.key < $1.key }) {
            let name = "\(row.benchmark): \(row.name)"
            guard let old = recorded.rows[row] else {
                failures.append("\(name) is not recorded")
                continue
            }
            let change = String(format: "%.1f %@ instead of %.1f", count.value, count.unit.rawValue, old.value)
            // Half a unit is what rounding alone makes of nothing. A block that something else of the process allocates
            // meanwhile is a byte or less for each of thousands, and the smallest block is 32.
            let room = max(old.value * Self.tolerance, count.unit == .bytes ? 2 : 0.5)
            if count.value > old.value + room {
                failures.append("\(name): \(change)" + Self.share(count.value, old.value))
            } else if count.value < old.value - room {
                improvements.append("\(name): \(change)" + Self.share(count.value, old.value))
            }
        }
        for row in recorded.rows.keys.sorted() where counts.rows[row] == nil {
            failures.append("\(row.benchmark): \(row.name) is recorded and was not counted")
        }
    }

    private static func share(_ value: Double, _ old: Double) -> String {
        old == 0 ? "" : String(format: " (%+.1f%%)", (value / old - 1) * 100)
    }
}
