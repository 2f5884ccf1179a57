import Foundation
import Testing

@testable import AppBuilder

@Suite struct LibraryTests {
    /// Those of the sources' folders that are modules of their own, and no part of another for SwiftUI.
    @Test func knowsEveryLibraryThatSeamHas() throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        let folders = try ["Sources/Libraries", "Sources/Rx"].flatMap {
            try FileManager.default.contentsOfDirectory(atPath: root.appending(path: $0).path)
        }
        let modules = folders.filter { manifest.contains("name: \"\($0)\",") }
        #expect(modules.count > 20)
        #expect(modules.filter { !AppSources.ownLibraries.contains($0) } == [])
    }

    @Test func readsAFolderOfALibrary() throws {
        let folder = try Folder([
            "Source/A.swift": "public struct A {}", "Source/Kit.h": "#import <UIKit/UIKit.h>",
            "Example-iOS/App.swift": "", "Tests/ATests.swift": "",
        ])
        let modules = try DependencySources(name: "Kit", folder: folder.url, language: "4").modules()
        #expect(modules.map(\.name) == ["Kit"])
        #expect(modules[0].files.map(\.lastPathComponent) == ["A.swift"])
        #expect(modules[0].options.language == "4")
        #expect(modules[0].options.implicitImports == ["UIKit"] && modules[0].options.bringsUIKit)
        #expect(modules[0].options.translation.isForLinuxToo)
    }

    /// The header that CocoaPods writes for a library imports UIKit, though it is a package as well.
    @Test func aPackageThatIsAPodSeesUIKit() throws {
        let manifest = """
            // swift-tools-version:5.5
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """
        let files = ["Package.swift": manifest, "Sources/Kit/A.swift": "open class A: UIView {}"]
        let plain = try Folder(files)
        let pod = try Folder(files.merging(["Kit.podspec": "Pod::Spec.new do |s|\nend\n"]) { $1 })
        #expect(try DependencySources(name: "Kit", folder: plain.url).modules()[0].options.implicitImports.isEmpty)
        #expect(try DependencySources(name: "Kit", folder: pod.url).modules()[0].options.implicitImports == ["UIKit"])
    }

    @Test(arguments: [
        (["Kit.podspec": "Pod::Spec.new do |s|\n  s.swift_version = \"4.0\"\nend\n"], "4"),
        ([".swift-version": "4.2\n"], "4.2"), (["README.md": ""], "5"), ([".swift-version": "3.0.2\n"], "4"),
    ])
    func readsTheLanguageOfALibrary(_ files: [String: String], _ language: String) throws {
        let folder = try Folder(files.merging(["Sources/A.swift": "public struct A {}"]) { $1 })
        let options = try DependencySources(name: "Kit", folder: folder.url).modules()[0].options
        #expect(options.language == language)
        let isSwift3 = files.values.contains { $0.hasPrefix("3") }
        #expect(options.translation.isSwift3 == isSwift3 && options.translation.infersExposure == isSwift3)
    }

    /// A library that does not tell is in the app's language.
    @Test func takesTheLanguageOfTheApp() throws {
        let folder = try Folder(["Sources/A.swift": "public struct A {}"])
        let options = try DependencySources(name: "Kit", folder: folder.url, language: "3").modules()[0].options
        #expect(options.language == "4" && options.translation.isSwift3)
    }

    @Test func takesAManifestThatSwiftPMCannotReadForNone() throws {
        let folder = try Folder(["Package.swift": "// Package.swift\nimport PackageDescription\n", "Kit/A.swift": ""])
        #expect(try DependencySources(name: "Kit", folder: folder.url).modules()[0].files.count == 1)
    }

    @Test func findsPackagesWhereverTheyAre() throws {
        let manifest = { (name: String) in "let package = Package(\n    name: \"\(name)\",\n)" }
        let folder = try Folder([
            "App/Support/Core/Package.swift": manifest("Core"), "App/Flow/Package.swift": manifest("DepositFlow"),
            "Pods/Core/Package.swift": manifest("Core"),
        ])
        let packages = LocalPackages(root: folder.url)
        #expect(packages.folder(of: "Core")?.path.hasSuffix("App/Support/Core") == true)
        #expect(packages.folder(of: "DepositFlow")?.lastPathComponent == "Flow")
        #expect(packages.folder(of: "Other") == nil)
    }

    @Test func takesPodsThatAreCheckedIn() throws {
        let project = """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 50; rootObject = P; objects = {
            P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, U, O); };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 4.2; }; };
            G = {isa = PBXGroup; children = (F, E, H); sourceTree = "<group>"; };
            F = {isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = "<group>"; };
            E = {isa = PBXFileReference; path = Base/Base.swift; sourceTree = "<group>"; };
            H = {isa = PBXFileReference; path = Old/Old.m; sourceTree = "<group>"; };
            B = {isa = PBXBuildFile; fileRef = F; };
            D = {isa = PBXBuildFile; fileRef = E; };
            I = {isa = PBXBuildFile; fileRef = H; };
            S = {isa = PBXSourcesBuildPhase; files = (B); };
            R = {isa = PBXSourcesBuildPhase; files = (D); };
            Q = {isa = PBXSourcesBuildPhase; files = (I); };
            T = {isa = PBXNativeTarget; name = "Kit-iOS"; productType = "com.apple.product-type.framework";
                buildConfigurationList = M; buildPhases = (S); dependencies = (X); };
            M = {isa = XCConfigurationList; buildConfigurations = (N); };
            N = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_MODULE_NAME = Kit; }; };
            X = {isa = PBXTargetDependency; target = U; };
            U = {isa = PBXNativeTarget; name = Base; productType = "com.apple.product-type.framework";
                buildConfigurationList = L; buildPhases = (R); };
            O = {isa = PBXNativeTarget; name = Old; productType = "com.apple.product-type.framework";
                buildConfigurationList = L; buildPhases = (Q); };
            }; }
            """
        let folder = try Folder([
            "Pods/Pods.xcodeproj/project.pbxproj": project, "Pods/Kit/Kit.swift": "", "Pods/Kit/Stray.swift": "",
            "Pods/Base/Base.swift": "", "Pods/Old/Old.m": "",
        ])
        let libraries = try CheckedInLibraries(folders: [folder.url, folder.url])
        let modules = try libraries.modules(for: "Kit")
        #expect(modules.map(\.name) == ["Base", "Kit"])
        #expect(modules[1].files.map(\.lastPathComponent) == ["Kit.swift"])
        #expect(modules[1].options.language == "4.2")
        #expect(try libraries.modules(for: "Old").isEmpty)
        #expect(try libraries.modules(for: "Missing").isEmpty)
    }

    @Test func namesThePackagesThatAManifestAsksFor() throws {
        let text = """
            {"products": [], "targets": [], "dependencies": [
            {"sourceControl": [{"location": {"remote": [{"urlString": "https://a/b.git"}]},
                "requirement": {"range": [{"lowerBound": "1.2.0", "upperBound": "2.0.0"}]}}]},
            {"sourceControl": [{"location": {"remote": [{"urlString": "https://a/c"}]},
                "requirement": {"branch": ["main"]}}]},
            {"fileSystem": [{"path": "/x"}]}]}
            """
        let package = try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
        #expect(package.requests.map(\.address) == ["https://a/b.git", "https://a/c"])
        #expect(package.requests.map(\.requirement) == ["\"1.2.0\"..<\"2.0.0\"", "branch: \"main\""])
    }

    @Test func aModuleComesAfterThoseThatItImports() throws {
        let folder = try Folder([
            "App.swift": "import Kit\nimport Base\n", "Kit.swift": "@testable import Base\n",
            "Base.swift": "import Foundation\n",
            "Other.swift": "import Other\n",
        ])
        let modules = ["App", "Kit", "Other", "Base"].map {
            ModuleSources(name: $0, root: folder.url, files: [folder.url.appending(path: $0 + ".swift")])
        }
        #expect(ModuleSources.ordered(modules).map(\.name) == ["Base", "Kit", "App", "Other"])
        let circle = [("A", "Kit"), ("Kit", "App"), ("App", "App")].map { name, file in
            ModuleSources(name: name, root: folder.url, files: [folder.url.appending(path: file + ".swift")])
        }
        #expect(ModuleSources.ordered(circle).count == 3)
    }
}
