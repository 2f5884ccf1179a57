// swift-tools-version: 6.0
import Foundation
import PackageDescription

// Measurements, apart from the library so that nothing here is built with it. They compare with kiwi, the Cassowary
// implementation in C++, when its headers are in `.kiwi/` (`./fetch-kiwi` puts them there), and with the programs of
// PeerBenchmarks/ when they are built (`./fetch-peers`, `seam benchmark combine`, `seam benchmark rx`). Without, they print our own numbers
// alone.

let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
let hasKiwi = FileManager.default.fileExists(atPath: directory.appendingPathComponent(".kiwi/kiwi/kiwi.h").path)

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Seam", path: ".."), .package(name: "Measure", path: "Measure")],
    targets: [
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
            dependencies: [
                .product(name: "Measure", package: "Measure"), .product(name: "Combine", package: "Seam"),
            ],
            path: "Sources/CombineBenchmark",
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .executableTarget(
            name: "rx-benchmark",
            dependencies: [
                .product(name: "Measure", package: "Measure"), .product(name: "RxSwift", package: "Seam"),
                .product(name: "RxRelay", package: "Seam"),
            ],
            path: "Sources/RxBenchmark",
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .executableTarget(
            name: "list-benchmark",
            dependencies: [.product(name: "UIKit", package: "Seam")],
            path: "Sources/ListBenchmark"
        ),
        .executableTarget(
            name: "storyboard-benchmark",
            dependencies: [.product(name: "UIKit", package: "Seam")],
            path: "Sources/StoryboardBenchmark"
        ),
        // Calls the seam command, and so needs nothing of Seam's
        .executableTarget(
            name: "build-benchmark", path: "Sources/BuildBenchmark", swiftSettings: [.swiftLanguageMode(.v5)]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
