import Combine
import Foundation
import Testing

@Suite struct TransformingTests {
    /// Erased, as a sequence's own operators would work on the sequence at once.
    let numbers = (1...5).publisher.eraseToAnyPublisher()

    @Test func mapping() {
        #expect(history(numbers.map { $0 * 2 }) == "2 4 6 8 10 |")
        #expect(history(numbers.tryMap { if $0 == 3 { throw TestError.oops } else { $0 } }) == "1 2 X(oops)")
        #expect(history(failing(after: 1).mapError { _ in TestError.other }) == "1 X(other)")
        #expect(history(["a", "bb"].publisher.map(\.count)) == "1 2 |")
        #expect(history([1, nil, 3].publisher.replaceNil(with: 0)) == "1 0 3 |")
        #expect(history(numbers.scan(0, +)) == "1 3 6 10 15 |")
        #expect(history(numbers.tryScan(0) { if $1 == 3 { throw TestError.oops } else { $0 + $1 } }) == "1 3 X(oops)")
    }

    @Test func coding() {
        let data = Just(["a": 1]).encode(encoder: JSONEncoder())
        #expect(history(data.decode(type: [String: Int].self, decoder: JSONDecoder())) == "[\"a\": 1] |")
        let wrong = history(Just(Data("x".utf8)).decode(type: [Int].self, decoder: JSONDecoder()))
        #expect(wrong == "X(other)")
    }
}
