import Combine
import Testing

@Suite struct SequencingTests {
    /// Erased, as a sequence's own operators would work on the sequence at once.
    let numbers = (1...5).publisher.eraseToAnyPublisher()

    @Test func sequenceOperators() {
        #expect(history(numbers.dropFirst(2)) == "3 4 5 |")
        #expect(history(numbers.drop { $0 < 4 }) == "4 5 |")
        #expect(history(numbers.prefix(2)) == "1 2 |")
        #expect(history(numbers.prefix(0)) == "|")
        #expect(history(numbers.prefix { $0 < 3 }) == "1 2 |")
        #expect(history(numbers.append(6, 7)) == "1 2 3 4 5 6 7 |")
        #expect(history(numbers.prepend([0])) == "0 1 2 3 4 5 |")
        #expect(history(numbers.append(Just(9))) == "1 2 3 4 5 9 |")
        #expect(history(numbers.first()) == "1 |")
        #expect(history(numbers.first { $0 > 2 }) == "3 |")
        #expect(history(numbers.last()) == "5 |")
        #expect(history(numbers.last { $0 < 3 }) == "2 |")
        #expect(history(numbers.output(at: 1)) == "2 |")
        #expect(history(numbers.output(in: 1...2)) == "2 3 |")
        #expect(history(numbers.tryFirst { _ in throw TestError.oops }) == "X(oops)")
    }

    @Test func untilOutput() {
        let trigger = PassthroughSubject<Void, Never>()
        let source = PassthroughSubject<Int, Never>()
        let prefix = Recorder<Int, Never>()
        let drop = Recorder<Int, Never>()
        source.prefix(untilOutputFrom: trigger).subscribe(prefix)
        source.drop(untilOutputFrom: trigger).subscribe(drop)
        source.send(1)
        trigger.send()
        source.send(2)
        source.send(completion: .finished)
        #expect(prefix.history == "1 |")
        #expect(drop.history == "2 |")
    }

    @Test func concatenationCarriesTheDemand() {
        let recorder = Recorder<Int, Never>(.max(3))
        (1...2).publisher.append(3...5).subscribe(recorder)
        #expect(recorder.history == "1 2 3")
        recorder.request(.max(1))
        #expect(recorder.history == "1 2 3 4")
    }
}
