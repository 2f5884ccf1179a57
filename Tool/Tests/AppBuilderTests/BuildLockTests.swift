import Foundation
import Glibc
import Testing

@testable import AppBuilder

@Suite("BuildLock")
struct BuildLockTests {
    private func isHeld(by text: String) throws -> Bool {
        let folder = try Folder([".lock": text])
        return BuildLock(folder.url).isHeldByAncestor
    }

    @Test("The lock of a process that this one runs in is seen")
    func ancestors() throws {
        #expect(try isHeld(by: "\(getppid())"))
        #expect(try isHeld(by: "\(getppid())\n"))
    }

    @Test("Other processes' locks, and none, are none of an ancestor")
    func others() throws {
        let other = try Subprocess("sleep", ["60"])
        defer {
            kill(other.pid, SIGKILL)
            _ = other.wait()
        }
        for text in ["\(other.pid)", "\(getpid())", "1", "", "words"] { #expect(try !isHeld(by: text), "\(text)") }
        let folder = try Folder(["a": ""])
        #expect(!BuildLock(folder.url).isHeldByAncestor)
    }
}
