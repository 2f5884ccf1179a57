// swift-tools-version: 6.0
import PackageDescription

// Measurements, apart from the library so that nothing here is built with it. They compare with kiwi, the Cassowary
// implementation in C++, when its headers are in `.kiwi/` (`./fetch-kiwi` puts them there); without, they print our own
// numbers alone.

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Seam", path: "..")],
    targets: [
        .target(
            name: "CKiwi",
            path: "Sources/CKiwi",
            cxxSettings: [.headerSearchPath("../../.kiwi")]
        ),
        .executableTarget(
            name: "layout-benchmark",
            dependencies: [.product(name: "LayoutSolver", package: "Seam"), "CKiwi"],
            path: "Sources/LayoutBenchmark"
        ),
        .executableTarget(
            name: "combine-benchmark",
            dependencies: [.product(name: "Combine", package: "Seam")],
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
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
