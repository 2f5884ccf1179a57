import Foundation
import Measure

// The cost of RxSwift's paths here beside that of the original, whose program is built from the same source and run in
// the same run. Ratios are what to read.

let ours = measureRx()

// The build folder of the package in Benchmarks/PeerBenchmarks, or the first argument.
let folder = URL(
    fileURLWithPath: CommandLine.arguments.dropFirst().first
        ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../PeerBenchmarks/.build/release").standardized
        .path)
let original = try figures(printedBy: folder.appendingPathComponent("rxpeer-benchmark"), as: RxFigures.self)
printTable(ours, beside: original.map { [(name: "RxSwift", figures: $0)] } ?? [])
if original == nil { print("\nNo RxSwift to compare with: Benchmarks/fetch-peers fetches it.") }
