import Combine
import Foundation
import Testing

/// A scheduler whose time the test moves on.
final class VirtualScheduler: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never

    private var queue: [(time: SchedulerTimeType, order: Int, action: () -> Void)] = []
    private var order = 0
    private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
    let minimumTolerance = SchedulerTimeType.Stride.nanoseconds(0)

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        schedule(after: now, tolerance: 0, options: nil, action)
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        order += 1
        queue.append((date, order, action))
        queue.sort { ($0.time, $0.order) < ($1.time, $1.order) }
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        var isActive = true
        func fire(at date: SchedulerTimeType) {
            schedule(after: date, tolerance: 0, options: nil) {
                guard isActive else { return }
                action()
                fire(at: date.advanced(by: interval))
            }
        }
        fire(at: date)
        return AnyCancellable { isActive = false }
    }

    func advance(by interval: SchedulerTimeType.Stride) {
        let end = now.advanced(by: interval)
        while let next = queue.first, next.time <= end {
            queue.removeFirst()
            now = max(now, next.time)
            next.action()
        }
        now = end
    }
}

@Suite struct TimeTests {
    let scheduler = VirtualScheduler()
    let source = PassthroughSubject<Int, TestError>()
    let recorder = Recorder<Int, TestError>()

    @Test func delay() {
        source.delay(for: .seconds(1), scheduler: scheduler).subscribe(recorder)
        source.send(1)
        scheduler.advance(by: .milliseconds(500))
        source.send(2)
        source.send(completion: .finished)
        #expect(recorder.history == "")
        scheduler.advance(by: .milliseconds(500))
        #expect(recorder.history == "1")
        scheduler.advance(by: .milliseconds(500))
        #expect(recorder.history == "1 2 |")
    }

    @Test func debounce() {
        source.debounce(for: .seconds(1), scheduler: scheduler).subscribe(recorder)
        source.send(1)
        scheduler.advance(by: .milliseconds(500))
        source.send(2)
        scheduler.advance(by: .milliseconds(999))
        #expect(recorder.history == "")
        scheduler.advance(by: .milliseconds(1))
        #expect(recorder.history == "2")
        source.send(completion: .finished)
        scheduler.advance(by: 0)
        #expect(recorder.history == "2 |")
    }

    @Test(arguments: [(true, "1 3"), (false, "1 2")])
    func throttle(latest: Bool, expected: String) {
        source.throttle(for: .seconds(1), scheduler: scheduler, latest: latest).subscribe(recorder)
        source.send(1)
        scheduler.advance(by: .milliseconds(100))
        source.send(2)
        source.send(3)
        #expect(recorder.history == "1")
        scheduler.advance(by: .seconds(1))
        #expect(recorder.history == expected)
    }

    @Test func timeout() {
        source.timeout(.seconds(1), scheduler: scheduler, customError: { .oops }).subscribe(recorder)
        scheduler.advance(by: .milliseconds(900))
        source.send(1)
        scheduler.advance(by: .milliseconds(900))
        #expect(recorder.history == "1")
        scheduler.advance(by: .milliseconds(100))
        #expect(recorder.history == "1 X(oops)")
    }

    @Test func collectByTime() {
        let recorder = Recorder<[Int], TestError>()
        source.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).subscribe(recorder)
        source.send(1)
        source.send(2)
        source.send(3)
        scheduler.advance(by: 0)
        #expect(recorder.values == [[1, 2]])
        scheduler.advance(by: .seconds(1))
        #expect(recorder.values == [[1, 2], [3]])
    }

    @Test func measureInterval() {
        let recorder = Recorder<VirtualScheduler.SchedulerTimeType.Stride, TestError>()
        source.measureInterval(using: scheduler).subscribe(recorder)
        scheduler.advance(by: .seconds(2))
        source.send(1)
        scheduler.advance(by: .seconds(1))
        source.send(2)
        #expect(recorder.values == [.seconds(2), .seconds(1)])
    }

    @Test func asyncValues() async throws {
        var collected: [Int] = []
        for await value in (1...3).publisher.values { collected.append(value) }
        #expect(collected == [1, 2, 3])
        await #expect(throws: TestError.oops) {
            for try await _ in failing(after: 2).values {}
        }
        #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
    }

    @Test func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("test")
        var count = 0
        let sink = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        sink.cancel()
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test func timer() {
        nonisolated(unsafe) var count = 0
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let sink = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect().sink { _ in count += 1 }
            while count < 3 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
            sink.cancel()
            done.signal()
        }
        #expect(done.wait(timeout: .now() + 20) == .success)
        #expect(count >= 3)
    }
}
