import Foundation
import Testing

@testable import AppBuilder

@Suite struct CacheLockTests {
    /// What happened, in order.
    private final class Record: @unchecked Sendable {
        private let lock = NSLock()
        private var stored: [String] = []
        func add(_ event: String) { lock.withLock { stored.append(event) } }
        var events: [String] { lock.withLock { stored } }
    }

    @Test func aSecondBuildWaitsForTheFirst() throws {
        let folder = try Folder(["x": ""])
        let record = Record()
        let (isHeld, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            isHeld.wait()
            try? CacheLock.hold(in: folder.url) { () throws(BuildError) in record.add("second") }
            second.signal()
        }
        try CacheLock.hold(in: folder.url) { () throws(BuildError) in
            isHeld.signal()
            // Long enough for the other to come in, if nothing held it back.
            Thread.sleep(forTimeInterval: 0.2)
            record.add("first")
        }
        second.wait()
        #expect(record.events == ["first", "second"])
    }

    @Test func letsGoWhenTheBuildFails() throws {
        let folder = try Folder(["x": ""])
        #expect(throws: BuildError.self) {
            try CacheLock.hold(in: folder.url) { () throws(BuildError) in throw BuildError(.build, "no") }
        }
        #expect(try CacheLock.hold(in: folder.url) { () throws(BuildError) in 1 } == 1)
    }

    @Test func saysWhereItCannotWrite() {
        #expect { try CacheLock.hold(in: URL(fileURLWithPath: "/nowhere")) { () throws(BuildError) in } } throws: {
            ($0 as? BuildError)?.message.contains("/nowhere/lock cannot be written") == true
        }
    }
}
