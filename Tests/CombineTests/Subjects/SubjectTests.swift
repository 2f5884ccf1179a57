import Combine
import Foundation
import Testing

@Suite struct SubjectTests {
    @Test func passthroughDeliversToThoseWhoAreThere() {
        let subject = PassthroughSubject<Int, TestError>()
        let early = Recorder<Int, TestError>()
        let late = Recorder<Int, TestError>()
        subject.send(0)
        subject.subscribe(early)
        subject.send(1)
        subject.subscribe(late)
        subject.send(2)
        subject.send(completion: .failure(.oops))
        subject.send(3)
        #expect(early.history == "1 2 X(oops)")
        #expect(late.history == "2 X(oops)")
        #expect(early.subscriptionName == "PassthroughSubject")

        let afterwards = Recorder<Int, TestError>()
        subject.subscribe(afterwards)
        #expect(afterwards.history == "X(oops)")
        #expect(afterwards.subscriptionName == "Empty")
    }

    @Test func passthroughDropsWhatIsNotWanted() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>(nil, onValue: { $0 == 2 ? .max(1) : .none })
        subject.subscribe(recorder)
        subject.send(1)
        recorder.request(.max(1))
        subject.send(2)
        subject.send(3)
        subject.send(4)
        subject.send(completion: .finished)
        #expect(recorder.history == "2 3 |")
    }

    @Test func currentValueStartsWithItsValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let first = Recorder<Int, Never>()
        subject.subscribe(first)
        subject.value = 2
        let second = Recorder<Int, Never>(nil)
        subject.subscribe(second)
        subject.send(3)
        #expect(second.history == "")
        second.request(.max(1))
        second.request(.max(1))
        #expect(second.history == "3")
        subject.send(4)
        subject.send(5)
        second.request(.max(1))
        #expect(subject.value == 5)
        subject.send(completion: .finished)
        subject.send(6)
        #expect(subject.value == 5)
        #expect(first.history == "1 2 3 4 5 |")
        #expect(second.history == "3 4 5 |")
    }

    @Test func sendingInsideReceiveIsNested() {
        let subject = PassthroughSubject<Int, Never>()
        var order: [String] = []
        let a = subject.sink {
            order.append("a\($0)")
            if $0 == 1 { subject.send(2) }
            order.append("a\($0)'")
        }
        let b = subject.sink { order.append("b\($0)") }
        subject.send(1)
        #expect(order == ["a1", "a2", "a2'", "b2", "a1'", "b1"])
        withExtendedLifetime((a, b)) {}
    }

    @Test func cancellingInsideReceive() {
        let subject = PassthroughSubject<Int, Never>()
        var heard: [String] = []
        var second: AnyCancellable?
        var first: AnyCancellable?
        first = subject.sink {
            heard.append("first\($0)")
            second?.cancel()
            first?.cancel()
        }
        second = subject.sink { heard.append("second\($0)") }
        let third = subject.sink { heard.append("third\($0)") }
        subject.send(1)
        subject.send(2)
        #expect(heard == ["first1", "third1", "third2"])
        withExtendedLifetime(third) {}
    }

    @Test func subscribingInsideReceiveHearsTheNextValue() {
        let subject = PassthroughSubject<Int, Never>()
        var inner: AnyCancellable?
        var heard: [Int] = []
        let outer = subject.sink { _ in
            if inner == nil { inner = subject.sink { heard.append($0) } }
        }
        subject.send(1)
        subject.send(2)
        #expect(heard == [2])
        withExtendedLifetime(outer) {}
    }

    @Test func completingInsideReceive() {
        let subject = PassthroughSubject<Int, Never>()
        let first = Recorder<Int, Never>()
        let second = Recorder<Int, Never>()
        first.onReceive = { _ in subject.send(completion: .finished) }
        subject.subscribe(first)
        subject.subscribe(second)
        subject.send(1)
        #expect(first.history == "1 |")
        #expect(second.history == "|")
    }

    @Test func subscribersAreReleased() {
        var released = 0
        let subject = PassthroughSubject<Int, Never>()
        do {
            let recorder = Recorder<Int, Never>(onDeinit: { released += 1 })
            subject.subscribe(recorder)
            subject.send(1)
            recorder.cancel()
        }
        #expect(released == 1)
        do {
            let recorder = Recorder<Int, Never>(onDeinit: { released += 1 })
            subject.subscribe(recorder)
            recorder.onReceive = { [unowned recorder] _ in recorder.cancel() }
            subject.send(1)
        }
        #expect(released == 2)
        do {
            let recorder = Recorder<Int, Never>(onDeinit: { released += 1 })
            subject.subscribe(recorder)
            subject.send(completion: .finished)
        }
        #expect(released == 3)
    }

    @Test func sinkReleasesItsClosures() {
        final class Token {}
        weak var weakToken: Token?
        let subject = PassthroughSubject<Int, Never>()
        func make() -> AnyCancellable {
            let token = Token()
            weakToken = token
            return subject.sink(receiveCompletion: { _ in _ = token }, receiveValue: { _ in _ = token })
        }
        let cancelled = make()
        #expect(weakToken != nil)
        cancelled.cancel()
        #expect(weakToken == nil)
        let completed = make()
        subject.send(completion: .finished)
        #expect(weakToken == nil)
        withExtendedLifetime(completed) {}
    }

    @Test func aValueReplacedMayComeBackFromItsDeinitialiser() {
        final class Box {
            let action: () -> Void
            init(_ action: @escaping () -> Void) { self.action = action }
            deinit { action() }
        }
        let subject = CurrentValueSubject<Box?, Never>(nil)
        var seen = 0
        subject.value = Box { seen = subject.value == nil ? 1 : 2 }
        subject.value = nil
        #expect(seen == 1)
    }

    @Test func eightThreads() {
        let subject = PassthroughSubject<(thread: Int, number: Int), Never>()
        let perThread = 20_000
        // Only ever touched by one delivery at a time, which is what is tested.
        nonisolated(unsafe) var last = [Int](repeating: -1, count: 8)
        nonisolated(unsafe) var count = 0
        nonisolated(unsafe) var disorder = 0
        let sink = subject.sink { value in
            count += 1
            if value.number != last[value.thread] + 1 { disorder += 1 }
            last[value.thread] = value.number
        }
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<perThread { subject.send((thread, number)) }
        }
        #expect(count == 8 * perThread)
        #expect(disorder == 0)
        withExtendedLifetime(sink) {}
    }

    @Test func currentValueFromEightThreadsEndsWithTheLastDelivered() {
        let subject = CurrentValueSubject<Int, Never>(-1)
        nonisolated(unsafe) var delivered = -1
        nonisolated(unsafe) var count = 0
        let sink = subject.sink {
            delivered = $0
            count += 1
        }
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<5_000 { subject.send(thread * 5_000 + number) }
        }
        #expect(delivered == subject.value)
        #expect(count == 40_001)
        withExtendedLifetime(sink) {}
    }

    @Test func subscribingAndCancellingWhileOthersSend() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let total = NSLock()
        nonisolated(unsafe) var heard = 0
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<2_000 {
                if thread < 4 {
                    subject.send(number)
                } else {
                    let sink = subject.sink { _ in total.withLock { heard += 1 } }
                    sink.cancel()
                }
            }
        }
        let recorder = Recorder<Int, Never>()
        subject.subscribe(recorder)
        subject.send(-1)
        #expect(recorder.values == [1_999, -1])
        #expect(heard > 0)
    }
}
