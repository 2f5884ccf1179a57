// swift-tools-version: 6.0
import Foundation
import PackageDescription

// The programs that measure Combine's peers: OpenCombine, RxSwift and ReactiveSwift, whose sources are in `../.peers/`
// (`../fetch-peers` puts them there), or where the environment's SEAM_PEERS says. A package of its own, because modules
// of Seam and of the peers have the same names.

let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
let peers = ProcessInfo.processInfo.environment["SEAM_PEERS"] ?? directory.appendingPathComponent(".peers").path

let package = Package(
    name: "PeerBenchmarks",
    dependencies: [.package(name: "Measure", path: "../Measure"), .package(name: "peers", path: peers)],
    targets: ["OpenCombine", "RxSwift", "ReactiveSwift"].map { name in
        .executableTarget(
            name: name.lowercased() + "-benchmark",
            dependencies: [.product(name: "Measure", package: "Measure"), .product(name: name, package: "peers")],
            path: "Sources/\(name)Benchmark"
        )
    } + [
        // The measurements are those of ../Sources/RxBenchmark, built with the original.
        .executableTarget(
            name: "rxpeer-benchmark",
            dependencies: [
                .product(name: "Measure", package: "Measure"), .product(name: "RxSwift", package: "peers"),
            ],
            path: "Sources/RxPeerBenchmark"
        )
    ],
    swiftLanguageModes: [.v5]
)
