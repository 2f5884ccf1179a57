import Combine
import Foundation
import Testing

/// What a publisher of values tells a subscriber that asks for all there is.
func history<P: Publisher>(_ publisher: P) -> String where P.Output: Equatable {
    let recorder = Recorder<P.Output, TestError>()
    publisher.mapError { $0 as? TestError ?? .other }.subscribe(recorder)
    return recorder.history
}

/// The numbers from 1, and then a failure.
func failing(after count: Int) -> some Publisher<Int, TestError> {
    (1...count).publisher.setFailureType(to: TestError.self).append(Fail(error: .oops))
}

@Suite struct OperatorTests {
    /// Erased, as a sequence's own operators would work on the sequence at once.
    let numbers = (1...5).publisher.eraseToAnyPublisher()

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

    @Test func mapping() {
        #expect(history(numbers.map { $0 * 2 }) == "2 4 6 8 10 |")
        #expect(history(numbers.tryMap { if $0 == 3 { throw TestError.oops } else { $0 } }) == "1 2 X(oops)")
        #expect(history(failing(after: 1).mapError { _ in TestError.other }) == "1 X(other)")
        #expect(history(["a", "bb"].publisher.map(\.count)) == "1 2 |")
        #expect(history([1, nil, 3].publisher.replaceNil(with: 0)) == "1 0 3 |")
        #expect(history(numbers.scan(0, +)) == "1 3 6 10 15 |")
        #expect(history(numbers.tryScan(0) { if $1 == 3 { throw TestError.oops } else { $0 + $1 } }) == "1 3 X(oops)")
    }

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

    @Test func knownValuesNeedNoStage() {
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

    @Test func combining() {
        let a = PassthroughSubject<Int, TestError>()
        let b = PassthroughSubject<String, TestError>()
        let combined = Recorder<String, TestError>()
        let zipped = Recorder<String, TestError>()
        a.combineLatest(b) { "\($0)\($1)" }.subscribe(combined)
        a.zip(b) { "\($0)\($1)" }.subscribe(zipped)
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        a.send(completion: .finished)
        b.send("z")
        b.send(completion: .finished)
        #expect(combined.history == "2x 2y 2z |")
        #expect(zipped.history == "1x 2y |")
    }

    @Test func combiningFails() {
        let a = PassthroughSubject<Int, TestError>()
        let b = PassthroughSubject<Int, TestError>()
        let c = PassthroughSubject<Int, TestError>()
        let d = PassthroughSubject<Int, TestError>()
        let all = Recorder<Int, TestError>()
        a.combineLatest(b, c, d) { $0 + $1 + $2 + $3 }.subscribe(all)
        for subject in [a, b, c, d] { subject.send(1) }
        c.send(3)
        b.send(completion: .failure(.oops))
        a.send(9)
        #expect(all.history == "4 6 X(oops)")
        #expect(all.subscriptionName == "CombineLatest")
    }

    @Test func zipEndsWhenNoRowCanFollow() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let zipped = Recorder<Int, Never>()
        a.zip(b, +).subscribe(zipped)
        a.send(1)
        a.send(completion: .finished)
        #expect(zipped.history == "")
        b.send(1)
        #expect(zipped.history == "2 |")
        #expect(history((1...3).publisher.zip((1...5).publisher, +)) == "2 4 6 |")
    }

    @Test func merging() {
        #expect(history((1...2).publisher.merge(with: (3...4).publisher)) == "1 2 3 4 |")
        #expect(
            history(Just(1).merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8)))
                == "1 2 3 4 5 6 7 8 |")
        #expect(history(Publishers.MergeMany([Just(1), Just(2)])) == "1 2 |")
        #expect(history(Publishers.MergeMany([Just<Int>]())) == "|")
        let limited = Recorder<Int, Never>(.max(2))
        (1...3).publisher.merge(with: (4...6).publisher).subscribe(limited)
        #expect(limited.values.count == 2)
        limited.request(.max(1))
        #expect(limited.values.count == 3)
        limited.request(.unlimited)
        #expect(limited.values.sorted() == [1, 2, 3, 4, 5, 6])
        #expect(limited.history.hasSuffix("|"))
    }

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

    @Test func printing() {
        final class Output: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let output = Output()
        let recorder = Recorder<Int, Never>(.max(2))
        (1...3).publisher.print("p", to: output).subscribe(recorder)
        recorder.cancel()
        #expect(
            output.text == """
                p: receive subscription: (1...3)
                p: request max: (2)
                p: receive value: (1)
                p: receive value: (2)
                p: receive cancel

                """)
    }

    @Test func coding() {
        let data = Just(["a": 1]).encode(encoder: JSONEncoder())
        #expect(history(data.decode(type: [String: Int].self, decoder: JSONDecoder())) == "[\"a\": 1] |")
        let wrong = history(Just(Data("x".utf8)).decode(type: [Int].self, decoder: JSONDecoder()))
        #expect(wrong == "X(other)")
    }

    @Test func demandIsPassedOn() {
        let probe = Probe<Int, Never>()
        let recorder = Recorder<Int, Never>(.max(2), onValue: { $0 == 4 ? .max(5) : .none })
        probe.filter { $0 % 2 == 0 }.subscribe(recorder)
        #expect(recorder.subscriptionName == "Filter")
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

    @Test func concatenationCarriesTheDemand() {
        let recorder = Recorder<Int, Never>(.max(3))
        (1...2).publisher.append(3...5).subscribe(recorder)
        #expect(recorder.history == "1 2 3")
        recorder.request(.max(1))
        #expect(recorder.history == "1 2 3 4")
    }

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
        // What only transforms hands the subscription through.
        #expect(name(numbers.scan(0, +)) == "1...5")
        #expect(name(numbers.map { $0 }) == "1...5")
        #expect(name(numbers.collect()) == "Collect")
        #expect(name(numbers.dropFirst()) == "Drop")
        #expect(name(numbers.receive(on: ImmediateScheduler.shared)) == "ReceiveOn")
    }

    @Test func mergingFromEightThreadsLosesNothing() {
        let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
        nonisolated(unsafe) var count = 0
        nonisolated(unsafe) var last = [Int](repeating: -1, count: 8)
        nonisolated(unsafe) var disorder = 0
        nonisolated(unsafe) var isFinished = false
        let sink = Publishers.MergeMany(subjects).sink(
            receiveCompletion: { _ in isFinished = true },
            receiveValue: {
                count += 1
                if $0 % 10_000 != last[$0 / 10_000] + 1 { disorder += 1 }
                last[$0 / 10_000] = $0 % 10_000
            })
        DispatchQueue.concurrentPerform(iterations: 8) { index in
            for number in 0..<10_000 { subjects[index].send(index * 10_000 + number) }
            subjects[index].send(completion: .finished)
        }
        #expect(count == 80_000)
        #expect(disorder == 0)
        #expect(isFinished)
        withExtendedLifetime(sink) {}
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
