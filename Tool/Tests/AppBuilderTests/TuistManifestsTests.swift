import Foundation
import ProjectDescription
import Testing
import XcodeProject

@testable import AppBuilder

/// Manifests of Tuist's, which are run.
@Suite struct TuistManifestsTests {
    @Test func describeWithHelpersAndPlugins() throws {
        let folder = try Folder([
            "Tuist/Config.swift": """
            import ProjectDescription
            let config = Config(plugins: [.local(path: .relativeToRoot("Plugins/Names"))])
            """,
            "Plugins/Names/Plugin.swift": #"import ProjectDescription; let plugin = Plugin(name: "Names")"#,
            "Plugins/Names/ProjectDescriptionHelpers/Names.swift": #"public let appName = "Weather""#,
            "Tuist/ProjectDescriptionHelpers/Project+App.swift": """
            import ProjectDescription
            import Names
            extension Project {
                public static func app(_ more: [Target] = []) -> Project {
                    Project(
                        name: appName,
                        targets: [
                            .target(name: appName, destinations: .iOS, product: .app, bundleId: "a.b", sources: ["Sources/**"])
                        ] + more)
                }
            }
            """,
            "App/Project.swift": """
            import ProjectDescription
            import ProjectDescriptionHelpers
            print("a manifest may print what it likes")
            let project = Project.app([
                Target(
                    name: Environment.testName.getString(default: "Tests"), platform: .iOS, product: .unitTests,
                    bundleId: "a.c", deploymentTarget: .iOS(targetVersion: "15.0", devices: [.iphone]),
                    sources: ["Tests/**"], dependencies: [.xctest])
            ])
            """,
            "App/Broken.swift": "import ProjectDescription; let project = Projekt()",
        ])
        let reader = try TuistManifests()
        let data = try reader.description(of: folder.url.appending(path: "App/Project.swift"), root: folder.url)
        let project = try JSONDecoder().decode(ProjectDescription.Project.self, from: data)
        #expect(project.name == "Weather")
        #expect(project.targets.map(\.name) == ["Weather", "Tests"])
        #expect(project.targets[1].destinations == [.iPhone, .macWithiPadDesign])
        let error = #expect(throws: ProjectError.self) {
            try reader.description(of: folder.url.appending(path: "App/Broken.swift"), root: folder.url)
        }
        #expect(error?.message.contains("Projekt") == true, "the compiler's words are told")
    }
}
