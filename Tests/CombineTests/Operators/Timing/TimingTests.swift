import Combine
import Testing

@Suite struct TimingTests {
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
}
