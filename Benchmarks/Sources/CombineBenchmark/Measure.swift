import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The processor time of this process in nanoseconds, which other processes do not add to.
private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Measures in rounds and keeps the median, in nanoseconds of processor time a value.
func measure(_ count: Int, rounds: Int = 7, _ work: (Int) -> Void) -> Double {
    work(count / 10)
    let samples = (0..<rounds).map { _ -> Double in
        let start = processorTime()
        work(count)
        return (processorTime() - start) / Double(count)
    }
    return samples.sorted()[rounds / 2]
}

/// The bytes of heap that one of many live objects takes, by how far the heap's end moves.
func bytes(_ count: Int = 200_000, _ make: () -> Any) -> Double {
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
nonisolated(unsafe) var total = 0

/// What a binding is without a framework: closures in an array.
final class ClosureBox<Value> {
    var handlers: [(Value) -> Void] = []

    func send(_ value: Value) {
        for handler in handlers { handler(value) }
    }
}

struct Row {
    let name: String
    let limit: Double?
    let box: Double?
    let ours: Double
}

func show(_ rows: [Row]) {
    func text(_ value: Double?) -> String { value.map { String(format: "%9.1f", $0) } ?? "         " }
    print("ns a value (median)".padding(toLength: 52, withPad: " ", startingAt: 0), "closures      ours   at most")
    for row in rows {
        print(
            row.name.padding(toLength: 52, withPad: " ", startingAt: 0), text(row.box), text(row.ours), text(row.limit),
            row.limit.map { row.ours <= $0 ? "" : "over" } ?? "")
    }
}
