import Combine
import Foundation
import Testing

@Suite struct CombiningTests {
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
}
