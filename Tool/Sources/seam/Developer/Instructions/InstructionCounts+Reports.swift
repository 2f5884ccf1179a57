import Foundation

extension InstructionCounts {
    /// The rows of some benchmarks alone.
    func only(_ benchmarks: [String]) -> InstructionCounts {
        var result = self
        result.rows = rows.filter { benchmarks.contains($0.key.benchmark) }
        return result
    }

    /// With the rows of the other benchmarks as they were, if they are the same toolchain's.
    func completed(by old: InstructionCounts?, except benchmarks: [String]) -> InstructionCounts {
        guard let old, old.toolchain == toolchain else { return self }
        var result = self
        for (row, count) in old.rows where !benchmarks.contains(row.benchmark) { result.rows[row] = count }
        return result
    }

    /// A line for each row, with the recorded count and the change.
    func table(beside old: InstructionCounts?) -> String {
        rows.sorted { $0.key < $1.key }.map { row, count in
            let title = "\(row.benchmark): \(row.name)"
            var line = title.padding(toLength: max(title.count, 72), withPad: " ", startingAt: 0)
            line += String(format: "%12.1f", count.value)
            if let recorded = old?.rows[row]?.value {
                line += String(format: "%12.1f", recorded)
                if recorded > 0 { line += String(format: "%+8.1f%%", (count.value / recorded - 1) * 100) }
            }
            return line + (count.unit == .instructions ? "" : " \(count.unit.rawValue)")
        }.joined(separator: "\n")
    }
}
