import Foundation
import Measure

// The cost of Combine's paths beside that of closures in an array and of the peers whose programs are built,
// each measured by its own process in the same run. Ratios are what to read: how many times our time, or our bytes,
// the other takes.

let ours = measureOurs()
var columns: [(name: String, figures: Figures)] = [("closures", measureClosures())]

// The build folder of the package in Benchmarks/PeerBenchmarks, or the first argument.
let folder = URL(
    fileURLWithPath: CommandLine.arguments.dropFirst().first
        ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../PeerBenchmarks/.build/release").standardized
        .path)
for (name, program) in [
    ("OpenCombine", "opencombine-benchmark"), ("RxSwift", "rxswift-benchmark"),
    ("ReactiveSwift", "reactiveswift-benchmark"),
] {
    if let figures = try figures(printedBy: folder.appendingPathComponent(program), as: Figures.self) {
        columns.append((name, figures))
    }
}
printTable(ours, beside: columns)
if columns.count == 1 { print("\nNo peers to compare with: Benchmarks/fetch-peers fetches them.") }
