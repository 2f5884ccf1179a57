import Combine
import Testing

@Suite struct SourceTests {
    @Test func sources() {
        #expect(history(Just(1)) == "1 |")
        #expect(history(Empty<Int, TestError>()) == "|")
        #expect(history(Empty<Int, TestError>(completeImmediately: false)) == "")
        #expect(history(Fail<Int, TestError>(error: .oops)) == "X(oops)")
        #expect(history(Deferred { Just(1) }) == "1 |")
        #expect(history(Optional(1).publisher) == "1 |")
        #expect(history(Int?.none.publisher) == "|")
        #expect(history(Result<Int, TestError>.success(1).publisher) == "1 |")
        #expect(history(Result<Int, TestError>.failure(.oops).publisher) == "X(oops)")
        #expect(history([Int]().publisher) == "|")
        #expect(history(Record<Int, TestError>(output: [1, 2], completion: .failure(.oops))) == "1 2 X(oops)")
        #expect(history(Future<Int, TestError> { $0(.success(1)) }) == "1 |")
        #expect(history(Future<Int, TestError> { $0(.failure(.oops)) }) == "X(oops)")
    }

    @Test func knownValuesNeedNoSubscriptionInBetween() {
        let range = (1...5).publisher
        let doubled: Publishers.Sequence<[Int], Never> = range.map { $0 * 2 }
        let one: Just<Int> = Just(1).map { $0 }
        #expect(history(doubled) == "2 4 6 8 10 |")
        #expect(history(one) == "1 |")
        #expect(history(range.filter { $0 > 3 }) == "4 5 |")
        #expect(history(range.dropFirst(3)) == "4 5 |")
        #expect(history(range.scan(0, +)) == "1 3 6 10 15 |")
        #expect(history(range.max()) == "5 |")
        #expect(history(range.append(6)) == "1 2 3 4 5 6 |")
        #expect(history([1, 1, 2].publisher.removeDuplicates()) == "1 2 |")
        #expect(history(Just(1).filter { $0 > 1 }) == "|")
        #expect(history(Just(1).append(2)) == "1 2 |")
        #expect(history(Just(1).tryMap { _ -> Int in throw TestError.oops }) == "X(oops)")
        #expect(history(Just(1).ignoreOutput()) == "|")
        #expect(history(range.prefix(2)) == "1 2 |")
    }

    @Test func aFailedFutureNeedsNoRequest() {
        let failed = Recorder<Int, TestError>(nil)
        Future<Int, TestError> { $0(.failure(.oops)) }.subscribe(failed)
        #expect(failed.history == "X(oops)")
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> { promise = $0 }
        let recorder = Recorder<Int, TestError>(nil)
        future.subscribe(recorder)
        promise?(.success(1))
        promise?(.success(2))
        #expect(recorder.history == "")
        recorder.request(.max(1))
        #expect(recorder.history == "1 |")
        #expect(history(future) == "1 |")
    }
}
