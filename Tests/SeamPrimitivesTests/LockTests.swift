import Dispatch
import Foundation
import Testing

@testable import SeamPrimitives

@Suite struct LockTests {
    private final class Counter: @unchecked Sendable {
        let lock = Lock()
        var value = 0
    }

    @Test func oneThreadAtATime() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<10_000 { counter.lock.whileLocked { counter.value += 1 } }
        }
        #expect(counter.value == 80_000)
    }

    @Test func anErrorReleasesIt() {
        struct Failure: Error {}
        let counter = Counter()
        #expect(throws: Failure.self) { try counter.lock.whileLocked { throw Failure() } }
        counter.lock.lock()
        counter.value = 1
        counter.lock.unlock()
        #expect(counter.value == 1)
    }

    @Test func aLockedValueIsChangedByOneThreadAtATime() {
        let value = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1_000 { value.withLock { $0 += 1 } }
        }
        #expect(value.withLock { $0 } == 8_000)
    }

    @Test func threadsHaveIdentitiesOfTheirOwn() {
        let own = currentThread()
        let other = Locked<UInt>(0)
        let thread = Thread { other.withLock { $0 = currentThread() } }
        thread.start()
        while other.withLock({ $0 }) == 0 { sched_yield() }
        #expect(own != 0 && own == currentThread() && other.withLock { $0 } != own)
    }
}
