import Combine
import Testing

@Suite struct ErrorTests {
    /// Erased, as a sequence's own operators would work on the sequence at once.
    let numbers = (1...5).publisher.eraseToAnyPublisher()

    @Test func handlingErrors() {
        #expect(history(failing(after: 2).catch { _ in Just(9) }) == "1 2 9 |")
        #expect(history(failing(after: 2).tryCatch { _ -> Just<Int> in throw TestError.other }) == "1 2 X(other)")
        #expect(history(failing(after: 1).retry(2)) == "1 1 1 X(oops)")
        #expect(history(numbers.assertNoFailure()) == "1 2 3 4 5 |")
        var attempts = 0
        let flaky = Deferred { () -> AnyPublisher<Int, TestError> in
            attempts += 1
            return attempts < 100_000
                ? Fail(error: .oops).eraseToAnyPublisher()
                : Just(attempts).setFailureType(to: TestError.self).eraseToAnyPublisher()
        }
        #expect(history(flaky.retry(1_000_000)) == "100000 |")
    }
}
