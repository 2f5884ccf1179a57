// swift-tools-version: 5.9
import PackageDescription

// Tests that would take many minutes, for the check "virtual time".
let package = Package(
    name: "Steps",
    targets: [.target(name: "Steps"), .testTarget(name: "StepsTests", dependencies: ["Steps"])])
