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

/// The bytes of heap that one of many live objects takes, by how far the heap's end moves. To be called before
/// anything else is measured: later the heap has gaps, and its end stands still.
public func bytes(_ count: Int = 200_000, _ make: () -> Any) -> Double {
    var kept: [Any] = []
    kept.reserveCapacity(count)
    // The first fill the gaps that the heap has.
    for _ in 0..<count / 2 { kept.append(make()) }
    let before = UInt(bitPattern: sbrk(0))
    for _ in count / 2..<count { kept.append(make()) }
    let after = UInt(bitPattern: sbrk(0))
    withExtendedLifetime(kept) {}
    return Double(after - before) / Double(count - count / 2)
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
