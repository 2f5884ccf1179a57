// swift-tools-version: 6.0
import PackageDescription

// Sources of RxSwift for the toolkit: a package of its own, so that others need no RxSwift.
let package = Package(
    name: "SeamRx",
    platforms: [.iOS(.v16), .tvOS(.v16), .macOS(.v13), .watchOS(.v9), .visionOS(.v1)],
    products: [.library(name: "SeamRx", targets: ["SeamRx"])],
    dependencies: [
        .package(path: "../Seam"),
        .package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.0.0"),
    ],
    targets: [
        .target(
            name: "SeamRx",
            dependencies: [
                .product(name: "Seam", package: "Seam"), .product(name: "RxSwift", package: "RxSwift"),
                .product(name: "RxRelay", package: "RxSwift"), .product(name: "RxCocoa", package: "RxSwift"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
