import Combine
import Testing

@Suite struct FlatteningTests {
    /// Erased, as a sequence's own operators would work on the sequence at once.
    let numbers = (1...5).publisher.eraseToAnyPublisher()

    @Test func flattening() {
        #expect(history(numbers.flatMap { Just($0 * 10) }) == "10 20 30 40 50 |")
        #expect(
            history(numbers.flatMap(maxPublishers: .max(1)) { (0..<$0).publisher })
                == "0 0 1 0 1 2 0 1 2 3 0 1 2 3 4 |")
        #expect(history(numbers.flatMap { _ in Fail<Int, TestError>(error: .oops) }) == "X(oops)")
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let first = PassthroughSubject<Int, Never>()
        let second = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>()
        outer.switchToLatest().subscribe(recorder)
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        outer.send(completion: .finished)
        #expect(recorder.history == "1 3")
        second.send(completion: .finished)
        #expect(recorder.history == "1 3 |")
    }

    @Test func aFailureEndsTheOthers() {
        let probe = Probe<Int, TestError>()
        let source = PassthroughSubject<Int, TestError>()
        let inner = PassthroughSubject<Int, TestError>()
        let recorder = Recorder<Int, TestError>()
        source.flatMap { $0 == 1 ? probe.eraseToAnyPublisher() : inner.eraseToAnyPublisher() }.subscribe(recorder)
        source.send(1)
        source.send(2)
        inner.send(completion: .failure(.oops))
        #expect(recorder.history == "X(oops)")
        #expect(probe.log == ["request unlimited", "cancel"])
        let switched = Recorder<Int, TestError>()
        let latest = Probe<Int, TestError>()
        source.map { _ in latest }.switchToLatest().subscribe(switched)
        source.send(1)
        latest.send(completion: .failure(.other))
        #expect(switched.history == "X(other)")
        #expect(latest.log == ["request unlimited"])
    }
}
