import Combine
import Testing

@Suite struct FilteringTests {
    /// Erased, as a sequence's own operators would work on the sequence at once.
    let numbers = (1...5).publisher.eraseToAnyPublisher()

    @Test func filtering() {
        #expect(history(numbers.filter { $0 % 2 == 0 }) == "2 4 |")
        #expect(history(numbers.tryFilter { if $0 == 4 { throw TestError.oops } else { $0 % 2 == 0 } }) == "2 X(oops)")
        #expect(history(["1", "a", "3"].publisher.compactMap { Int($0) }) == "1 3 |")
        #expect(history([1, 1, 2, 2, 1].publisher.removeDuplicates()) == "1 2 1 |")
        #expect(history([1, 1, 2].publisher.tryRemoveDuplicates { _, _ in throw TestError.oops }) == "1 X(oops)")
        #expect(history(Empty<Int, TestError>().replaceEmpty(with: 9)) == "9 |")
        #expect(history(numbers.replaceEmpty(with: 9)) == "1 2 3 4 5 |")
        #expect(history(failing(after: 2).replaceError(with: 9)) == "1 2 9 |")
    }

    @Test func demandIsPassedOn() {
        let probe = Probe<Int, Never>()
        let recorder = Recorder<Int, Never>(.max(2), onValue: { $0 == 4 ? .max(5) : .none })
        probe.filter { $0 % 2 == 0 }.subscribe(recorder)
        #expect(recorder.subscriptionName == "Probe")
        #expect(probe.send(1) == .max(1))
        #expect(probe.send(2) == .none)
        #expect(probe.send(4) == .max(5))
        recorder.cancel()
        #expect(probe.log == ["request max(2)", "cancel"])

        let other = Probe<Int, Never>()
        let limited = Recorder<Int, Never>()
        other.prefix(1).subscribe(limited)
        other.send(7)
        #expect(other.log == ["request unlimited", "cancel"])
        #expect(limited.history == "7 |")
    }
}
