// swift-tools-version: 6.0
import Foundation
import PackageDescription

// Measurements, apart from the library so that nothing here is built with it. They compare with what is there:
// - kiwi, the Cassowary implementation in C++, when its headers are in `.kiwi/` (`./fetch-kiwi` puts them there);
// - OpenCombine, RxSwift and ReactiveSwift, when their sources are in `.peers/` (`./fetch-peers`), or where the
//   environment's SEAM_PEERS says.
// Without, they print our own numbers alone.

let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

let hasKiwi = has(directory.appendingPathComponent(".kiwi/kiwi/kiwi.h").path)
let peers =
    ProcessInfo.processInfo.environment["SEAM_PEERS"] ?? directory.appendingPathComponent(".peers").path
let hasPeers = has(peers + "/Package.swift")

func peerBenchmark(_ name: String) -> Target {
    .executableTarget(
        name: name.lowercased() + "-benchmark",
        dependencies: ["Measure", .product(name: name, package: "peers")],
        path: "Sources/\(name)Benchmark",
        swiftSettings: [.swiftLanguageMode(.v5)]
    )
}

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Seam", path: "..")] + (hasPeers ? [.package(name: "peers", path: peers)] : []),
    targets: [
        .target(name: "Measure", path: "Sources/Measure"),
        .target(
            name: "CKiwi",
            path: "Sources/CKiwi",
            cxxSettings: hasKiwi ? [.headerSearchPath("../../.kiwi"), .define("HAS_KIWI")] : []
        ),
        .executableTarget(
            name: "layout-benchmark",
            dependencies: [.product(name: "LayoutSolver", package: "Seam"), "CKiwi"],
            path: "Sources/LayoutBenchmark"
        ),
        .executableTarget(
            name: "combine-benchmark",
            dependencies: ["Measure", .product(name: "Combine", package: "Seam")],
            path: "Sources/CombineBenchmark",
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .executableTarget(
            name: "list-benchmark",
            dependencies: [.product(name: "UIKit", package: "Seam")],
            path: "Sources/ListBenchmark"
        ),
        // Calls the seam command, and so needs nothing of Seam's
        .executableTarget(
            name: "build-benchmark", path: "Sources/BuildBenchmark", swiftSettings: [.swiftLanguageMode(.v5)]),
    ] + (hasPeers ? ["OpenCombine", "RxSwift", "ReactiveSwift"].map(peerBenchmark) : []),
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
