import Foundation
import Testing

@testable import XcodeProject

@Suite struct XcodeProjectTests {
    /// A project in the form from before Xcode 16: every file is named.
    private let classic = """
        // !$*UTF8*$!
        {
            archiveVersion = 1; objectVersion = 56; rootObject = P;
            objects = {
                P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; developmentRegion = ko;
                    attributes = {LastUpgradeCheck = 1430; };
                    targets = (T, F, U, ); };
                PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR, ); defaultConfigurationName = Release; };
                PD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
                    buildSettings = {SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; }; };
                PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
                T = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
                    buildConfigurationList = TL; buildPhases = (S, R, ); dependencies = (D, );
                    packageProductDependencies = (K, ); };
                TL = {isa = XCConfigurationList; buildConfigurations = (TD, ); };
                TD = {isa = XCBuildConfiguration; name = Debug;
                    buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; FLAGS = (a, "b c", "$(inherited)", ); }; };
                F = {isa = PBXNativeTarget; name = Core; productType = "com.apple.product-type.framework";
                    buildPhases = (FS, ); };
                U = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
                    buildConfigurationList = UL; buildPhases = (); };
                UL = {isa = XCConfigurationList; buildConfigurations = (UD, ); };
                UD = {isa = XCBuildConfiguration; name = Debug;
                    buildSettings = {TEST_HOST = "$(BUILT_PRODUCTS_DIR)/My App.app/My App"; }; };
                D = {isa = PBXTargetDependency; target = F; };
                K = {isa = XCSwiftPackageProductDependency; package = KP; productName = Kit; };
                KP = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/kit.git"; };
                S = {isa = PBXSourcesBuildPhase; files = (S1, S2, GONE, ); };
                S1 = {isa = PBXBuildFile; fileRef = A; };
                S2 = {isa = PBXBuildFile; fileRef = B; };
                FS = {isa = PBXSourcesBuildPhase; files = (S3, ); };
                S3 = {isa = PBXBuildFile; fileRef = C; };
                R = {isa = PBXResourcesBuildPhase; files = (R1, R2, R3, ); };
                R1 = {isa = PBXBuildFile; fileRef = V; };
                R2 = {isa = PBXBuildFile; fileRef = J; };
                R3 = {isa = PBXBuildFile; fileRef = MISSING; };
                G = {isa = PBXGroup; children = (AG, X, ); sourceTree = "<group>"; };
                AG = {isa = PBXGroup; path = App; children = (A, B, V, NG, J, MISSING, ); sourceTree = "<group>"; };
                NG = {isa = PBXGroup; name = Virtual; children = (C, ); sourceTree = "<group>"; };
                X = {isa = PBXFileReference; path = base.xcconfig; sourceTree = "<group>"; };
                A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                B = {isa = PBXFileReference; path = "sub/한글.swift"; sourceTree = "<group>"; };
                C = {isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; };
                V = {isa = PBXVariantGroup; name = Main.storyboard; children = (VB, VK, ); sourceTree = "<group>"; };
                VB = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
                VK = {isa = PBXFileReference; name = ko; path = ko.lproj/Main.strings; sourceTree = "<group>"; };
                J = {isa = PBXFileReference; path = data.json; sourceTree = SOURCE_ROOT; };
                MISSING = {isa = PBXFileReference; path = none.png; sourceTree = "<group>"; };
            };
        }
        """

    private func classicFolder(without path: String? = nil) throws -> Folder {
        var files = [
            "P.xcodeproj/project.pbxproj": classic, "base.xcconfig": "BASED = yes\nFLAGS = z\n", "App/A.swift": "",
            // As macOS composes it, which is not how the project does.
            "App/sub/\("한글".decomposedStringWithCanonicalMapping).swift": "", "App/C.swift": "", "App/Stray.swift": "",
            "App/Base.lproj/Main.storyboard": "", "App/ko.lproj/Main.strings": "", "data.json": "",
        ]
        if let path { files[path] = nil }
        return try Folder(files)
    }

    private func project(in folder: Folder) throws(ProjectError) -> XcodeProject {
        try XcodeProject(folder.url.appending(path: "P.xcodeproj"))
    }

    @Test func takesTheFilesOfATarget() throws {
        let folder = try classicFolder()
        let target = try #require(try project(in: folder).mainApplication)
        #expect(target.name == "My App")
        #expect(target.moduleName == "My_App")
        #expect(target.sources.map(\.lastPathComponent) == ["A.swift", "한글.swift"])
        #expect(target.sources.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
        #expect(target.resources.map(\.path) == ["Base.lproj/Main.storyboard", "ko.lproj/Main.strings", "data.json"])
        #expect(target.missingResources == [folder.url.appending(path: "App/none.png").path])
        #expect(target.dependencies == ["Core"])
        #expect(target.products.map(\.name) == ["Kit"])
        #expect(target.products.first?.address == "https://example.com/kit.git")
    }

    /// Authors keep files with keys out of their repositories.
    @Test func goesOnWithoutAFileOfSettings() throws {
        let folder = try classicFolder(without: "base.xcconfig")
        let target = try #require(try project(in: folder).mainApplication)
        #expect(target.missingSettings == [folder.url.appending(path: "base.xcconfig").path])
        #expect(target.settings["BASED"] == nil)
        #expect(try project(in: classicFolder()).mainApplication?.missingSettings == [])
    }

    @Test func stacksTheSettings() throws {
        let folder = try classicFolder()
        let settings = try #require(try project(in: folder).mainApplication).settings
        #expect(settings["BASED"] == "yes")
        #expect(settings["FLAGS"] == "a \"b c\" z")
        #expect(settings.words("FLAGS") == ["a", "b c", "z"])
        #expect(settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "DEBUG ")
        #expect(settings["DEVELOPMENT_LANGUAGE"] == "ko")
    }

    @Test func knowsWhatATargetIs() throws {
        let folder = try classicFolder()
        let project = try project(in: folder)
        #expect(project.targets.map(\.kind) == [.application, .framework, .unitTests])
        #expect(project.lastUpgrade == 1430)
        #expect(project.target(named: "tests")?.host == "My App")
        #expect(project.target(named: "Core")?.sources.map(\.lastPathComponent) == ["C.swift"])
        #expect(project.target(named: "None") == nil)
    }

    @Test func namesTheLineOfASourceThatIsMissing() throws {
        let folder = try classicFolder(without: "App/A.swift")
        let line = try #require(
            classic.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("  A = {") })
        #expect {
            try project(in: folder)
        } throws: { error in
            let error = error as? ProjectError
            return error?.line == line + 1 && error?.file.hasSuffix("project.pbxproj") == true
                && error?.message.hasSuffix("App/A.swift, which is not there") == true
        }
    }

    @Test func anAppIsBuiltWithoutTheTestsThatAreMissing() throws {
        let text = classic.replacing("buildPhases = (); };", with: "buildPhases = (US, ); };").replacing(
            "objects = {",
            with: """
                objects = {
                    US = {isa = PBXSourcesBuildPhase; files = (U1, ); }; U1 = {isa = PBXBuildFile; fileRef = UF; };
                    UF = {isa = PBXFileReference; path = Lost.swift; sourceTree = SOURCE_ROOT; };
                """)
        let folder = try classicFolder()
        let url = folder.url.appending(path: "P.xcodeproj")
        let project = try XcodeProject(Array(text.utf8), url: url)
        #expect(project.mainApplication?.missingSource == nil)
        let tests = try #require(project.target(named: "Tests"))
        #expect(
            tests.sources.isEmpty && tests.missingSource?.message.hasSuffix("Lost.swift, which is not there") == true)
    }

    @Test func takesWhatIsInASynchronisedFolder() throws {
        let text = """
            {
                objectVersion = 77; rootObject = P;
                objects = {
                    P = {isa = PBXProject; mainGroup = G; targets = (T, W, ); };
                    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                        buildPhases = (); fileSystemSynchronizedGroups = (Y, ); };
                    W = {isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.framework";
                        buildPhases = (); };
                    G = {isa = PBXGroup; children = (Y, ); sourceTree = "<group>"; };
                    Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
                        exceptions = (E, O, ); };
                    E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                        membershipExceptions = (Info.plist, Left/Out.swift, Whole,
                            "/Localized: Deep/Words.strings", ); };
                    O = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W;
                        membershipExceptions = (Left/Out.swift, "/Localized: Deep/Words.strings", ); };
                };
            }
            """
        let folder = try Folder([
            "P.xcodeproj/project.pbxproj": text, "App/A.swift": "", "App/Deep/B.swift": "", "App/Left/Out.swift": "",
            "App/Whole/C.swift": "", "App/Info.plist": "", "App/README.md": "", "App/Base.lproj/Main.storyboard": "",
            "App/Assets.xcassets/Contents.json": "", "App/Deep/x.json": "", "App/.hidden.swift": "",
            "App/Deep/de.lproj/Words.strings": "", "App/Deep/ko.lproj/Words.strings": "",
        ])
        let project = try project(in: folder)
        let target = try #require(project.mainApplication)
        #expect(target.sources.map(\.lastPathComponent) == ["A.swift", "B.swift"])
        #expect(target.resources.map(\.path).sorted() == ["Assets.xcassets", "Base.lproj/Main.storyboard", "x.json"])
        let other = try #require(project.target(named: "Other"))
        #expect(other.sources.map(\.lastPathComponent) == ["Out.swift"])
        #expect(other.resources.map(\.path).sorted() == ["de.lproj/Words.strings", "ko.lproj/Words.strings"])
    }

    @Test func aFolderWithAManifestInASynchronisedFolderIsAPackage() throws {
        let text = """
            {
                objectVersion = 77; rootObject = P;
                objects = {
                    P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
                    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                        buildPhases = (); fileSystemSynchronizedGroups = (Y, ); packageProductDependencies = (K, ); };
                    K = {isa = XCSwiftPackageProductDependency; productName = Kit; };
                    G = {isa = PBXGroup; children = (Y, ); sourceTree = "<group>"; };
                    Y = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                };
            }
            """
        let folder = try Folder([
            "P.xcodeproj/project.pbxproj": text, "App/A.swift": "", "App/Modules/Core/Package.swift": "name: \"Core\"",
            "App/Modules/Core/Sources/Core.swift": "", "App/Modules/Tools/Package.swift": "name: \"Kit\"",
            "App/Modules/B.swift": "",
        ])
        let target = try #require(project(in: folder).mainApplication)
        #expect(target.sources.map(\.lastPathComponent) == ["A.swift", "B.swift"])
        #expect(target.products.first?.folder?.lastPathComponent == "Tools")
    }

    @Test func findsAPackageThatWasDraggedIn() throws {
        let text = """
            {
                rootObject = P;
                objects = {
                    P = {isa = PBXProject; mainGroup = G; targets = (T, ); };
                    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                        buildPhases = (); packageProductDependencies = (K, ); };
                    K = {isa = XCSwiftPackageProductDependency; productName = Kit; };
                    G = {isa = PBXGroup; children = (F, N, ); sourceTree = "<group>"; };
                    F = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Other; sourceTree = "<group>"; };
                    N = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Libraries; sourceTree = "<group>"; };
                };
            }
            """
        let folder = try Folder([
            "P.xcodeproj/project.pbxproj": text, "Other/Package.swift": "name: \"Other\"",
            "Libraries/Package.swift": "name: \"Kit\"",
        ])
        let product = try project(in: folder).mainApplication?.products.first
        #expect(product?.folder?.lastPathComponent == "Libraries")
    }

    @Test func findsTheNearestProject() throws {
        let folder = try Folder([
            "Pods/Pods.xcodeproj/project.pbxproj": "", "a/b/B.xcodeproj/project.pbxproj": "",
            "a/A.xcodeproj/project.pbxproj": "", "a/Empty.xcodeproj/x": "",
        ])
        #expect(XcodeProject.find(in: folder.url)?.lastPathComponent == "A.xcodeproj")
        let none = try Folder(["a.swift": ""])
        #expect(XcodeProject.find(in: none.url) == nil)
    }

    @Test func readsWorkspaces() throws {
        let folder = try Folder([
            "W.xcworkspace/contents.xcworkspacedata": """
            <Workspace version="1.0"><FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
            <FileRef location="group:none.xcodeproj"/><FileRef location="group:sub/A.xcodeproj"/></Workspace>
            """,
            "sub/A.xcodeproj/project.pbxproj": "", "Pods/Pods.xcodeproj/project.pbxproj": "",
        ])
        let projects = Workspace(folder.url.appending(path: "W.xcworkspace")).projects
        #expect(projects.map(\.lastPathComponent) == ["A.xcodeproj"])
    }
}
