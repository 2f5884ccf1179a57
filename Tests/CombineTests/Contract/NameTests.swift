import Combine
import Testing

/// How subscriptions are called, as `print()` shows it.
@Suite struct NameTests {
    /// Erased, as a sequence's own operators would work on the sequence at once.
    let numbers = (1...5).publisher.eraseToAnyPublisher()

    @Test func names() {
        func name<P: Publisher>(_ publisher: P) -> String? where P.Output: Equatable, P.Failure == Never {
            let recorder = Recorder<P.Output, Never>(nil)
            publisher.subscribe(recorder)
            return recorder.subscriptionName
        }
        #expect(name(Just(1)) == "Just")
        #expect(name([1, 2].publisher) == "[1, 2]")
        #expect(name(Empty<Int, Never>()) == "Empty")
        #expect(name(numbers.removeDuplicates()) == "RemoveDuplicates")
        // Operators that only transform hand the subscription on.
        #expect(name(numbers.scan(0, +)) == "1...5")
        #expect(name(numbers.map { $0 }) == "1...5")
        #expect(name(numbers.collect()) == "Collect")
        #expect(name(numbers.dropFirst()) == "Drop")
        #expect(name(numbers.receive(on: ImmediateScheduler.shared)) == "ReceiveOn")
    }
}
