import Foundation
import Testing

@testable import Survey

@Suite struct FailureReaderTests {
    private let scratch = Scratch()
    private var reader: FailureReader {
        FailureReader(root: scratch.folder, cache: URL(fileURLWithPath: "/home/me/.cache/seam"))
    }

    private func failure(_ log: String) -> Failure {
        reader.buildFailure(log.replacing("ROOT", with: scratch.folder.path))
    }

    @Test func missingModulesComeFirst() {
        let map = failure(
            "ROOT/A.swift:9:1: error: cannot find 'x' in scope\nROOT/A.swift:3:8: error: no such module 'MapKit'\n")
        #expect(map == Failure(.missingFramework, subject: "MapKit", "no such module 'MapKit'", place: "A.swift:3:8"))
        #expect(map.title == "missing framework MapKit")
        let pod = failure(
            """
            ROOT/A.swift:3:8: error: no such module 'Kit' (and in 3 more files)
            seam: Kit (~> 1.0) is a pod, asked for at ROOT/Podfile:2; get it and give the folder of its sources as ...
            """)
        #expect(pod.title == "missing library Kit")
        let foreign = failure(
            """
            ROOT/A.swift:3:8: error: no such module 'Old'
            seam: Old is a pod, asked for at ROOT/Podfile:2; its sources in ROOT/Pods/Old are not Swift, and Seam builds nothing else
            """)
        #expect(foreign.title == "Objective-C Old")
    }

    @Test(arguments: [
        ("cannot find 'GADBannerView' in scope", "GADBannerView"),
        ("cannot find type 'CLLocation' in scope", "CLLocation"),
        ("value of type 'UIView' has no member 'glow'", "UIView.glow"),
        ("value of type 'UIView?' has no member 'glow'", "UIView.glow"),
        ("value of optional type 'any P' has no member 'x'", "P.x"),
        ("type 'UIColor' has no member 'tintColour'", "UIColor.tintColour"),
        ("type 'UIColor.Type' has no member 'x'", "UIColor.x"),
        ("module 'UIKit' has no member named 'UIWebView'", "UIKit.UIWebView"),
        ("'Kind' is not a member type of class 'App.Thing'", "App.Thing.Kind"),
        ("reference to member 'dark' cannot be resolved without a contextual type", ".dark"),
        ("'print' is unavailable", "print"),
        ("cannot convert value of type 'Int' to 'String'", nil),
        ("missing argument for parameter 'x' in call", nil),
    ])
    func namesTheMissingInterface(_ message: String, _ name: String?) {
        #expect(FailureReader.missingName(message, "") == name)
        let cause = failure("ROOT/A.swift:1:2: error: \(message)\n").cause
        #expect(cause == (name == nil ? .compilerError : .missingInterface))
    }

    @Test func namesTheMethodThatCannotBeOverridden() {
        let failure = failure(
            "ROOT/A.swift:1:2: error: method does not override any method from its superclass\n    override func glow() {\n"
        )
        #expect(failure.title == "missing API override of glow")
    }

    @Test func tellsTranslatedSourcesAndProjectsFromTheAuthors() {
        let log = "/home/me/.cache/seam/App-1-release/A.seam.swift:7:3: error: cannot find 'tapped' in scope\n"
        #expect(failure(log).cause == .translator)
        let project = failure("ROOT/App.xcodeproj/project.pbxproj:2: error: a key has no value\n")
        #expect(project == Failure(.project, "a key has no value", place: "App.xcodeproj/project.pbxproj:2"))
    }

    @Test func classesOfHeadersAreObjectiveC() {
        scratch.write("#import <UIKit/UIKit.h>\n@interface Legacy : NSObject\n@end\n", to: "Old/Legacy.h")
        #expect(failure("ROOT/A.swift:1:2: error: cannot find 'Legacy' in scope\n").title == "Objective-C Legacy")
        #expect(failure("ROOT/A.swift:1:2: error: cannot find 'Other' in scope\n").cause == .missingInterface)
    }

    @Test func otherBuildFailures() {
        #expect(failure("A.o: undefined reference to `glow'\nclang: error: linker command failed\n").cause == .linker)
        #expect(
            failure("Please submit a bug report (https://swift.org)\nStack dump:\n").cause == .compilerCrash)
        #expect(failure("").cause == .compilerError)
        let last = failure("something\nseam: the folder cannot be made\n")
        #expect(last.message == "seam: the folder cannot be made")
    }

    @Test func readsCrashes() {
        let log = """
            App/A.swift:3: Fatal error: Index out of range
            seam: App crashed: signal 4 (a failed check: see the message above), in
              \(scratch.folder.path)/Views/A.swift:3:15: A.viewDidLoad()
            """
        #expect(
            reader.startFailure(log)
                == Failure(.crashAtStart, "Fatal error: Index out of range", place: "Views/A.swift:3:15"))
        #expect(reader.flowFailure(log).cause == .crashInFlow)
        #expect(reader.testFailure(log).cause == .testsCrashed)
        #expect(reader.crash("all is well\n", .crashAtStart) == nil)
    }

    @Test func readsWhatHappenedWhileItRan() {
        #expect(reader.startFailure("seam: /tmp/x/a.png: the app shows no window\n").cause == .noWindow)
        #expect(reader.startFailure("seam: App ended with status 7\n").cause == .startFailed)
        let flow = "ok /a/b/flow.yaml:2: launchApp\n/a/b/flow.yaml:3: tapOn: Save: not on the screen\non the screen:\n"
        #expect(reader.flowFailure(flow) == Failure(.flowFailed, "flow.yaml:3: tapOn: Save: not on the screen"))
        let tests = "\(scratch.folder.path)/T.swift:6: error: T.testWrong : XCTAssertEqual failed\n"
        #expect(reader.testFailure(tests).place == "T.swift:6")
    }

    @Test func countsTests() {
        let log = """
            Test Suite 'All tests' passed at 12:00
            \t Executed 8 tests, with 2 failures (0 unexpected) in 0.1 (0.1) seconds
            ✘ Test "x" failed after 0.01 seconds with 2 issues.
            ✘ Test run with 3 tests in 1 suite failed after 0.01 seconds with 2 issues.
            """
        let counts = TestCounts.read(log)
        #expect(counts.passed == 8 && counts.total == 11)
        #expect(TestCounts.read("nothing").total == 0)
    }
}
