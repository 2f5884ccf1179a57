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
    let process = Process()
    process.executableURL = folder.appendingPathComponent(program)
    guard FileManager.default.isExecutableFile(atPath: process.executableURL!.path) else { continue }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    columns.append((name, Figures(String(decoding: data, as: UTF8.self))))
}

func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
}

let titles = ["ours", "at most"] + columns.map(\.name)
print(
    "ns a value, or bytes".padding(toLength: 52, withPad: " ", startingAt: 0) + titles.map { padded($0, 14) }.joined())
for work in Work.allCases {
    guard let value = ours[work] else { continue }
    let others = columns.map { column in
        column.figures[work].map { String(format: "%.1f (%.1fx)", $0, $0 / value) } ?? "-"
    }
    let over = value > work.limit ? " over" : ""
    let cells = [String(format: "%.1f", value), String(format: "%.0f", work.limit)] + others
    print(
        work.rawValue.padding(toLength: 52, withPad: " ", startingAt: 0) + cells.map { padded($0, 14) }.joined() + over)
}
if columns.count == 1 { print("\nNo peers to compare with: Benchmarks/fetch-peers fetches them.") }
