import CMeasure
import Foundation
import Glibc

/// The processor time of this process in nanoseconds, which other processes do not add to.
private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Measures in rounds and keeps the median, in nanoseconds of processor time a value.
func measure(_ count: Int, rounds: Int, _ work: (Int) -> Void) -> Double {
    work(count / 10)
    let samples = (0..<rounds).map { _ -> Double in
        let start = processorTime()
        work(count)
        return (processorTime() - start) / Double(count)
    }
    return samples.sorted()[rounds / 2]
}

/// The bytes of heap that are in use, malloc's own of each block included.
public func bytesInUse() -> Double { Double(mallinfo2().uordblks) }

/// The bytes of heap that one of many live objects takes.
func bytes(_ count: Int, _ make: () -> Any) -> Double {
    var kept: [Any] = []
    kept.reserveCapacity(count)
    kept.append(make())
    let before = bytesInUse()
    for _ in 1..<count { kept.append(make()) }
    let after = bytesInUse()
    withExtendedLifetime(kept) {}
    return (after - before) / Double(count - 1)
}

/// The bytes of heap that are still in use for each of many objects when `work`, which makes one and lets it go, has
/// returned.
func bytesLeft(_ count: Int, _ work: () -> Void) -> Double {
    for _ in 0..<100 { work() }
    let before = bytesInUse()
    for _ in 0..<count { work() }
    return (bytesInUse() - before) / Double(count)
}

/// Lets the process keep the memory that it frees, so that no run pays for getting it from the system again.
public func keepFreedMemory() {
    mallopt(M_TRIM_THRESHOLD, 1 << 30)
    mallopt(M_MMAP_THRESHOLD, 1 << 30)
}

/// Where results go, so that the work is not optimised away.
public nonisolated(unsafe) var total = 0

/// How many values the main queue has delivered.
public nonisolated(unsafe) var delivered = 0
