import Foundation
import Testing

@testable import AppBuilder

@Suite struct CrashReportTests {
    private func text(_ report: String?, signal: Int32 = SIGILL) -> String {
        CrashReport.text(signal: signal, app: "App", report: report ?? "")
    }

    @Test func showsTheAuthorsFrames() {
        let report = """
            0      0x01 fatal in libswiftCore.so at /swift/Fatal.swift:1:1
            1 [ra] 0x02 Model.load() + 195 in App at /app/Model.swift:12:9
            2 [ra] 0x03 main + 37 in App at /app/App.swift:3:5
            """
        #expect(
            text(report) == """
                seam: App crashed: signal 4 (a failed check: see the message above), in
                  /app/Model.swift:12:9: Model.load()
                  /app/App.swift:3:5: main
                """)
    }

    @Test func showsTheInnermostFrameWithoutALineToo() {
        let report = """
            3 [ra]          0x01 Array.subscript.modify + 45 in libswiftCore.so
            4 [ra] [system] 0x02 Model.toggle(at:) + 98 in App at /app/Model.swift
            5 [ra] [system] 0x03 protocol witness for Toggling.toggle(at:) in conformance Model + 8 in App at /app/Model.swift
            6 [ra]          0x04 Screen.select(_:) + 62 in App at /app/Screen.swift:16:15
            """
        #expect(
            text(report).hasSuffix(
                ", in\n  /app/Model.swift: Model.toggle(at:)\n  /app/Screen.swift:16:15: Screen.select(_:)"))
        let thunk = "1 [ra] [system] 0x03 @objc Model.toggle(at:) + 8 in App at /app/Model.swift\n"
        #expect(text(thunk).hasSuffix("above)\n" + thunk))
    }

    @Test func namesRecursionOnce() {
        let frames = (0..<50).map { "\($0) [ra] 0x02 f() + 1 in App at /app/A.swift:2:3" }.joined(separator: "\n")
        #expect(
            text(frames, signal: SIGSEGV)
                == "seam: App crashed: signal 11 (bad memory access), in\n  /app/A.swift:2:3: f() (again and again)")
    }

    @Test func showsAllOfAReportWithoutTheAuthorsFrames() {
        #expect(text("nothing known\n").hasSuffix("(a failed check: see the message above)\nnothing known\n"))
        #expect(text(nil, signal: SIGABRT) == "seam: App crashed: signal 6 (abort)")
    }

    @Test func namesWhatEachThreadDoes() throws {
        // No program is so large.
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let report = """

            Thread 0 "App":

            0 0x1000 swift_once in libswiftCore.so
            1 0x2000 @ffffffffff0

            Thread 2 "Loader":

            (it does not answer)
            """
        let threads = CrashReport.threads(of: CrashReport.resolved(report, program: program))
        #expect(
            threads.map { $0.hasSuffix(" + 0 in \(program.lastPathComponent))") ? "found" : $0 } == [
                "Thread 0 \"App\"", "(swift_once in libswiftCore.so)", "found", "Thread 2 \"Loader\"",
                "(it does not answer)",
            ])
        let resolved = """
            Thread 1 "App":
            0 0x1000 usleep in libc.so.6
            1 0x2000 V.tap() + 0 in App at /tmp/c.swift:2:44
            """
        #expect(CrashReport.threads(of: resolved) == ["Thread 1 \"App\"", "/tmp/c.swift:2:44: V.tap()"])
    }

    @Test func readsNamesOfLibraries() {
        let report = """

            Thread 0 "App" crashed:

            0 0x1000 abort in libc.so.6
            1 0x2000 $s5UIKit6UIViewC14layoutIfNeededyyF in libSeamRuntime.so
            """
        let resolved = CrashReport.resolved(report, program: URL(fileURLWithPath: "/proc/self/exe"))
        #expect(resolved.contains("1 0x2000 UIView.layoutIfNeeded() in libSeamRuntime.so"), "\(resolved)")
        #expect(resolved.contains("0 0x1000 abort in libc.so.6"))
    }
}
