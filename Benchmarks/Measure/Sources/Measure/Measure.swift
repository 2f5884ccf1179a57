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
public func measure(_ count: Int = 200_000, rounds: Int = 5, _ work: (Int) -> Void) -> Double {
    work(count / 10)
    let samples = (0..<rounds).map { _ -> Double in
        let start = processorTime()
        work(count)
        return (processorTime() - start) / Double(count)
    }
    return samples.sorted()[rounds / 2]
}

/// The bytes of heap that are in use, malloc's own of each block included.
private func bytesInUse() -> Double { Double(mallinfo2().uordblks) }

/// The bytes of heap that one of many live objects takes.
public func bytes(_ count: Int = 100_000, _ make: () -> Any) -> Double {
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
public func bytesLeft(_ count: Int = 100_000, _ work: () -> Void) -> Double {
    for _ in 0..<100 { work() }
    let before = bytesInUse()
    for _ in 0..<count { work() }
    return (bytesInUse() - before) / Double(count)
}

/// Where results go, so that the work is not optimised away.
public nonisolated(unsafe) var total = 0

/// How many values the main queue has delivered.
public nonisolated(unsafe) var delivered = 0

/// The time a value of a burst takes through the main queue. `send` sends one; each is to add one to `delivered`.
public func measureBurst(_ send: (Int) -> Void) -> Double {
    measure(50_000, rounds: 3) {
        delivered = 0
        for value in 0..<$0 { send(value) }
        while delivered < $0 { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
    }
}
