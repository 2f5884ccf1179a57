import Foundation
import RxSwift
import RxTest

/// Runs histories one after the other; ends the process with what is wrong.
enum Histories {
    /// Where the histories begin, to see one again.
    nonisolated(unsafe) static var firstSeed: UInt64 = 0
    /// How many seconds other threads have to come to rest.
    nonisolated(unsafe) static var patience = 10.0

    static func steps(orElse few: Int) -> Int {
        ProcessInfo.processInfo.environment["SEAM_RX_STEPS"].flatMap(Int.init) ?? few
    }

    /// What overlaps is reported in debug builds, and much does here.
    static func keepQuiet() { _ = dup2(open("/dev/null", O_WRONLY), 1) }

    /// Called with what is wrong.
    nonisolated(unsafe) static var fail: (_ name: String, _ finding: String) -> Void = { name, finding in
        FileHandle.standardError.write(Data("\(name): \(finding)\n".utf8))
        exit(1)
    }

    /// How much of the library is alive; it is counted in debug builds.
    private static var alive: Int32 {
        #if DEBUG
            Resources.total
        #else
            0
        #endif
    }

    private static func expectNothingLeft(_ name: String, since before: Int32, within seconds: Double = 0) {
        let deadline = Date() + seconds
        while alive != before, Date() < deadline { usleep(200) }
        if alive != before { fail(name, "\(alive - before) objects are left") }
    }

    /// Makes what is made once for a process.
    private static func warmUp() {
        _ = MainScheduler.instance
        let clock = TestScheduler(initialClock: 0, resolution: 0.001)
        for entry in OperatorTable.all {
            entry.apply(.of(1, 2), .just(3), clock).subscribe(on: CurrentThreadScheduler.instance).subscribe().dispose()
        }
        clock.advanceTo(1000)
    }

    // MARK: One thread

    static func runOnOneThread(steps: Int) {
        warmUp()
        var done = 0
        var seed = firstSeed
        while done < steps {
            seed += 1
            let before = alive
            var name = ""
            do {
                let clock = TestScheduler(initialClock: 0, resolution: 0.001)
                let history = RandomHistory(seed: seed, clock: clock)
                name = history.name
                history.run(60)
                done += history.steps
                // What is scheduled and was given up is let go when its time comes.
                clock.advanceTo(clock.clock + 1000)
                for subscriber in history.subscribers {
                    if let finding = subscriber.finding { fail(name, finding) }
                }
            }
            expectNothingLeft(name, since: before)
        }
    }

    // MARK: Several threads

    static func runOnSeveralThreads(steps: Int) {
        warmUp()
        let schedulers: [any SchedulerType] = [
            SerialDispatchQueueScheduler(internalSerialQueueName: "histories"),
            ConcurrentDispatchQueueScheduler(qos: .default),
        ]
        var done = 0
        var seed = firstSeed
        while done < steps {
            seed += 1
            let before = alive
            let history = SharedHistory(seed: seed, scheduler: schedulers[Int(seed % 2)])
            let name = history.name
            done += history.run()
            let deadline = Date() + patience
            while history.finding != nil, Date() < deadline { usleep(200) }
            if let finding = history.finding { fail(name, finding) }
            history.letGo()
            expectNothingLeft(name, since: before, within: patience)
        }
    }

    // MARK: Ends

    /// Every operator on sources that have sent and ended, in each order. Nobody disposes of the subscription: what is
    /// left of it has no source, and goes.
    static func endSources() {
        warmUp()
        // What waits for an error of its own making waits for ever, and keeps itself.
        for entry in OperatorTable.all where !entry.isTimed && entry.name != "retry(when: other)" {
            for ends in 0..<16 {
                let before = alive
                do {
                    let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
                    _ = entry.apply(sources[0], sources[1], MainScheduler.instance).subscribe(onError: { _ in })
                    if ends & 4 != 0 { for source in sources { source.onNext(2) } }
                    for index in ends & 1 == 0 ? [0, 1] : [1, 0] {
                        if ends & 2 != 0, index == 0 {
                            sources[index].onError(E(n: 1))
                        } else if ends & 8 != 0, index == 1 {
                            sources[index].onError(E(n: 2))
                        } else {
                            sources[index].onCompleted()
                        }
                    }
                }
                expectNothingLeft("\(entry.name), ends \(ends)", since: before)
            }
        }
    }
}
