import AppBuilder

/// The check that no row of the benchmarks takes more instructions, or more memory, than is recorded.
struct InstructionCheck {
    let installation: Installation

    var check: Check {
        Check(name: "instructions") { () throws(BuildError) in try run() }
    }

    private func run() throws(BuildError) -> Check.Outcome {
        guard InstructionCounter.isAvailable else { return .skipped("valgrind is not installed") }
        let counter = InstructionCounter(installation: installation)
        let recorded = try counter.recorded()
        let toolchain = try InstructionCounter.toolchain()
        guard toolchain == recorded.toolchain else {
            return .skipped("the counts are those of Swift \(recorded.toolchain), and this is \(toolchain)")
        }
        let comparison = InstructionComparison(try counter.count(), recorded: recorded)
        for line in comparison.improvements {
            Console.note("\(line): `seam benchmark --record` keeps what was gained")
        }
        guard !comparison.failures.isEmpty else { return .passed }
        return .failed(
            comparison.failures.joined(separator: "\n")
                + "\nIf it has to be so, `seam benchmark --record` records the counts anew.")
    }
}
