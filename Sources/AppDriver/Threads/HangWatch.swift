import Foundation
import Glibc
import RuntimeShims
import SeamPrimitives

/// Ends a run whose main thread does not come back to its loop, as iOS's watchdog does, and tells what it was doing.
final class HangWatch: Sendable {
    /// What there is to see of the main thread.
    struct Reading {
        /// Grows whenever the loop begins another round.
        var round: Int
        /// Whether the loop sleeps, for want of work.
        var isAsleep: Bool
        /// Of the main thread's processor, in seconds.
        var work: Double
        /// In seconds.
        var time: Double
    }

    /// Decides from readings that follow each other whether the app hangs.
    final class Judge {
        /// How much work a round may be, in seconds of the processor: iOS ends apps that take 20 to launch. What the
        /// machine does beside does not count.
        let work: Double
        /// How long a round may wait for something else, in seconds.
        let wait: Double
        private var start: Reading?

        init(work: Double = 20, wait: Double = 120) {
            self.work = work
            self.wait = wait
        }

        func hangs(_ reading: Reading) -> Bool {
            guard let start, start.round == reading.round else {
                self.start = reading
                return false
            }
            return reading.work - start.work >= work || !reading.isAsleep && reading.time - start.time >= wait
        }
    }

    private struct Loop {
        var round = 0
        var isAsleep = false
    }

    private let loop = Locked(Loop())
    @MainActor private static var current: HangWatch?

    /// Begins to watch the main thread, which is the caller's.
    @MainActor
    static func start() {
        guard current == nil else { return }
        let watch = HangWatch()
        current = watch
        MainThreadStack.prepare()
        var clock = clockid_t()
        guard pthread_getcpuclockid(pthread_self(), &clock) == 0 else { return }
        RunLoopSources.observeMain([.entry, .afterWaiting, .beforeWaiting]) { watch.note() }
        RunLoopSources.observeMain(.beforeWaiting) { watch.loop.withLock { $0.isAsleep = true } }
        let thread = Thread { [clock] in watch.watch(clock) }
        thread.name = "Watchdog"
        thread.start()
    }

    private func note() {
        loop.withLock {
            $0.round += 1
            $0.isAsleep = false
        }
    }

    private func watch(_ clock: clockid_t) {
        let judge = Judge()
        while true {
            sleep(1)
            let loop = loop.withLock { $0 }
            let reading = Reading(
                round: loop.round, isAsleep: loop.isAsleep, work: Self.seconds(clock),
                time: Self.seconds(CLOCK_MONOTONIC))
            guard judge.hangs(reading) else { continue }
            let text = Self.message(CallStack(returningTo: MainThreadStack.read()))
            FileHandle.standardError.write(Data((text + "\n").utf8))
            _exit(1)
        }
    }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    static func message(_ stack: CallStack) -> String {
        let place = stack.appsCall?.place.map { "\($0.file):\($0.line): " } ?? ""
        return
            (["\(place)error: The app hangs: its main thread does not come back to its loop. It is in"] + stack.lines)
            .joined(separator: "\n")
    }
}
