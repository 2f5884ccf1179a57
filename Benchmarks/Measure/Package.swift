// swift-tools-version: 6.0
import PackageDescription

// What the benchmarks measure with, for Benchmarks and for Benchmarks/PeerBenchmarks.

let package = Package(
    name: "Measure",
    products: [.library(name: "Measure", targets: ["Measure"])],
    targets: [.systemLibrary(name: "CMeasure"), .target(name: "Measure", dependencies: ["CMeasure"])],
    swiftLanguageModes: [.v6]
)
