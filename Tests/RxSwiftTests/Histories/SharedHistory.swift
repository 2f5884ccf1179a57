import Foundation
import RxSwift

/// A history that several threads make: one for each source, and two that subscribe and dispose.
final class SharedHistory: @unchecked Sendable {
    let name: String
    private let seed: UInt64
    private var sources: [HistorySource]
    private var sequence: Observable<Int>?
    private let lock = NSLock()
    private var subscribers: [HistorySubscriber] = []
    private let stepsOfEach = 30

    init(seed: UInt64, scheduler: any SchedulerType) {
        var numbers = SeededNumbers(seed)
        self.seed = seed
        sources = (0..<2).map { _ in HistorySource(kind: numbers.below(4)) }
        var sequence = sources[0].sequence
        var names: [String] = []
        for _ in 0...numbers.below(3) {
            let entry = OperatorTable.all[numbers.below(OperatorTable.all.count)]
            names.append(entry.name)
            sequence = entry.apply(sequence, sources[1].sequence, scheduler)
        }
        self.sequence = sequence
        name = "threads, seed \(seed): " + names.joined(separator: ", ")
    }

    func run() -> Int {
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            var numbers = SeededNumbers(seed &* 31 &+ UInt64(thread))
            for _ in 0..<stepsOfEach {
                if thread < 2 { send(to: sources[thread], &numbers) } else { attend(&numbers) }
            }
        }
        for subscriber in lock.withLock({ subscribers }) { subscriber.finish() }
        return 4 * stepsOfEach
    }

    private func send(to source: HistorySource, _ numbers: inout SeededNumbers) {
        switch numbers.below(30) {
        case 0: source.on(.completed)
        case 1: source.on(.error(E(n: 1)))
        default: source.on(.next(numbers.below(10)))
        }
    }

    private func attend(_ numbers: inout SeededNumbers) {
        guard let sequence else { return }
        if numbers.below(3) == 0 {
            let subscriber = HistorySubscriber()
            lock.withLock { subscribers.append(subscriber) }
            subscriber.subscribe(to: sequence)
        } else if numbers.below(4) == 0 {
            let choice = Int(numbers.next() >> 33)
            let subscriber = lock.withLock { subscribers.isEmpty ? nil : subscribers[choice % subscribers.count] }
            subscriber?.dispose(isAlone: false)
        }
    }

    func letGo() {
        sequence = nil
        sources = []
        lock.withLock { subscribers = [] }
    }

    var finding: String? { lock.withLock { subscribers.compactMap(\.finding).first } }
}
