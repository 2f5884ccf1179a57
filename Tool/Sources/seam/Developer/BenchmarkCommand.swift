import AppBuilder
import Foundation

/// `seam benchmark`
struct BenchmarkCommand: Command {
    static let name = "benchmark"
    static let summary = "Seam's own measurements"
    static let discussion = "Runs Seam's own measurements, or those called NAME: combine, rx, layout, list."
    static let audience = CommandAudience.developers
    static let operands = CommandOperands.optional("NAME", .suggestion(["combine", "rx", "layout", "list"]))

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws(BuildError) {
        let package = try Installation.current().root.appending(path: "Benchmarks")
        guard FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path) else {
            throw BuildError(.usage, "seam: there is no package in \(package.path)")
        }
        let programs = try arguments.operands.map { name throws(BuildError) in
            try PeerBenchmarks(package: package).program(name)
        }
        let arguments = ["run", "--package-path", package.path, "-c", "release"] + programs
        guard try Subprocess("swift", arguments).wait() == .exit(0) else {
            throw BuildError(.failed, "seam: the benchmarks did not finish")
        }
    }
}
