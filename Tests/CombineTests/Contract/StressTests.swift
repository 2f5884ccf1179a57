import Combine
import Foundation
import Synchronization
import Testing

/// Eight threads at once. `COMBINE_STRESS` says how many values in all; ten million is a long run.
@Suite struct StressTests {
    private static let count = ProcessInfo.processInfo.environment["COMBINE_STRESS"].flatMap { Int($0) } ?? 160_000
    private static let threads = 8

    /// Counts what comes, and what of it is not the next of its sender. Only ever used by one delivery at a time,
    /// which is what is tested.
    private final class Ledger: @unchecked Sendable {
        private(set) var count = 0
        private(set) var disorder = 0
        private var next = [Int](repeating: 0, count: threads)

        func note(_ value: Int) {
            count += 1
            let thread = value % threads
            if value / threads != next[thread] { disorder += 1 }
            next[thread] = value / threads + 1
        }
    }

    private func send(_ send: @Sendable (Int) -> Void) {
        DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
            for number in 0..<Self.count / Self.threads { send(number * Self.threads + thread) }
        }
    }

    private func expect(_ ledger: Ledger, _ name: String) {
        #expect(ledger.count == Self.count / Self.threads * Self.threads, "\(name)")
        #expect(ledger.disorder == 0, "\(name)")
    }

    @Test func aSubject() {
        let subject = PassthroughSubject<Int, Never>()
        let ledger = Ledger()
        let sink = subject.map { $0 }.filter { _ in true }.sink { ledger.note($0) }
        send { subject.send($0) }
        expect(ledger, "subject")
        withExtendedLifetime(sink) {}
    }

    @Test func severalSubscribers() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let ledgers = (0..<3).map { _ in Ledger() }
        let sinks = ledgers.map { ledger in subject.dropFirst().sink { ledger.note($0) } }
        send { subject.send($0) }
        for ledger in ledgers { expect(ledger, "current value") }
        withExtendedLifetime(sinks) {}
    }

    @Test func mergedSubjects() {
        let subjects = (0..<Self.threads).map { _ in PassthroughSubject<Int, Never>() }
        let ledger = Ledger()
        let sink = Publishers.MergeMany(subjects).sink { ledger.note($0) }
        send { subjects[$0 % Self.threads].send($0) }
        expect(ledger, "merge")
        withExtendedLifetime(sink) {}
    }

    @Test func sharedAndHanded() async {
        let subject = PassthroughSubject<Int, Never>()
        let ledger = Ledger()
        let queue = DispatchQueue(label: "ledger")
        let sink = subject.share().receive(on: queue).sink { ledger.note($0) }
        send { subject.send($0) }
        // Queued values are delivered in hops, each of which may make another.
        while ledgerCount(ledger, queue) < Self.count / Self.threads * Self.threads { await Task.yield() }
        expect(ledger, "receive(on:)")
        withExtendedLifetime(sink) {}
    }

    private func ledgerCount(_ ledger: Ledger, _ queue: DispatchQueue) -> Int { queue.sync { ledger.count } }

    @Test func subscribingCancellingAndSending() {
        final class Counted: Sendable {
            let alive: AtomicCount
            init(_ alive: AtomicCount) {
                self.alive = alive
                alive.add(1)
            }
            deinit { alive.add(-1) }
        }
        let subject = CurrentValueSubject<Int, Never>(0)
        let alive = AtomicCount()
        DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
            for number in 0..<Self.count / 640 {
                let token = Counted(alive)
                let sink = subject.flatMap { Just($0) }.merge(with: subject).sink { _ in _ = token }
                subject.send(number)
                sink.cancel()
            }
        }
        #expect(alive.value == 0)
    }

    private final class AtomicCount: Sendable {
        private let count = Atomic<Int>(0)
        func add(_ number: Int) { count.wrappingAdd(number, ordering: .relaxed) }
        var value: Int { count.load(ordering: .relaxed) }
    }
}
