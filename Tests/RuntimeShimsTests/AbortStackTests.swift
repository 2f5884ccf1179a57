import Foundation
import RuntimeShims
import Testing

@Suite struct AbortStackTests {
    @Test func aFailedCastIsWrittenDown() async throws {
        let file = Self.file(of: getpid())
        defer { try? FileManager.default.removeItem(atPath: file) }
        await #expect(processExitsWith: .signal(SIGABRT)) {
            setenv("SWIFT_BACKTRACE", "enable=yes,output-to=" + Self.file(of: getppid()), 1)
            AbortStack.prepare()
            print(castsNumber(3))
        }
        let report = try String(contentsOfFile: file, encoding: .utf8)
        #expect(report.contains("crashed:\n\n0 0x"))
        // Up to the caller, through the runtime that was compiled without a register for frames.
        #expect(report.contains(" swift_dynamicCast in libswiftCore.so\n"))
        #expect(report.contains(" @") || report.contains("castsNumber"))
    }

    @Test func nothingIsWrittenWithoutAFile() async {
        await #expect(processExitsWith: .signal(SIGABRT)) {
            unsetenv("SWIFT_BACKTRACE")
            AbortStack.prepare()
            abort()
        }
    }

    private static func file(of process: pid_t) -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("abort-\(process)").path
    }
}

@inline(never)
private func castsNumber(_ value: Any) -> String { value as! String }
