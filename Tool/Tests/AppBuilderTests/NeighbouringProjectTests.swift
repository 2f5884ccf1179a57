import Foundation
import Testing
import XcodeProject

@testable import AppBuilder

/// Frameworks that other projects of a checkout make.
@Suite struct NeighbouringProjectTests {
    private static func project(_ target: String, _ product: String, links framework: String) -> String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T, ); };
        PL = {isa = XCConfigurationList; buildConfigurations = (PD, ); };
        PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
        T = {isa = PBXNativeTarget; name = \(target); productType = "com.apple.product-type.\(product)";
            buildPhases = (S, L, ); };
        S = {isa = PBXSourcesBuildPhase; files = (S1, ); };
        S1 = {isa = PBXBuildFile; fileRef = A; };
        L = {isa = PBXFrameworksBuildPhase; files = (L1, L2, L3, ); };
        L1 = {isa = PBXBuildFile; fileRef = F; };
        L2 = {isa = PBXBuildFile; fileRef = PODS; };
        L3 = {isa = PBXBuildFile; fileRef = SYSTEM; };
        G = {isa = PBXGroup; children = (A, F, PODS, SYSTEM, ); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        F = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = \(framework).framework;
            sourceTree = BUILT_PRODUCTS_DIR; };
        PODS = {isa = PBXFileReference; path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        SYSTEM = {isa = PBXFileReference; path = System/Library/Frameworks/MapKit.framework; sourceTree = SDKROOT; };
        }; }
        """
    }

    private func folder() throws -> Folder {
        try Folder([
            ".git/HEAD": "", "App/App.xcodeproj/project.pbxproj": Self.project("App", "application", links: "Engine"),
            "App/A.swift": "import Engine", "Engine/A.swift": "import Words",
            "Engine/Engine.xcodeproj/project.pbxproj": Self.project("Engine", "framework", links: "Words"),
            "Words/Words.xcodeproj/project.pbxproj": Self.project("Words", "framework", links: "None"),
            "Words/A.swift": "public struct Words {}", "Broken/Broken.xcodeproj/project.pbxproj": "{",
        ])
    }

    @Test func areFoundWithWhatTheyNeed() throws {
        let folder = try folder()
        var sources = try AppSources(path: folder.url.appending(path: "App").path)
        #expect(sources.origin?.target.foreignFrameworks == ["Engine"])
        try sources.add(dependencies: [])
        #expect(sources.modules.map(\.name) == ["Words", "Engine"])
        #expect(sources.modules.last?.files.map(\.lastPathComponent) == ["A.swift"])
    }

    @Test func whatIsGivenComesFirst() throws {
        let folder = try folder()
        let given = try Folder(["Sources/Given.swift": "public struct Engine {}"])
        var sources = try AppSources(path: folder.url.appending(path: "App").path)
        try sources.add(dependencies: ["Engine=\(given.url.path)"])
        #expect(sources.modules.map(\.name) == ["Engine"])
        #expect(sources.modules.first?.files.map(\.lastPathComponent) == ["Given.swift"])
    }

    @Test func whatIsGivenIsForThemAsWell() throws {
        let folder = try folder()
        let given = try Folder(["Sources/Given.swift": "public struct Words {}"])
        var sources = try AppSources(path: folder.url.appending(path: "App").path)
        try sources.add(dependencies: ["Words=\(given.url.path)"])
        #expect(sources.modules.map(\.name) == ["Words", "Engine"])
        #expect(sources.modules.first?.files.map(\.lastPathComponent) == ["Given.swift"])
    }

    @Test func scriptsMakeSourcesThatAreNotThere() throws {
        let text = Self.project("App", "application", links: "None")
            .replacing("buildPhases = (S, L, )", with: "buildPhases = (S, L, W, )")
            .replacing("files = (S1, )", with: "files = (S1, S2, )")
            .replacing(
                "A = {",
                with: "W = {isa = PBXShellScriptBuildPhase; outputPaths = (\"$SRCROOT/R.generated.swift\", ); };\n"
                    + "S2 = {isa = PBXBuildFile; fileRef = R; };\n"
                    + "R = {isa = PBXFileReference; path = R.generated.swift; sourceTree = \"<group>\"; };\nA = {"
            )
            .replacing("children = (A, ", with: "children = (A, R, ")
        let folder = try Folder(["App.xcodeproj/project.pbxproj": text, "A.swift": "let a = 1"])
        let target = try #require(try XcodeProject(folder.url.appending(path: "App.xcodeproj")).targets.first)
        #expect(target.sources.map(\.lastPathComponent) == ["A.swift"])
        #expect(target.missingMadeSources.map { ($0 as NSString).lastPathComponent } == ["R.generated.swift"])
    }

    @Test func aGeneratorOfMocksIsToldWhatItMakes() throws {
        let text = Self.project("App", "application", links: "None")
            .replacing("buildPhases = (S, L, )", with: "buildPhases = (S, L, W, )")
            .replacing("files = (S1, )", with: "files = (S1, S2, )")
            .replacing(
                "A = {",
                with: "W = {isa = PBXShellScriptBuildPhase; inputPaths = (\"$(SRCROOT)/A.swift\", ); "
                    + "shellScript = \"\\\"${PODS_ROOT}/Cuckoo/run\\\"\\n\"; };\n"
                    + "S2 = {isa = PBXBuildFile; fileRef = R; };\n"
                    + "R = {isa = PBXFileReference; path = Mocks.swift; sourceTree = \"<group>\"; };\nA = {"
            )
            .replacing("children = (A, ", with: "children = (A, R, ")
        let folder = try Folder([
            "App.xcodeproj/project.pbxproj": text, "A.swift": "let a = 1",
            "Cuckoofile.toml": "[modules.App]\noutput = \"Tests/Mocks.swift\"\n",
        ])
        let target = try #require(try XcodeProject(folder.url.appending(path: "App.xcodeproj")).targets.first)
        #expect(target.missingMadeSources.map { ($0 as NSString).lastPathComponent } == ["Mocks.swift"])
        #expect(target.scripts.map(\.text) == ["\"${PODS_ROOT}/Cuckoo/run\"\n"])
        #expect(target.scripts.first?.inputs == ["$(SRCROOT)/A.swift"])
    }
}
