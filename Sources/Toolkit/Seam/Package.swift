// swift-tools-version: 6.0
import PackageDescription

// The toolkit for MVVM apps, for Apple's platforms and for Linux. Nothing else is needed: add this folder to an Xcode
// project as a local package.
let package = Package(
    name: "Seam",
    platforms: [.iOS(.v16), .tvOS(.v16), .macOS(.v13), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "Seam", targets: ["Seam"]),
        .library(name: "SeamCombine", targets: ["SeamCombine"]),
    ],
    targets: [
        .target(name: "Seam"),
        // Sources and targets of Combine
        .target(name: "SeamCombine", dependencies: ["Seam"]),
    ],
    swiftLanguageModes: [.v6]
)
