import Combine
import Dispatch
import Foundation

/// A random history of a chain of operators, to whose ends several threads do as they like at the same time.
final class ThreadedHistory: @unchecked Sendable {
    typealias Step = HistoryOperator<DispatchQueue>

    private static let threads = 4

    private let population = Population()
    private let queue = DispatchQueue(label: "history", attributes: .concurrent)
    private let sources: [PassthroughSubject<Counted, TestError>]
    private let description: String
    private let witness: Guarded<Witness?>

    private init(seed: UInt64, _ first: Step) {
        var random = RandomNumbers(seed: seed)
        let chain = HistoryChain(first, upTo: 2, &random)
        description = "seed \(seed): \(chain.names)"
        sources = (0...chain.steps.count).map { _ in PassthroughSubject() }

        var publisher = sources[0].eraseToAnyPublisher()
        for (index, step) in chain.steps.enumerated() {
            publisher = step.apply(publisher, sources[index + 1].eraseToAnyPublisher(), queue)
        }
        let witness = chain.witness(population, isConcurrent: true) { _ in .max(1) }
        self.witness = Guarded(witness)
        publisher.subscribe(witness)
    }

    /// Plays a history, and returns what was wrong with it.
    static func play(seed: UInt64, _ first: Step, steps: Int) -> [String] {
        let history = ThreadedHistory(seed: seed, first)
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            var random = RandomNumbers(seed: seed &* 31 &+ UInt64(thread))
            for number in 0..<steps / threads { history.step(&random, number) }
        }
        return history.end()
    }

    private func step(_ random: inout RandomNumbers, _ number: Int) {
        let source = sources[random.below(sources.count)]
        switch random.below(60) {
        case 0...14: witness.withLock { $0 }?.request(random.once(in: 4) ? .unlimited : .max(1 + random.below(3)))
        case 15: source.send(completion: random.once(in: 2) ? .finished : .failure(.oops))
        case 16: witness.withLock { $0 }?.cancel()
        default: source.send(Counted(number % 20, population))
        }
    }

    /// Ends everything, and looks for what is left once the queue has come to rest.
    private func end() -> [String] {
        witness.withLock { $0 }?.cancel()
        for source in sources { source.send(completion: .finished) }
        // A subscription may have been on its way.
        for _ in 0..<3 { queue.sync(flags: .barrier) {} }
        witness.withLock { $0 }?.cancel()
        var complaints = releaseWitness()
        var attempts = 0
        while attempts < 2_000 {
            queue.sync(flags: .barrier) {}
            if population.value == 0 { break }
            attempts += 1
            usleep(1_000)
        }
        if population.value != 0 { complaints.append("\(population.value) objects are left") }
        return complaints.map { "\(description): \($0)" }
    }

    private func releaseWitness() -> [String] {
        let released = witness.withLock { witness in
            defer { witness = nil }
            return witness
        }
        return released?.complaints.withLock { $0 } ?? []
    }
}
