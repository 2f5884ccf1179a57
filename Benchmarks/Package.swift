// swift-tools-version: 6.0
import Foundation
import PackageDescription

// Measurements, apart from the library so that nothing here is built with it. Each program prints times as ratios to
// something simple that is measured in the same run; with `--count` it runs each row once, for callgrind, which
// `seam benchmark --count` starts. The layout benchmark compares with kiwi when Python has it (PyPI's kiwisolver).
// `Sources/BindingsBenchmark` is not among them: the command compiles it against the runtime library.

let measure: [Target.Dependency] = [.product(name: "Measure", package: "Measure")]

func seam(_ products: String...) -> [Target.Dependency] { products.map { .product(name: $0, package: "Seam") } }

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Seam", path: ".."), .package(name: "Measure", path: "Measure")],
    targets: [
        .executableTarget(
            name: "layout-benchmark", dependencies: measure + seam("LayoutSolver"), path: "Sources/LayoutBenchmark"),
        .executableTarget(
            name: "combine-benchmark", dependencies: measure + seam("Combine"), path: "Sources/CombineBenchmark",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "rx-benchmark", dependencies: measure + seam("RxSwift", "RxRelay"), path: "Sources/RxBenchmark",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "list-benchmark", dependencies: measure + seam("UIKit"), path: "Sources/ListBenchmark"),
        .executableTarget(
            name: "storyboard-benchmark", dependencies: measure + seam("UIKit"), path: "Sources/StoryboardBenchmark"),
        .executableTarget(
            name: "core-data-benchmark", dependencies: measure + seam("CoreData"), path: "Sources/CoreDataBenchmark",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "startup-benchmark", dependencies: measure + seam("Documents", "UIKit"),
            path: "Sources/StartUpBenchmark"),
        // Calls the seam command, and so needs nothing of Seam's
        .executableTarget(
            name: "build-benchmark", path: "Sources/BuildBenchmark", swiftSettings: [.swiftLanguageMode(.v5)]),
    ],
    swiftLanguageModes: [.v6]
)
