import Foundation
import Glibc
import Synchronization
import Testing

@testable import Stage

@Suite("GLib watcher")
struct GLibWatcherTests {
    @Test("It wakes once when a descriptor is ready, and again only after it was asked again")
    func readiness() throws {
        let (watcher, wakes) = make()
        let pipe = Pipe()
        let descriptor = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        watcher.watch([descriptor], timeout: nil)
        usleep(50_000)
        #expect(wakes.count == 0)
        pipe.fileHandleForWriting.write(Data([1]))
        #expect(wakes.wait(for: 1))
        usleep(50_000)
        #expect(wakes.count == 1)  // still readable, and nobody asked
        watcher.watch([descriptor], timeout: nil)
        #expect(wakes.wait(for: 2))
    }

    @Test("It wakes at the deadline; a nearer one replaces a farther one")
    func deadlines() {
        let (watcher, wakes) = make()
        watcher.watch([], timeout: .seconds(1000))
        watcher.watch([], timeout: .milliseconds(20))
        #expect(wakes.wait(for: 1))
    }

    @Test("A later deadline does not take an earlier one back")
    func laterDeadline() {
        let (watcher, wakes) = make()
        watcher.watch([], timeout: .milliseconds(20))
        watcher.watch([], timeout: nil)
        #expect(wakes.wait(for: 1))
    }

    @Test("Other descriptors replace the first")
    func replacement() {
        let (watcher, wakes) = make()
        let (one, other) = (Pipe(), Pipe())
        for pipe in [one, other] {
            watcher.watch(
                [pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)], timeout: nil)
        }
        one.fileHandleForWriting.write(Data([1]))
        usleep(50_000)
        #expect(wakes.count == 0)
        other.fileHandleForWriting.write(Data([1]))
        #expect(wakes.wait(for: 1))
    }

    private func make() -> (GLibWatcher, Wakes) {
        let wakes = Wakes()
        return (GLibWatcher(wake: { wakes.add() }), wakes)
    }

    private final class Wakes: Sendable {
        private let number = Mutex(0)
        var count: Int { number.withLock { $0 } }
        func add() { number.withLock { $0 += 1 } }

        func wait(for expected: Int) -> Bool {
            for _ in 0..<1000 {
                if count >= expected { return count == expected }
                usleep(5000)
            }
            return false
        }
    }
}
