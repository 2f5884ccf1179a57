import Foundation
import Testing

@testable import AppBuilder

#if canImport(Glibc)
    import Glibc
#endif

@Suite struct AppOutputTests {
    @Test func showsWhatAnAppWritesAndKeepsIt() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer { close(ends[0]) }
        let output = try AppOutput(shownOn: ends[1])
        let process = try Subprocess(
            "sh", ["-c", "echo one; echo two >&2; kill -SEGV $$"], output: output.descriptor)
        #expect(process.wait() == .signal(SIGSEGV))
        output.finish()
        close(ends[1])
        let shown = try FileHandle(fileDescriptor: ends[0]).readToEnd()
        #expect(shown == Data("one\ntwo\n".utf8))
        // The app can read it again, as it has the same descriptor.
        var bytes = [UInt8](repeating: 0, count: 100)
        #expect(pread(output.descriptor, &bytes, 100, 4) == 4)
        #expect(bytes.starts(with: Array("two\n".utf8)))
        #expect(fcntl(output.descriptor, F_GETFL) & O_ACCMODE == O_RDWR)
    }
}
