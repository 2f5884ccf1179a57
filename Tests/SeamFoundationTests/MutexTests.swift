import Foundation
import SeamFoundation
import Testing

@Suite struct MutexTests {
    @Test func anUnfairLockKeepsOthersOut() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer {
            lock.deinitialize(count: 1)
            lock.deallocate()
        }
        nonisolated(unsafe) let shared = lock
        nonisolated(unsafe) var count = 0
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<1000 {
                os_unfair_lock_lock(shared)
                count += 1
                os_unfair_lock_unlock(shared)
            }
        }
        #expect(count == 4000)
        #expect(os_unfair_lock_trylock(lock))
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
    }

    @Test func aRecursiveMutexIsMadeAsOnDarwin() {
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
        #expect(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP) == 0)
        #expect(pthread_mutexattr_setpolicy_np(&attributes, 1) == EINVAL)
        var mutex = pthread_mutex_t()
        pthread_mutex_init(&mutex, &attributes)
        #expect(pthread_mutex_lock(&mutex) == 0 && pthread_mutex_lock(&mutex) == 0)
        pthread_mutex_unlock(&mutex)
        pthread_mutex_unlock(&mutex)
        pthread_mutex_destroy(&mutex)
    }
}

@Suite struct StatefulLockTests {
    @Test func theStateIsChangedByOneAtATime() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<1000 { lock.withLock { $0 += 1 } }
        }
        #expect(lock.withLock { $0 } == 4000)
    }

    @Test func aLockThatIsTakenIsNotThereForOthers() {
        let lock = OSAllocatedUnfairLock()
        lock.lock()
        lock.precondition(.owner)
        #expect(!lock.lockIfAvailable())
        lock.unlock()
        lock.precondition(.notOwner)
        #expect(lock.withLockIfAvailable { 3 } == 3)
    }
}

@Suite struct CoreFoundationDataTests {
    @Test func dataGrowsAndIsRead() throws {
        let data = try #require(CFDataCreateMutable(nil, 0))
        CFDataAppendBytes(data, [1, 2, 3], 3)
        #expect(CFDataGetLength(data) == 3)
        #expect(CFDataGetBytePtr(data)[2] == 3)
        CFDataGetMutableBytePtr(data)[0] = 9
        #expect(data as Data == Data([9, 2, 3]))
        #expect(CFDataCreate(nil, [7], 1) as Data? == Data([7]))
    }
}
