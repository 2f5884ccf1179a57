// swift-tools-version: 6.0
import PackageDescription

// What the benchmarks measure with, for Benchmarks and for Benchmarks/PeerBenchmarks.

let package = Package(
    name: "Measure",
    products: [.library(name: "Measure", targets: ["Measure"])],
    targets: [.target(name: "Measure")],
    swiftLanguageModes: [.v6]
)
