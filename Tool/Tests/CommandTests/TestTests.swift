import Foundation
import FoundationXML
import Testing

@testable import AppBuilder

extension CommandTests {
    /// `seam run` and `seam test` of a project.
    @Suite struct TestTests {
        @Test func runsTheAppOfAProject() throws {
            let shop = try Workshop(SampleProject.files)
            try shop.write("- assertVisible: Save\n", to: "flow.yaml")
            let result = try shop.seam("run", shop.path("Clone"), "--headless", "--flow", shop.path("flow.yaml"))
            #expect(result.status == 0, "\(result.text)")
        }

        @Test func runsTheTestsOfAProject() throws {
            let shop = try Workshop(SampleProject.files)
            let report = shop.path("report.xml")
            let result = try shop.seam("test", shop.path("Clone"), "--xunit", report)
            try #require(result.status == 0, "\(result.text)")
            #expect(result.text.contains("Test Suite 'AppTests.xctest' passed"))
            #expect(result.text.contains("Executed 8 tests, with 0 failures"), "\(result.text)")
            #expect(result.text.contains("Test run with 2 tests in 1 suite passed"), "\(result.text)")
            let text = try String(contentsOfFile: report, encoding: .utf8)
            #expect(text.contains("<testcase classname=\"AppTests.GreetingTests\" name=\"testText\""))
            #expect(text.contains("tests=\"10\" failures=\"0\""))
            #expect(text.contains("positive"))
            #expect(try XMLDocument(xmlString: text).rootElement()?.name == "testsuites")
            // The author's folder stays as it was.
            #expect(try FileManager.default.contentsOfDirectory(atPath: shop.path("Clone")).count == 3)
        }

        @Test func tellsWhichTestsFailed() throws {
            var files = SampleProject.files
            files["Clone/AppTests/Testing.swift"] = nil
            files["Clone/AppTests/GreetingTests.swift"] = """
                import XCTest
                @testable import My_App

                class GreetingTests: XCTestCase {
                    func testRight() {}
                    func testWrong() { XCTAssertEqual(Greeting().text(for: "A"), "no") }
                }
                """
            let shop = try Workshop(files)
            let report = shop.path("report.xml")
            let result = try shop.seam("test", shop.path("Clone"), "--xunit", report)
            #expect(result.status == 1)
            #expect(result.text.contains("AppTests/GreetingTests.swift:6: error: GreetingTests.testWrong"))
            #expect(result.text.contains("Executed 2 tests, with 1 failure"))
            #expect(result.text.hasSuffix("seam: tests of AppTests failed\n"))
            #expect(try String(contentsOfFile: report, encoding: .utf8).contains("<failure message="))

            let filtered = try shop.seam("test", shop.path("Clone"), "--filter", "testRight")
            #expect(filtered.status == 0, "\(filtered.text)")
            #expect(filtered.text.contains("Executed 1 test, with 0 failures"))
        }

        @Test func goesOnAfterATestThatCrashes() throws {
            var files = SampleProject.files
            files["Clone/AppTests/Testing.swift"] = nil
            files["Clone/AppTests/GreetingTests.swift"] = """
                import XCTest
                @testable import My_App

                class GreetingTests: XCTestCase {
                    func testA() { XCTAssertEqual([Int]().first!, 1) }
                    func testB() {}
                    func testC() {}
                }
                """
            let shop = try Workshop(files)
            let folder = shop.path("report")
            let result = try shop.seam(
                "test", shop.path("Clone"), "--report", folder, "-skip-testing:AppTests/GreetingTests/testC",
                "-skip-testing:AppTests/Nobody")
            #expect(result.status == 1, "\(result.text)")
            #expect(result.text.contains("seam: GreetingTests/testA: crashed: signal"), "\(result.text)")
            #expect(result.text.contains("AppTests/GreetingTests.swift:5:"))
            #expect(result.text.contains("seam: --skip-testing: there is no test \"AppTests/Nobody\""))
            let report = try String(contentsOfFile: folder + "/junit.xml", encoding: .utf8)
            #expect(report.contains("errors=\"1\" tests=\"2\" failures=\"0\""), "\(report)")

            let merged = try shop.seam("test", "--merge", folder, folder, "--xunit", shop.path("all.xml"))
            #expect(merged.status == 1)
            #expect(try String(contentsOfFile: shop.path("all.xml"), encoding: .utf8).contains("tests=\"4\""))
        }

        @Test func answersAsXcodebuildDoes() throws {
            let shop = try Workshop(SampleProject.files)
            let project = shop.path("Clone/My App.xcodeproj")
            let list = try shop.seam("xcodebuild", "-project", project, "-list")
            #expect(list.status == 0 && list.text.contains("    Targets:\n        My App\n        AppTests\n"))
            #expect(try shop.seam("xcodebuild", "test", "-project", shop.path("No.xcodeproj")).status == 66)
            #expect(try shop.seam("xcodebuild", "test", "-project", project, "-nonsense").status == 64)
            let mac = try shop.seam("xcodebuild", "test", "-project", project, "-destination", "platform=macOS")
            #expect(mac.status == 70)
            #expect(try shop.seam("xcodebuild", "archive", "-project", project).status == 64)
        }

        @Test func namesWhatIsMissing() throws {
            var files = SampleProject.files
            files["Clone/Podfile"] = "target 'My App' do\n  pod 'Kit', '~> 1.0'\nend\n"
            files["Clone/App/ViewController.swift"] = "import Kit\n" + SampleApps.label
            files["Kit/Kit.swift"] =
                "import UIKit\n\nopen class KitView: UIView {\n    @objc open func tapped() {}\n}\n"
            let shop = try Workshop(files)
            let result = try shop.seam("run", shop.path("Clone"), "--headless")
            #expect(result.status == 3)
            #expect(result.text.contains("App/ViewController.swift:1:8: error: no such module 'Kit'"))
            #expect(
                result.text.contains(
                    "seam: Kit (~> 1.0) is a pod, asked for at \(shop.path("Clone/Podfile")):2; get it and give the "
                        + "folder of its sources as --dependency Kit=PATH"))
            let given = try shop.seam(
                "run", shop.path("Clone"), "--headless", "--dependency", "Kit=" + shop.path("Kit"))
            #expect(given.status == 0, "\(given.text)")
        }

        @Test func fetchesThePackagesOfAProject() throws {
            var files = SampleProject.files
            files["Clone/My App.xcodeproj/project.pbxproj"] = SampleProject.file
                .replacing(
                    "name = \"My App\"; productType",
                    with: "name = \"My App\"; packageProductDependencies = (K, ); productType"
                )
                .replacing(
                    "D = {isa = PBXTargetDependency",
                    with: """
                        K = {isa = XCSwiftPackageProductDependency; package = KP; productName = Kit; };
                        KP = {isa = XCRemoteSwiftPackageReference; repositoryURL = "ADDRESS";
                            requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
                        D = {isa = PBXTargetDependency
                        """)
            files["Clone/App/ViewController.swift"] =
                "import Kit\n" + SampleApps.label.replacing("\"Save\"", with: "Kit.word")
            files["Kit/Package.swift"] = """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                    targets: [.target(name: "Kit", dependencies: ["Base"]), .target(name: "Base")])
                """
            files["Kit/Sources/Kit/Kit.swift"] =
                "import Base\n\npublic enum Kit { public static let word = base + \"d\" }\n"
            files["Kit/Sources/Base/Base.swift"] = "public let base = \"Save\"\n"
            let shop = try Workshop(files)
            let project = "Clone/My App.xcodeproj/project.pbxproj"
            let text = try String(contentsOfFile: shop.path(project), encoding: .utf8)
            try shop.write(text.replacing("ADDRESS", with: "file://" + shop.path("Kit")), to: project)
            try shop.write("- assertVisible: Saved\n", to: "flow.yaml")
            let author = ["-c", "user.name=a", "-c", "user.email=a@example.com"]
            for words in [["init", "-q"], ["add", "."], author + ["commit", "-qm", "a"], ["tag", "1.2.0"]] {
                let result = try Subprocess.output(of: "git", ["-C", shop.path("Kit")] + words)
                try #require(result.ending == .exit(0), "\(result.text)")
            }
            let result = try shop.seam("run", shop.path("Clone"), "--headless", "--flow", shop.path("flow.yaml"))
            #expect(result.status == 0, "\(result.text)")
            // What has been fetched is asked for no more.
            try FileManager.default.removeItem(atPath: shop.path("Kit"))
            let again = try shop.seam("run", shop.path("Clone"), "--headless", "--flow", shop.path("flow.yaml"))
            #expect(again.status == 0, "\(again.text)")
        }

        @Test func namesThePlaceInABrokenProject() throws {
            var files = SampleProject.files
            files["Clone/My App.xcodeproj/project.pbxproj"] = "{\n<<<<<<< HEAD\n}\n"
            let shop = try Workshop(files)
            let result = try shop.seam("run", shop.path("Clone"), "--headless")
            #expect(result.status == 3)
            #expect(result.text.hasPrefix(shop.path("Clone/My App.xcodeproj/project.pbxproj") + ":2: error: "))
        }

        @Test func refusesTargetsThatAreNotThere() throws {
            let shop = try Workshop(SampleProject.files)
            let result = try shop.seam("run", shop.path("Clone"), "--headless", "--target", "Nobody")
            #expect(result.status == 2)
            #expect(result.text.contains("has no target \"Nobody\"; it has \"My App\", \"AppTests\""))
            let tests = try shop.seam("test", shop.path("Clone"), "--target", "My App")
            #expect(tests.status == 2)
            let bare = try Workshop(["App/A.swift": ""])
            let none = try bare.seam("test", bare.path("App"))
            #expect(none.status == 2 && none.text.contains("there is no Xcode project"), "\(none.text)")
        }
    }
}
