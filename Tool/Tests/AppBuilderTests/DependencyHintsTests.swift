import Foundation
import Testing
import XcodeProject

@testable import AppBuilder

@Suite struct DependencyHintsTests {
    @Test func namesAppleFrameworksForWhatTheyAre() {
        let hints = DependencyHints(dependencies: [], folders: [])
        #expect(
            hints.advice(for: ["MapKit"]).hasPrefix("seam: MapKit is a framework of Apple's that Seam does not have"))
        #expect(hints.advice(for: ["Whatever"]).hasSuffix("--dependency Whatever=PATH"))
    }

    @Test func findsSourcesThatAreCheckedIn() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hints-\(UUID().uuidString)")
        let pod = folder.appending(path: "Pods/Alamofire/Source")
        try FileManager.default.createDirectory(at: pod, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let hints = DependencyHints(dependencies: [], folders: [folder])
        // Nothing else than Swift is built.
        #expect(hints.advice(for: ["Alamofire"]).contains("are not Swift"))
        try Data().write(to: pod.appending(path: "Session.swift"))
        let path = folder.appending(path: "Pods/Alamofire").path
        #expect(hints.advice(for: ["Alamofire"]).hasSuffix("add --dependency Alamofire=\(path)"))
    }

    @Test func aPackageWithoutSwiftIsNotAskedForAgain() throws {
        let folder = try Folder([
            "Kit/Package.swift": """
            // swift-tools-version:5.3
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """,
            "Kit/Sources/Kit/Kit.m": "", "Kit/Sources/Kit/include/Kit.h": "", "App/App.swift": "import Kit\n",
        ])
        let path = folder.url.appending(path: "Kit").path
        var sources = try AppSources(path: folder.url.appending(path: "App").path)
        try sources.add(dependencies: ["Kit=\(path)"])
        #expect(
            DependencyHints(sources: sources).advice(for: ["Kit"])
                == "seam: Kit: its sources in \(path) are not Swift, and Seam builds nothing else")
    }

    @Test func whatIsGivenIsThereForTheAppsPackagesToo() throws {
        let manifest = { (name: String) in
            """
            // swift-tools-version:5.3
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                targets: [.target(name: "\(name)")])
            """
        }
        let project = """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 60; rootObject = P; objects = {
            P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; }; };
            G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            B = {isa = PBXBuildFile; fileRef = F; };
            S = {isa = PBXSourcesBuildPhase; files = (B); };
            T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildConfigurationList = L; buildPhases = (S); packageProductDependencies = (D); };
            D = {isa = XCSwiftPackageProductDependency; productName = Flow; };
            }; }
            """
        let folder = try Folder([
            "App/App.xcodeproj/project.pbxproj": project, "App/App.swift": "import Flow\n",
            "App/Flow/Package.swift": manifest("Flow"), "App/Flow/Sources/Flow/Flow.swift": "import Kit\n",
            "Kit/Package.swift": manifest("Kit"), "Kit/Sources/Kit/Kit.swift": "",
            "Spare/Package.swift": manifest("Spare"), "Spare/Sources/Spare/Spare.swift": "",
        ])
        var sources = try AppSources(path: folder.url.appending(path: "App").path)
        try sources.add(
            dependencies: ["Kit", "Spare"].map { "\($0)=\(folder.url.appending(path: $0).path)" })
        #expect(sources.modules.map(\.name) == ["Kit", "Flow"])
    }
}
