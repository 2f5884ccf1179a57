import Testing

@testable import AppBuilder

@Suite struct ReportTests {
    private let output = """
        /app/A.swift:3:5: warning: unused
         3 |     let x = 1
           |         `- warning: unused
        /app/B.swift:1:8: error: no such module 'Kingfisher'
        1 | import Kingfisher
          |        `- error: no such module 'Kingfisher'
        /app/B.swift:1:8: note: because
        /cache/A.seam.swift:9:1: warning: ours
        /app/B.swift:1:8: error: no such module 'Kingfisher'
        1 | import Kingfisher
          |        `- error: no such module 'Kingfisher'
        """

    @Test func showsErrorsOnceWithTheirNotes() {
        let errors = CompilerReport(output, generated: "/cache").errors(module: "App")
        #expect(errors.components(separatedBy: "/app/B.swift:1:8: error:").count == 2)
        #expect(errors.contains("note: because"))
        #expect(!errors.contains("unused"))
        #expect(errors.contains("the module Kingfisher is neither"))
    }

    @Test func showsTheAuthorsWarnings() {
        let warnings = CompilerReport(output, generated: "/cache").warnings
        #expect(warnings.contains("/app/A.swift:3:5: warning: unused\n 3 |"))
        #expect(!warnings.contains("ours"))
    }

    @Test func namesTheAuthorsLinesOfACrash() {
        let report = """
            *** Program crashed: Illegal instruction at 0x00007f14b396df7f ***

            Thread 0 "c" crashed:

              0      0x00007f14b396df7f closure #1 in _assertionFailure(_:_:) + 623 in libswiftCore.so
              3 [ra] 0x000055df46345364 V.tap() + 195 in c at /app/V.swift:2:44
              4 [ra] 0x000055df46345286 static X.$main() + 37 in c at /app/<compiler-generated>
              5 [ra] 0x000055df46345286 closure #1 in static V._seam() + 3 in c at /cache/V.seam.swift:80:5
              6 [ra] 0x000055df46345286 main + 37 in c at /app/V.swift:3:5
            """
        #expect(CrashReport.authorFrames(of: report) == ["/app/V.swift:2:44: V.tap()", "/app/V.swift:3:5: main"])
    }
}
