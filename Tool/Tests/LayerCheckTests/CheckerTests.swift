import Documents
import Foundation
import Testing

@testable import LayerCheck

/// Projects in folders: configuration, baselines, reports, mends.
final class CheckerTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "check-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to path: String) throws {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func findings() throws -> [Finding] { try LayerChecker(path: folder.path).findings() }

    private func message(_ body: () throws -> Void) -> String? {
        do { try body() } catch { return (error as? CheckError)?.message ?? "\(error)" }
        return nil
    }

    private static let controller =
        "import UIKit\nfinal class List: UIViewController {\n    let s = URLSession.shared\n}\n"

    @Test func findsFilesOfAFolderButNotOfTestsAndPods() throws {
        try write(Self.controller, to: "App/List.swift")
        try write(Self.controller, to: "Pods/Other.swift")
        try write(Self.controller, to: "AppTests/Third.swift")
        #expect(try findings().map(\.path) == ["App/List.swift"])
    }

    @Test func appsWithoutAProjectAreReadBesideThoseWithOne() throws {
        let project = """
            // !$*UTF8*$!
            { objects = {
                A = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
                G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
                F = {isa = PBXFileReference; path = List.swift; sourceTree = "<group>"; };
                B = {isa = PBXBuildFile; fileRef = F; };
                P = {isa = PBXSourcesBuildPhase; files = (B); };
                T = {isa = PBXNativeTarget; name = One; buildPhases = (P); buildConfigurationList = L;
                    productType = "com.apple.product-type.application"; };
                L = {isa = XCConfigurationList; buildConfigurations = (); };
            }; rootObject = A; }
            """
        try write(project, to: "One/One.xcodeproj/project.pbxproj")
        try write(Self.controller, to: "One/List.swift")
        try write(Self.controller, to: "One/NotInTheProject.swift")
        try write(Self.controller, to: "Two/List.swift")
        #expect(try findings().map(\.path) == ["One/List.swift", "Two/List.swift"])
    }

    @Test func anAppMayBeCalledTests() throws {
        try write(Self.controller, to: "App_Tests/List.swift")
        try write("import XCTest\n" + Self.controller, to: "App_TestsTests/Other.swift")
        #expect(try findings().map(\.path) == ["App_Tests/List.swift"])
    }

    @Test func aRunThatReadsNothingFails() throws {
        try write("{}", to: "a.json")
        #expect(message { _ = try findings() }?.contains("there is no Swift file") == true)
        #expect(message { _ = try LayerChecker(path: "/nowhere/at/all") }?.contains("there is no folder") == true)
        try write(Self.controller, to: "List.swift")
        try write("exclude: [\"**\"]", to: "seam-check.yml")
        #expect(message { _ = try findings() }?.contains("could be read") == true)
    }

    @Test func sourcesThatDoNotCompileAreChecked() throws {
        try write("import UIKit\nclass List: UIViewController {\n  func f( { URLSession.shared }\n", to: "a.swift")
        try write(Self.controller, to: "b.swift")
        #expect(try findings().contains { $0.path == "b.swift" })
    }

    @Test func bracketsThatWouldHoldTheParserUpAreLeftOut() throws {
        try write(Self.controller, to: "a.swift")
        try write("let x = " + String(repeating: "[", count: 40), to: "b.swift")
        let checker = try LayerChecker(path: folder.path)
        #expect(checker.unread.map(\.path) == ["b.swift"] && checker.fileCount == 1)
    }

    @Test func theConfigurationDecides() throws {
        try write("final class ListPresenter { weak var table: UITableView? }", to: "Sources/Logic/a.swift")
        #expect(try findings().isEmpty)
        try write("layers:\n  view-model: [\"*Presenter\"]\n", to: "seam-check.yml")
        #expect(try findings().map(\.rule) == ["view-model-names-view"])
        try write("layers:\n  view-model: [\"Sources/**/*.swift\"]\n", to: "seam-check.yml")
        #expect(try findings().map(\.rule) == ["view-model-names-view"])
        try write("layers:\n  view-model: \"*Presenter\"\nrules:\n  view-model-names-view: off\n", to: "seam-check.yml")
        #expect(try findings().isEmpty)
    }

    @Test(arguments: [
        ("layrs:\n  a: b", "seam-check.yml:1:1: error: there is no key \"layrs\""),
        ("rules:\n  no-such-rule: off", "seam-check.yml:2:3: error: there is no rule \"no-such-rule\""),
        ("\nlayers:\n  views: [\"*\"]", "seam-check.yml:3:3: error: there is no layer \"views\""),
        ("rules:\n  view-names-service: maybe", "seam-check.yml:2:23: error: a rule is on or off"),
        ("rules: [", "seam-check.yml:1:"), ("- a", "seam-check.yml:1:1: error: a mapping is wanted"),
    ]) func aWrongConfigurationIsToldWithItsLine(_ text: String, _ message: String) throws {
        try write(Self.controller, to: "a.swift")
        try write(text, to: "seam-check.yml")
        #expect(self.message { _ = try findings() }?.contains(message) == true)
    }

    @Test func patternsMatchAsShellsDo() {
        func matches(_ pattern: String, _ text: String) -> Bool { Configuration.Pattern(text: pattern).matches(text) }
        #expect(matches("*Presenter", "ListPresenter") && !matches("*Presenter", "PresenterList"))
        #expect(matches("a/*.swift", "a/b.swift") && !matches("a/*.swift", "a/b/c.swift"))
        #expect(matches("a/**/*.swift", "a/b/c.swift") && matches("a/**/*.swift", "a/c.swift"))
        #expect(matches("a/**", "a/b/c") && matches("?b", "ab") && !matches("?b", "b"))
        #expect(matches("", "") && !matches("", "a") && matches("**", "a/b"))
    }

    @Test func commentsAllowLines() throws {
        try write(
            "import UIKit\nclass List: UIViewController {\n    // seam:allow view-names-service a try\n    let s = URLSession.shared\n}",
            to: "a.swift")
        try write(
            "import UIKit\nclass Other: UIViewController {\n    let s = URLSession.shared // seam:allow view-names-service\n}",
            to: "b.swift")
        try write(
            "import UIKit\nclass Third: UIViewController {\n    let s = URLSession.shared // seam:allow large-view-model\n}",
            to: "c.swift")
        #expect(try findings().map(\.path) == ["c.swift"])
    }

    @Test func aBaselineHoldsWhileLinesMove() throws {
        try write(Self.controller, to: "a.swift")
        let baseline = try Baseline(Data(Baseline(try findings()).json.utf8), file: "b.json")
        #expect(baseline.new(among: try findings()).isEmpty)
        try write("\n\n// moved\n" + Self.controller, to: "a.swift")
        #expect(baseline.new(among: try findings()).isEmpty)
        try write(Self.controller + "class More: UIViewController { let d = UserDefaults.standard }", to: "a.swift")
        #expect(baseline.new(among: try findings()).map(\.subject) == ["More UserDefaults"])
        #expect(message { _ = try Baseline(Data("{".utf8), file: "b.json") }?.hasPrefix("b.json:1: error") == true)
        #expect(message { _ = try Baseline(Data("{}".utf8), file: "b.json") }?.contains("no baseline") == true)
    }

    @Test func mendsImportsThatNothingNeeds() throws {
        let rest = "\nfinal class TodoViewModel: ObservableObject { @Published var title = \"할 일 👍\" }\n"
        try write("// Todo\nimport UIKit\n" + rest, to: "a.swift")
        try write(
            "import Foundation\nimport UIKit\n\n// Kept\nfinal class OtherViewModel { var a = 1 }\n", to: "b.swift")
        try write("import UIKit\n\nfinal class ThirdViewModel { var a: UIColor? }\n", to: "c.swift")
        let all = try findings()
        #expect(all.count == 3)
        #expect(try Fixer.mend(all, in: folder) == 2)
        func text(_ name: String) throws -> String {
            try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        }
        #expect(try text("a.swift") == "// Todo\nimport Foundation\nimport Combine\n" + rest)
        #expect(try text("b.swift") == "import Foundation\n\n// Kept\nfinal class OtherViewModel { var a = 1 }\n")
        #expect(try text("c.swift").hasPrefix("import UIKit"))
        #expect(try findings().map(\.path) == ["c.swift"])
    }

    @Test func reportsInEveryFormat() throws {
        try write(Self.controller, to: "a, b.swift")
        let found = try findings()
        #expect(found.count == 1)
        let text = ReportFormat.text.report(found, root: folder)
        #expect(text.hasSuffix("a, b.swift:3:13: warning: \(found[0].message) [view-names-service]\n"))
        let github = ReportFormat.github.report(found, root: folder)
        #expect(github.hasPrefix("::warning file=") && github.contains("a%2C b.swift,line=3,col=13,"))
        let json = try JSONValue(parsing: Data(ReportFormat.json.report(found, root: folder).utf8))
        #expect(json.items?.first?["line"]?.int == 3)
        let sarif = try JSONValue(parsing: Data(ReportFormat.sarif.report(found, root: folder).utf8))
        let run = try #require(sarif["runs"]?.items?.first)
        #expect(sarif["version"]?.text == "2.1.0")
        #expect(run["tool"]?["driver"]?["rules"]?.items?.count == Rule.all.count)
        let result = try #require(run["results"]?.items?.first)
        let place = result["locations"]?.items?.first?["physicalLocation"]
        #expect(place?["artifactLocation"]?["uri"]?.text == "a,%20b.swift" && place?["region"]?["startLine"]?.int == 3)
        #expect(
            ReportFormat.json.report([], root: folder) == "[]\n" && ReportFormat.text.report([], root: folder) == "")
    }

    @Test func explains() throws {
        try write(Self.controller, to: "a.swift")
        let checker = try LayerChecker(path: folder.path)
        #expect(checker.explanation(of: "List") == "a.swift:2: List is a view\n  100 view: is a UIViewController")
        #expect(checker.explanation(of: "Nothing") == nil)
    }
}
