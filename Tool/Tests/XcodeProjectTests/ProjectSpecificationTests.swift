import Documents
import Foundation
import Testing

@testable import XcodeProject

/// Projects that are kept as the description that XcodeGen makes them of.
@Suite struct ProjectSpecificationTests {
    private let whole = """
        name: Weather
        include:
          - path: shared/templates.yml
        default: &version 16.0
        options:
          bundleIdPrefix: com.example
          developmentLanguage: ko
        configs:
          Debug (Staging): debug
          Release: release
        settings:
          base:
            MARKETING_VERSION: 1.2
            ENABLE_TESTABILITY: yes
          configs:
            staging:
              SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG STAGING
        settingGroups:
          app:
            ASSETS: AppIcon
        packages:
          Kit:
            url: https://example.com/kit.git
            from: 2.1.0
          Local:
            path: Packages/Local
        targets:
          Weather:
            type: application
            platform: iOS
            deploymentTarget: *version
            sources:
              - path: App
                excludes: ["**/*.md", "Old/**", Skipped.swift]
              - path: web
                type: folder
              - path: Gone
                optional: true
            settings:
              groups: [app]
            info:
              path: App/Info.plist
              properties:
                UILaunchScreen: {}
                LSApplicationQueriesSchemes: [mail]
                UIRequiresFullScreen: true
                Version: "1"
                Count: 3
            dependencies:
              - target: Core
              - package: Kit
              - package: Local
                product: LocalUI
          Core:
            templates: [Module]
            templateAttributes: {folder: CoreKit}
          WeatherTests:
            type: bundle.unit-test
            platform: iOS
            sources: Tests
            dependencies:
              - target: Weather
        """

    private let templates = """
        targetTemplates:
          Module:
            type: framework
            platform: iOS
            sources: ["../${folder}"]
            settings:
              PRODUCT_BUNDLE_IDENTIFIER: com.example.${target_name}
        """

    private func folder(_ text: String? = nil) throws -> Folder {
        try Folder([
            "project.yml": text ?? whole, "shared/templates.yml": templates, "App/App.swift": "",
            "App/Old/Old.swift": "",
            "App/Skipped.swift": "", "App/Read.md": "", "App/Info.plist": "", "App/ko.lproj/Localizable.strings": "",
            "App/Pictures.xcassets/Contents.json": "{}", "App/화면/목록.swift": "", "web/index.html": "",
            "CoreKit/Core.swift": "", "Tests/WeatherTests.swift": "", "Packages/Local/Package.swift": "",
        ])
    }

    private func project(_ folder: Folder) throws -> XcodeProject {
        try XcodeProject(try #require(XcodeProject.find(in: folder.url)))
    }

    @Test func isFoundWhereThereIsNoProject() throws {
        let folder = try folder()
        let found = try #require(XcodeProject.find(in: folder.url))
        #expect(found.lastPathComponent == "Weather.xcodeproj")
        #expect(XcodeProject.seemsToMakeApp(found))
        let other = try Folder(["project.yml": "kind: compose\nservices: {}\n", "A.swift": ""])
        #expect(XcodeProject.find(in: other.url) == nil, "it is another program's")
    }

    /// Of projects side by side the one that is called as the checkout is, without its owner's name.
    @Test func theNamesakeOfTheFolderComesFirst() throws {
        let folder = try Folder([
            "owner__Recipes/Base/Base.xcodeproj/project.pbxproj": "",
            "owner__Recipes/App/Recipes.xcodeproj/project.pbxproj": "",
        ])
        let found = XcodeProject.all(in: folder.url.appending(path: "owner__Recipes"))
        #expect(found.map { $0.deletingPathExtension().lastPathComponent } == ["Recipes", "Base"])
    }

    @Test func givesTargetsTheirFiles() throws {
        let folder = try folder()
        let project = try project(folder)
        #expect(project.file.lastPathComponent == "project.yml" && project.name == "Weather")
        #expect(project.targets.map(\.name) == ["Weather", "Core", "WeatherTests"])
        let app = try #require(project.mainApplication)
        #expect(app.sources.map(\.lastPathComponent).sorted() == ["App.swift", "목록.swift"])
        #expect(Set(app.resources.map(\.path)) == ["Pictures.xcassets", "ko.lproj/Localizable.strings", "web"])
        #expect(project.target(named: "Core")?.sources.map(\.lastPathComponent) == ["Core.swift"])
        #expect(project.target(named: "WeatherTests")?.kind == .unitTests)
    }

    @Test func givesTargetsTheirSettings() throws {
        let project = try project(try folder())
        let app = try #require(project.target(named: "Weather")).settings
        #expect(app["PRODUCT_BUNDLE_IDENTIFIER"] == "com.example.Weather")
        #expect(app["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "DEBUG STAGING")
        #expect(app["MARKETING_VERSION"] == "1.2" && app["ENABLE_TESTABILITY"] == "YES" && app["ASSETS"] == "AppIcon")
        #expect(app["IPHONEOS_DEPLOYMENT_TARGET"] == "16.0" && app["DEVELOPMENT_LANGUAGE"] == "ko")
        #expect(project.target(named: "Core")?.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "com.example.Core")
        #expect(project.target(named: "WeatherTests")?.host == "Weather")
    }

    @Test func givesTargetsWhatTheyDependOn() throws {
        let folder = try folder()
        let app = try #require(try project(folder).target(named: "Weather"))
        #expect(app.dependencies == ["Core"])
        #expect(app.products.map(\.name) == ["Kit", "LocalUI"])
        #expect(app.products.first?.address == "https://example.com/kit.git")
        #expect(app.products.first?.requirement == "from: \"2.1.0\"")
        #expect(app.products.last?.folder?.lastPathComponent == "Local")
    }

    @Test func saysWhatInfoIsMadeOf() throws {
        let app = try #require(try project(try folder()).target(named: "Weather"))
        #expect(
            app.info == [
                "UILaunchScreen": .dictionary([:]), "LSApplicationQueriesSchemes": .array([.string("mail")]),
                "UIRequiresFullScreen": .boolean(true), "Version": .string("1"), "Count": .integer(3),
            ])
    }

    @Test func makesATargetForEachPlatform() throws {
        let text = """
            name: Both
            targets:
              Both:
                type: application
                platform: [iOS, macOS]
                sources: ["App-${platform}"]
            """
        let folder = try Folder(["project.yml": text, "App-iOS/A.swift": "", "App-macOS/B.swift": ""])
        let project = try project(folder)
        #expect(project.targets.map(\.name) == ["Both_iOS", "Both_macOS"])
        #expect(project.mainApplication?.sources.map(\.lastPathComponent) == ["A.swift"])
        #expect(project.mainApplication?.productName == "Both")
    }

    @Test(
        arguments: [
            ("targets: {A: {type: application, sources: [Nowhere]}}", 1, "Nowhere, which is not there"),
            ("name: A\ntargets:\n  A:\n    platform: iOS\n", 4, "has no type"),
            ("targets: [A]\n", 1, "no targets"), ("name: A\ntargets:\n  A: *other\n", 3, "&other"),
            ("include: project.yml\ntargets: {}\n", nil, "includes itself"),
            ("targets: {A: {type: application\n", 1, "not YAML"),
        ] as [(String, Int?, String)])
    func namesTheLineOfAMistake(_ text: String, _ line: Int?, _ message: String) throws {
        let folder = try Folder(["project.yml": text])
        let error = #expect(throws: ProjectError.self) {
            try XcodeProject(folder.url.appending(path: "A.xcodeproj"))
        }
        #expect(error?.line == line && error?.message.contains(message) == true, "\(String(describing: error))")
        #expect(error?.file.hasSuffix("project.yml") == true)
    }

    /// Nine lines that stand for a thousand million values.
    @Test func refusesAliasesThatStandForTooMuch() throws {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1..<9 {
            text +=
                "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
                + "]\n"
        }
        let folder = try Folder(["project.yml": text + "targets: {}\n"])
        let error = #expect(throws: ProjectError.self) { try XcodeProject(folder.url.appending(path: "A.xcodeproj")) }
        #expect(error?.message.contains("too many") == true)
    }

    @Test func takesTheLastOfWhatIsGivenTwice() throws {
        let folder = try Folder([
            "project.yml": """
            name: A
            targets:
              A:
                type: application
                platform: iOS
                sources: [App]
                settings: {PRODUCT_NAME: First, PRODUCT_NAME: Second}
            """, "App/A.swift": "",
        ])
        let project = try XcodeProject(folder.url.appending(path: "A.xcodeproj"))
        #expect(project.mainApplication?.settings["PRODUCT_NAME"] == "Second")
    }
}
