import Foundation

/// Counts of the benchmarks' rows, as `Benchmarks/Counts/instructions.tsv` keeps them.
struct InstructionCounts: Equatable {
    /// A row of a benchmark.
    struct Row: Hashable, Comparable {
        /// `combine`
        var benchmark: String
        var name: String

        static func < (a: Row, b: Row) -> Bool { (a.benchmark, a.name) < (b.benchmark, b.name) }
    }

    enum Unit: String { case instructions, bytes, allocations }

    struct Count: Equatable {
        var value: Double
        var unit: Unit
    }

    /// The compiler and its libraries, as in `6.3.1 x86_64`: with others the counts are others.
    var toolchain: String
    var rows: [Row: Count] = [:]

    init(toolchain: String) { self.toolchain = toolchain }

    /// Reads the file's text; nil if it names no toolchain.
    init?(text: String) {
        var toolchain: String?
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: "\t").map(String.init)
            if fields.first == "toolchain", fields.count == 2 { toolchain = fields[1] }
            guard fields.count == 4, let value = Double(fields[2]), let unit = Unit(rawValue: fields[3]) else {
                continue
            }
            rows[Row(benchmark: fields[0], name: fields[1])] = Count(value: value, unit: unit)
        }
        guard let toolchain else { return nil }
        self.toolchain = toolchain
    }

    /// The file's text.
    var text: String {
        let lines = rows.sorted { $0.key < $1.key }.map { row, count in
            // Adding nothing makes a zero of one with a sign.
            let value = String(format: "%.1f", (count.value * 10).rounded() / 10 + 0)
            return "\(row.benchmark)\t\(row.name)\t\(value)\t\(count.unit)"
        }
        return """
            # Instructions in Swift code, or bytes or blocks of heap, that each row of the benchmarks takes a repetition.
            # Written by `seam benchmark --record`; the check "instructions" of the self-test compares with them.
            toolchain\t\(toolchain)
            \(lines.joined(separator: "\n"))

            """
    }
}
