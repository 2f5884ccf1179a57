import Combine
import Foundation
import Testing

@Suite struct SchedulerTests {
    @Test func receiveOnQueueKeepsTheOrder() async {
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "test")
        nonisolated(unsafe) var values: [Int] = []
        nonisolated(unsafe) var keep: AnyCancellable?
        await withCheckedContinuation { continuation in
            keep = subject.receive(on: queue).sink(
                receiveCompletion: { _ in continuation.resume() },
                receiveValue: { values.append($0) })
            for value in 0..<1_000 { subject.send(value) }
            subject.send(completion: .finished)
        }
        #expect(values == Array(0..<1_000))
        withExtendedLifetime(keep) {}
    }

    @Test func receiveOnConcurrentQueueKeepsTheOrder() async {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var values: [Int] = []
        nonisolated(unsafe) var keep: AnyCancellable?
        await withCheckedContinuation { continuation in
            keep = subject.receive(on: DispatchQueue.global()).sink(
                receiveCompletion: { _ in continuation.resume() },
                receiveValue: { values.append($0) })
            for value in 0..<10_000 { subject.send(value) }
            subject.send(completion: .finished)
        }
        #expect(values == Array(0..<10_000))
        withExtendedLifetime(keep) {}
    }

    @Test func receiveOnARunLoopWakesIt() {
        nonisolated(unsafe) var loop: RunLoop?
        nonisolated(unsafe) var values: [Int] = []
        nonisolated(unsafe) var isDone = false
        let ready = DispatchSemaphore(value: 0)
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            loop = RunLoop.current
            let port = Timer(timeInterval: 3_600, repeats: true) { _ in }
            RunLoop.current.add(port, forMode: .default)
            ready.signal()
            while !isDone { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
            done.signal()
        }
        ready.wait()
        let subject = PassthroughSubject<Int, Never>()
        let sink = subject.receive(on: loop!).sink {
            values.append($0)
            isDone = $0 == 2
        }
        subject.send(1)
        subject.send(2)
        #expect(done.wait(timeout: .now() + 10) == .success)
        #expect(values == [1, 2])
        withExtendedLifetime(sink) {}
    }

    /// A loop that tracks a touch runs in another mode than the default one.
    @Test func aRunLoopDeliversInItsDefaultModeAlone() {
        nonisolated(unsafe) var histories: [[Int]] = []
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let loop = RunLoop.current
            let tracking = RunLoop.Mode("UITrackingRunLoopMode")
            for mode in [RunLoop.Mode.default, tracking] {
                loop.add(Timer(timeInterval: 3_600, repeats: true) { _ in }, forMode: mode)
            }
            let subject = PassthroughSubject<Int, Never>()
            var heard: [Int] = []
            let sinks = [
                subject.receive(on: loop).sink { heard.append($0) },
                subject.delay(for: 0, scheduler: loop).sink { heard.append($0 * 10) },
            ]
            subject.send(1)
            for _ in 0..<3 { _ = loop.run(mode: tracking, before: Date(timeIntervalSinceNow: 0.01)) }
            histories.append(heard)
            while heard.count < 2 { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
            histories.append(heard.sorted())
            withExtendedLifetime(sinks) {}
            done.signal()
        }
        #expect(done.wait(timeout: .now() + 20) == .success)
        #expect(histories == [[], [1, 10]])
    }

    @Test func aTimerRunsUntilItsConnectionIsCancelled() {
        nonisolated(unsafe) var counts: [Int] = []
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let timer = Timer.publish(every: 0.001, on: .current, in: .default)
            var count = 0
            let sink = timer.sink { _ in count += 1 }
            func run(until goal: Int) {
                let end = Date(timeIntervalSinceNow: 10)
                while count < goal, Date() < end {
                    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
                }
            }
            // The connection need not be kept, and connecting twice is connecting once.
            _ = timer.connect()
            let connection = timer.connect()
            run(until: 3)
            counts.append(min(count, 3))
            connection.cancel()
            let stopped = count
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
            counts.append(count - stopped)
            withExtendedLifetime(sink) {}
            done.signal()
        }
        #expect(done.wait(timeout: .now() + 30) == .success)
        #expect(counts == [3, 0])
    }

    @Test func nothingIsDeliveredAfterCancel() {
        let subject = PassthroughSubject<Int, Never>()
        let queue = DispatchQueue(label: "test")
        nonisolated(unsafe) var count = 0
        let sink = subject.receive(on: queue).sink { _ in count += 1 }
        queue.suspend()
        subject.send(1)
        sink.cancel()
        queue.resume()
        queue.sync {}
        #expect(count == 0)
    }

    @Test func immediate() {
        var count = 0
        ImmediateScheduler.shared.schedule { count += 1 }
        ImmediateScheduler.shared.schedule(after: ImmediateScheduler.shared.now.advanced(by: .seconds(5))) {
            count += 1
        }
        #expect(count == 2)
    }

    @Test func strides() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(1.5).magnitude == 1_500_000_000)
        #expect(Stride.milliseconds(2) < .seconds(1))
        #expect((1.5 as Stride) == .milliseconds(1_500))
        #expect((2 as RunLoop.SchedulerTimeType.Stride).timeInterval == 2)
        let now = DispatchQueue.main.now
        #expect(now.distance(to: now.advanced(by: .seconds(1))) == .seconds(1))
    }
}
