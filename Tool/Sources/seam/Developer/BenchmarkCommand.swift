import AppBuilder
import Foundation

/// `seam benchmark`
struct BenchmarkCommand: Command {
    static let name = "benchmark"
    static let summary = "Seam's own measurements"
    static let discussion = """
        Runs one of Seam's measurements and prints its times beside something simple that is measured in the same run.

        With --count or --record, the rows of all benchmarks, or of the one that is named, run once each under callgrind:
        how many instructions a row takes is the same on every machine with the same toolchain. The self-test fails when a
        row takes 3% more than is recorded in Benchmarks/Counts.

        bindings tells what bindings take of the heap, in every dialect; that is counted, with or without --count.
        """
    static let audience = CommandAudience.developers
    static let operands = CommandOperands.optional("NAME", .suggestion(names))
    static let options = [count, record]

    static let count = CommandOption.flag(
        "--count", "count instructions, print them beside the recorded ones, and fail if a row takes more")
    static let record = CommandOption.flag("--record", "count instructions, and record them")

    private static let names = InstructionCounter.benchmarks.map(\.name) + ["build"]

    private let arguments: Arguments

    init(_ arguments: Arguments) throws(BuildError) {
        self.arguments = arguments
        guard arguments.has(Self.count) || arguments.has(Self.record) || !arguments.operands.isEmpty else {
            let names = Self.names.joined(separator: ", ")
            throw BuildError(.usage, "seam: `benchmark` needs the name of one, of \(names), or --count")
        }
    }

    func run() throws(BuildError) {
        let installation = try Installation.current()
        let isCounted = arguments.operands == [InstructionCounter.bindings.name]
        if isCounted || arguments.has(Self.count) || arguments.has(Self.record) {
            return try countInstructions(installation)
        }
        let package = installation.root.appending(path: "Benchmarks")
        guard FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path) else {
            throw BuildError(.usage, "seam: there is no package in \(package.path)")
        }
        let programs = arguments.operands.map { $0.hasSuffix("-benchmark") ? $0 : $0 + "-benchmark" }
        guard
            try Subprocess("swift", ["run", "--package-path", package.path, "-c", "release"] + programs).wait()
                == .exit(0)
        else {
            throw BuildError(.failed, "seam: the benchmarks did not finish")
        }
    }

    private func countInstructions(_ installation: Installation) throws(BuildError) {
        let chosen = InstructionCounter.benchmarks.filter {
            arguments.operands.isEmpty || arguments.operands.contains($0.name)
        }
        guard InstructionCounter.isAvailable || !chosen.contains(where: \.hasInstructions) else {
            throw BuildError(.usage, "seam: valgrind is not installed, which counts the instructions")
        }
        guard !chosen.isEmpty else {
            let names = InstructionCounter.benchmarks.map(\.name).joined(separator: ", ")
            throw BuildError(.usage, "seam: the benchmarks whose instructions can be counted are \(names)")
        }
        let counter = InstructionCounter(installation: installation)
        let counts = try Console.progress("Counting") { () throws(BuildError) in
            try counter.count(chosen)
        }
        let old = try? counter.recorded()
        print(counts.table(beside: old))
        if arguments.has(Self.record) {
            try counter.record(counts.completed(by: old, except: chosen.map(\.name)))
            Console.note("recorded; `seam generate` writes the tables that are made from it")
        } else {
            guard let old else { throw BuildError(.failed, "seam: nothing is recorded; --record does it") }
            guard old.toolchain == counts.toolchain else {
                throw BuildError(.failed, "seam: the recorded counts are those of Swift \(old.toolchain)")
            }
            let comparison = InstructionComparison(counts, recorded: old.only(chosen.map(\.name)))
            guard comparison.failures.isEmpty else {
                throw BuildError(.failed, comparison.failures.joined(separator: "\n"))
            }
        }
    }
}
