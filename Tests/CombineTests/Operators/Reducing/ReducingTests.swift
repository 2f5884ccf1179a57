import Combine
import Testing

@Suite struct ReducingTests {
    /// Erased, as a sequence's own operators would work on the sequence at once.
    let numbers = (1...5).publisher.eraseToAnyPublisher()

    @Test func reducing() {
        #expect(history(numbers.collect()) == "[1, 2, 3, 4, 5] |")
        #expect(history(numbers.collect(2)) == "[1, 2] [3, 4] [5] |")
        #expect(history(numbers.ignoreOutput()) == "|")
        #expect(history(numbers.reduce(0, +)) == "15 |")
        #expect(history(numbers.tryReduce(0) { _, _ in throw TestError.oops }) == "X(oops)")
        #expect(history(numbers.count()) == "5 |")
        #expect(history([2, 3, 1].publisher.min()) == "1 |")
        #expect(history([2, 3, 1].publisher.max()) == "3 |")
        #expect(history([2, 3].publisher.tryMax { _, _ in throw TestError.oops }) == "X(oops)")
        #expect(history(numbers.contains(3)) == "true |")
        #expect(history(numbers.contains(9)) == "false |")
        #expect(history(numbers.contains { $0 > 4 }) == "true |")
        #expect(history(numbers.allSatisfy { $0 < 4 }) == "false |")
        #expect(history(numbers.tryAllSatisfy { _ in throw TestError.oops }) == "X(oops)")
        #expect(history(failing(after: 2).collect()) == "X(oops)")
    }
}
