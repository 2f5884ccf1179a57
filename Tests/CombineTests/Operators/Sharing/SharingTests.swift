import Combine
import Testing

@Suite struct SharingTests {
    @Test func sharing() {
        var subscriptions = 0
        let source = PassthroughSubject<Int, Never>()
        let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        let first = Recorder<Int, Never>()
        let second = Recorder<Int, Never>()
        shared.subscribe(first)
        shared.subscribe(second)
        source.send(1)
        #expect(subscriptions == 1)
        first.cancel()
        source.send(2)
        second.cancel()
        source.send(3)
        #expect(first.history == "1")
        #expect(second.history == "1 2")
        let connectable = (1...2).publisher.makeConnectable()
        let third = Recorder<Int, Never>()
        connectable.subscribe(third)
        #expect(third.history == "")
        let connection = connectable.connect()
        #expect(third.history == "1 2 |")
        connection.cancel()
    }

    @Test func buffering() {
        let source = PassthroughSubject<Int, TestError>()
        let newest = Recorder<Int, TestError>(nil)
        let oldest = Recorder<Int, TestError>(nil)
        let error = Recorder<Int, TestError>(nil)
        source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).subscribe(newest)
        source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(oldest)
        source.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { .oops }).subscribe(error)
        for value in 1...3 { source.send(value) }
        newest.request(.max(1))
        oldest.request(.unlimited)
        error.request(.unlimited)
        source.send(completion: .finished)
        newest.request(.max(5))
        #expect(newest.history == "1 2 |")
        #expect(oldest.history == "2 3 |")
        #expect(error.history == "1 2 X(oops)")
    }

    @Test func aPublisherThatHasCompletedIsNotSharedAgain() {
        var count = 0
        let shared = Deferred { () -> Just<Int> in
            count += 1
            return Just(count)
        }.share()
        #expect(history(shared) == "1 |")
        #expect(history(shared) == "|")
        #expect(count == 1)
    }

    @Test func sharingConnectsAgainAfterEverybodyHasLeft() {
        let probe = Probe<Int, TestError>()
        let shared = probe.share()
        let first = shared.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        let second = shared.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        first.cancel()
        #expect(probe.log == ["request unlimited"])
        second.cancel()
        #expect(probe.log == ["request unlimited", "cancel"])
        let recorder = Recorder<Int, TestError>()
        shared.subscribe(recorder)
        probe.send(3)
        #expect(recorder.history == "3")
        #expect(probe.log == ["request unlimited", "cancel", "request unlimited"])
    }
}
