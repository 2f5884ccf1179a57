import Documents
import Foundation
import ProjectDescription
import Testing

@testable import XcodeProject

/// Projects that are kept as the manifests that Tuist makes them of.
@Suite struct TuistProjectTests {
    /// Answers for manifests without running them.
    private struct Reader: ManifestReader {
        var descriptions: [String: Data] = [:]

        func description(of manifest: URL, root: URL) throws(ProjectError) -> Data {
            let path = manifest.path.dropFirst(root.path.count + 1)
            guard let data = descriptions[String(path)] else {
                throw ProjectError(file: manifest.path, message: "nobody asked for it")
            }
            return data
        }

        func packages(of folder: URL) throws(ProjectError) -> [SharedPackage] {
            [
                SharedPackage(address: "https://example.com/Kit.git", requirement: "from: \"2.1.0\""),
                SharedPackage(address: "https://example.com/other", requirement: "branch: \"main\""),
            ]
        }
    }

    private static let header = "import ProjectDescription\n"

    private let app = Project(
        name: "Weather", options: .options(developmentRegion: "ko"),
        settings: .settings(
            base: ["MARKETING_VERSION": "1.2", "FLAGS": "-a"],
            configurations: [.release(name: "PROD"), .debug(name: "DEV", settings: ["STAGE": "dev"])]),
        targets: [
            .target(
                name: "Weather", destinations: .iOS, product: .app, bundleId: "com.example.weather",
                deploymentTargets: .iOS("16.0"),
                infoPlist: .extendingDefault(with: ["UILaunchScreen": [:], "Count": 3]),
                sources: [.glob("Sources/**", excluding: "Sources/Old/**"), "../Shared/*.swift"],
                resources: ["Resources/**", .folderReference(path: "web")],
                dependencies: [
                    .project(target: "Core", path: .relativeToRoot("Core")), .external(name: "Kit"),
                    .external(name: "Unplaced"), .sdk(name: "MapKit", type: .framework), .xctest,
                ],
                settings: .settings(base: ["FLAGS": ["$(inherited)", "-b"]])),
            Target(
                name: "WeatherTests", platform: .iOS, product: .unitTests, bundleId: "com.example.tests",
                sources: "Tests/**", dependencies: [.target(name: "Weather")]),
            .target(name: "Mac", destinations: .macOS, product: .app, bundleId: "com.example.mac"),
        ])

    private let core = Project(
        name: "Modules", settings: .settings(base: ["FLAGS": "-core"]),
        targets: [
            .target(
                name: "Core", destinations: .iOS, product: .staticFramework, bundleId: "com.example.core",
                sources: ["Sources/**"], resources: ["Resources/**"],
                settings: .settings(base: ["FLAGS": ["$(inherited)", "-d"]]))
        ])

    private func folder() throws -> Folder {
        try Folder([
            "Tuist/Package.swift": "", "Workspace.swift": Self.header, "App/Project.swift": Self.header,
            "App/Sources/App.swift": "", "App/Sources/Old/Old.swift": "", "App/Sources/화면/목록.swift": "",
            "App/Sources/Read.md": "", "App/Resources/ko.lproj/Localizable.strings": "",
            "App/Resources/Pictures.xcassets/Contents.json": "{}", "App/web/index.html": "", "App/Tests/A.swift": "",
            "Shared/Common.swift": "", "Shared/Deep/No.swift": "", "Core/Project.swift": Self.header,
            "Core/Sources/Core.swift": "", "Core/Resources/Fonts/A.ttf": "", "Other/Project.swift": "let project = 1",
        ])
    }

    private func project(_ folder: Folder) throws -> XcodeProject {
        let encoder = JSONEncoder()
        let reader = Reader(descriptions: [
            "App/Project.swift": try encoder.encode(app), "Core/Project.swift": try encoder.encode(core),
        ])
        return try XcodeProject(try #require(XcodeProject.find(in: folder.url)), manifests: reader)
    }

    @Test func isFoundByWhatItImports() throws {
        let folder = try folder()
        let found = XcodeProject.all(in: folder.url)
        #expect(found.map { $0.deletingLastPathComponent().lastPathComponent } == ["App", "Core"])
        #expect(found.allSatisfy { XcodeProject.isManifest($0) })
        #expect(throws: ProjectError.self) { try XcodeProject(found[0]) }
        let beside = try Folder(["Project.swift": Self.header, "A.xcodeproj/project.pbxproj": ""])
        #expect(XcodeProject.find(in: beside.url)?.lastPathComponent == "A.xcodeproj", "what was made of it counts")
    }

    @Test func givesTargetsTheirFiles() throws {
        let folder = try folder()
        let project = try project(folder)
        #expect(project.name == "Weather" && project.file.lastPathComponent == "Project.swift")
        #expect(project.targets.map(\.name) == ["Core", "Weather", "WeatherTests"])
        let app = try #require(project.mainApplication)
        #expect(app.sources.map(\.lastPathComponent).sorted() == ["App.swift", "Common.swift", "목록.swift"])
        #expect(Set(app.resources.map(\.path)) == ["Pictures.xcassets", "ko.lproj/Localizable.strings", "web"])
        #expect(project.target(named: "Core")?.resources.map(\.path) == ["A.ttf"])
        #expect(project.target(named: "WeatherTests")?.kind == .unitTests)
    }

    @Test func givesTargetsTheirSettings() throws {
        let project = try project(try folder())
        let app = try #require(project.mainApplication).settings
        #expect(app["STAGE"] == "dev", "the configuration for finding mistakes is built")
        #expect(app["FLAGS"] == "-a -b" && app["MARKETING_VERSION"] == "1.2")
        #expect(app["PRODUCT_BUNDLE_IDENTIFIER"] == "com.example.weather" && app["DEVELOPMENT_LANGUAGE"] == "ko")
        #expect(app["IPHONEOS_DEPLOYMENT_TARGET"] == "16.0")
        #expect(app["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "DEBUG")
        let core = try #require(project.target(named: "Core"))
        #expect(core.settings["FLAGS"] == "-core -d", "its own project's settings count, and not the app's")
        #expect(core.settings["SRCROOT"]?.hasSuffix("/Core") == true)
        #expect(project.target(named: "WeatherTests")?.host == "Weather")
    }

    @Test func givesTargetsWhatTheyDependOn() throws {
        let project = try project(try folder())
        let app = try #require(project.mainApplication)
        #expect(app.dependencies == ["Core"])
        #expect(app.products.map(\.name) == ["Kit", "Unplaced"])
        #expect(app.products[0].address == "https://example.com/Kit.git")
        #expect(app.products[0].requirement == "from: \"2.1.0\"")
        #expect(app.products[1].address == nil, "no package has its name")
        #expect(Set(project.packages.map(\.requirement)) == ["from: \"2.1.0\"", "branch: \"main\""])
    }

    @Test func saysWhatIsMadeOfResources() throws {
        let project = try project(try folder())
        let info = try #require(project.mainApplication?.info)
        #expect(info["Count"] == .integer(3) && info["UILaunchScreen"] == .dictionary([:]))
        #expect(info["LSRequiresIPhoneOS"] == .boolean(true))
        let app = try #require(project.mainApplication?.synthesis)
        #expect(app.name == "Weather" && app.bundle == nil && app.kinds == [.strings, .assets, .fonts])
        let core = try #require(project.target(named: "Core")?.synthesis)
        #expect(core.bundle == "Modules_Core.bundle", "what is linked statically has a bundle of its own")
        #expect(project.target(named: "WeatherTests")?.synthesis == nil, "it has no resources")
    }

    @Test func pathsKnowWhatTheyAreRelativeTo() {
        let (folder, root) = (URL(fileURLWithPath: "/a/App"), URL(fileURLWithPath: "/a"))
        func place(_ path: Path) -> String { TuistFolder.resolve(path, in: folder, root: root).path }
        #expect(place("Sources") == "/a/App/Sources")
        #expect(place("//Core") == "/a/Core")
        #expect(place("../Core/./X") == "/a/Core/X")
        #expect(place(.relativeToCurrentFile("X", callerPath: "/b/Helper.swift")) == "/b/X")
    }
}
