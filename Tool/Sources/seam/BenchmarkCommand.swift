import AppBuilder
import Foundation

/// `seam benchmark`
struct BenchmarkCommand {
    private let options: Options

    init(_ words: [String]) throws(BuildError) {
        options = try Options(words, .init(command: "benchmark", operands: 1))
    }

    func run() throws(BuildError) {
        let package = try Installation.current().root.appending(path: "Benchmarks")
        guard FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path) else {
            throw BuildError(.usage, "seam: there is no package in \(package.path)")
        }
        let programs = try options.operands.map { name throws(BuildError) in
            try PeerBenchmarks(package: package).program(name)
        }
        let arguments = ["run", "--package-path", package.path, "-c", "release"] + programs
        guard try Subprocess("swift", arguments).wait() == .exit(0) else {
            throw BuildError(.failed, "seam: the benchmarks did not finish")
        }
    }
}
