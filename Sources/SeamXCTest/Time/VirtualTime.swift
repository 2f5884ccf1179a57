import Foundation

#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

/// A clock for the whole process that jumps to what comes next whenever all threads wait.
///
/// Clocks and timers of the system are asked through functions of the C library, which ``VirtualTimeCalls`` takes the place
/// of: those of libdispatch, of Swift's tasks and of Foundation's run loops end there.
enum VirtualTime {
    /// A wait that ends at a moment.
    struct Wait {
        /// Of the clock, in nanoseconds of virtual time; 0 for none.
        var deadline: Int64 = 0
        var interval: Int64 = 0
        var clock: clockid_t = CLOCK_MONOTONIC
        /// The thread that waits by itself, and looks at the clock again and again; 0 for a timer's descriptor.
        var thread: Int32 = 0
    }

    static let timerCount = 1024
    static let sleeperCount = 256
    /// Timers by their descriptors.
    nonisolated(unsafe) static let timers: UnsafeMutablePointer<Wait> = filled(timerCount)
    /// Threads that sleep.
    nonisolated(unsafe) static let sleepers: UnsafeMutablePointer<Wait> = filled(sleeperCount)
    /// How far virtual time is ahead, in nanoseconds.
    nonisolated(unsafe) static let ahead: UnsafeMutablePointer<Int64> = {
        let place = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
        place.initialize(to: 0)
        return place
    }()
    nonisolated(unsafe) static let isOn: UnsafeMutablePointer<Bool> = {
        let place = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
        place.initialize(to: false)
        return place
    }()
    nonisolated(unsafe) private static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
        let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
        return lock
    }()

    private static func filled(_ count: Int) -> UnsafeMutablePointer<Wait> {
        let place = UnsafeMutablePointer<Wait>.allocate(capacity: count)
        place.initialize(repeating: Wait(), count: count)
        return place
    }

    static func locked<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return body()
    }

    /// Beyond this nobody waits for anything: far ends of time. In nanoseconds.
    private static let longest: Int64 = 100_000_000 * 1_000_000_000

    /// Begins, for the rest of the process.
    static func start() {
        isOn.pointee = true
        Thread.detachNewThread { run() }
    }

    // MARK: Jumping

    private static func run() -> Never {
        let own = VirtualTimeCalls.thread()
        var patience: UInt32 = 300
        while true {
            VirtualTimeCalls.pause(microseconds: patience)
            guard hasNext(), isAtRest(except: own) else {
                patience = min(patience * 2, 2000)
                continue
            }
            patience = 300
            jump()
        }
    }

    /// How long it is until a wait ends, in nanoseconds; nil if it is no wait, or one without an end.
    private static func left(_ wait: Wait) -> Int64? {
        guard wait.deadline > 0 else { return nil }
        var left = wait.deadline - VirtualTimeCalls.now(wait.clock)
        if left <= 0, wait.interval > 0 { left = wait.interval - (-left % wait.interval) }
        return left > 0 && left < longest ? left : nil
    }

    private static func next() -> Int64? {
        var least: Int64?
        for index in 0..<timerCount { if let left = left(timers[index]), left < least ?? .max { least = left } }
        for index in 0..<sleeperCount { if let left = left(sleepers[index]), left < least ?? .max { least = left } }
        return least
    }

    private static func hasNext() -> Bool { locked { next() != nil } }

    /// Goes to the earliest end of a wait.
    private static func jump() {
        locked {
            guard let step = next() else { return }
            var rest: [(index: Int, left: Int64)] = []
            for index in 0..<timerCount { if let left = left(timers[index]) { rest.append((index, left)) } }
            ahead.pointee += step
            for (index, left) in rest {
                let wait = timers[index]
                let isKept = VirtualTimeCalls.arm(
                    Int32(index), in: max(left - step, 1), interval: wait.interval, clock: wait.clock)
                if !isKept { timers[index].deadline = 0 }
            }
        }
    }

    // MARK: Rest

    /// Whether no thread has anything to do but wait, for time or for another.
    private static func isAtRest(except own: Int32) -> Bool {
        guard let before = switches(except: own), !hasConnection() else { return false }
        guard let after = switches(except: own) else { return false }
        return before == after
    }

    /// How often each thread has gone to sleep; nil if one is awake.
    private static func switches(except own: Int32) -> [Int32: String]? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task") else { return nil }
        let looking = locked { Set((0..<sleeperCount).map { sleepers[$0].thread }) }
        var found: [Int32: String] = [:]
        for name in names {
            guard let thread = Int32(name), thread != own else { continue }
            guard let text = try? String(contentsOfFile: "/proc/self/task/\(name)/status", encoding: .utf8) else {
                return nil
            }
            guard text.contains("\nState:\tS") else { return nil }
            // Those that look at the clock have been awake now and then.
            if looking.contains(thread) { continue }
            found[thread] = text.components(separatedBy: "\n").last { $0.hasPrefix("voluntary_ctxt_switches") } ?? ""
        }
        return found
    }

    /// Whether something outside of this machine may answer: time passes as it does then.
    private static func hasConnection() -> Bool {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") else { return false }
        return names.contains { name in
            guard let descriptor = Int32(name) else { return false }
            var address = sockaddr_storage()
            var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let isConnected = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &size) == 0 }
            }
            return isConnected && [AF_INET, AF_INET6].contains(Int32(address.ss_family))
        }
    }
}
