// swift-tools-version: 6.0
import PackageDescription

// The benchmarks' clocks, tables and counted regions.

let package = Package(
    name: "Measure",
    products: [.library(name: "Measure", targets: ["Measure"])],
    targets: [.target(name: "CMeasure"), .target(name: "Measure", dependencies: ["CMeasure"])],
    swiftLanguageModes: [.v6]
)
