import Combine
import Foundation

/// A random history of a chain of operators on one thread: requests, values, completions and cancellations from either
/// side, before, during and after each other.
final class ChainHistory {
    private var random: RandomNumbers
    private let population = Population()
    private let scheduler = VirtualScheduler()
    private let chain: HistoryChain<VirtualScheduler>
    private let description: String
    private var sources: [FeedPublisher] = []
    private var witness: Witness?
    private var depth = 0
    private var number = 0

    /// - Parameters:
    ///   - seed: Determines everything.
    ///   - first: The operator of the chain that is always there.
    private init(seed: UInt64, _ first: HistoryOperator<VirtualScheduler>) {
        random = RandomNumbers(seed: seed)
        chain = HistoryChain(first, upTo: 4, &random)
        description = "seed \(seed): \(chain.names)"
        build()
    }

    /// Plays a history, and returns what was wrong with it.
    static func play(seed: UInt64, _ first: HistoryOperator<VirtualScheduler>, steps: Int) -> [String] {
        let history = ChainHistory(seed: seed, first)
        for _ in 0..<steps { history.step() }
        return history.end()
    }

    private func build() {
        var publisher = source().eraseToAnyPublisher()
        for step in chain.steps { publisher = step.apply(publisher, source().eraseToAnyPublisher(), scheduler) }
        let witness = chain.witness(population, isConcurrent: false) { [unowned self] _ in reaction() }
        self.witness = witness
        publisher.subscribe(witness)
    }

    private func source() -> FeedPublisher {
        let source = FeedPublisher(
            population, isEager: { [unowned self] in chain.takes(.missesCancellation) || !random.once(in: 4) },
            onRequest: { [unowned self] in if random.once(in: 3) { nested { self.send(to: $0) }($0) } })
        sources.append(source)
        return source
    }

    // MARK: Steps

    private func step() {
        switch random.below(20) {
        case 0...4: witness?.request(demand())
        case 5...12: if let feed = feed() { send(to: feed) }
        case 13: if random.once(in: 3) { feed()?.complete(random.once(in: 2) ? .finished : .failure(.oops)) }
        case 14: if random.once(in: 6) { witness?.cancel() }
        case 15...16: pendingFeed()?.start()
        case 17: if random.once(in: 12) { pendingFeed()?.early?.cancel() }
        default: scheduler.advance(by: .nanoseconds(random.below(4)))
        }
    }

    /// What the subscriber does as it receives something.
    private func reaction() -> Subscribers.Demand {
        if random.once(in: 3) { nested { (_: Void) in self.step() }(()) }
        return random.once(in: 3) ? .max(random.below(3)) : .none
    }

    /// An action that is left out when too many are inside each other.
    private func nested<Input>(_ action: @escaping (Input) -> Void) -> (Input) -> Void {
        { [self] in
            guard depth < 4 else { return }
            depth += 1
            action($0)
            depth -= 1
        }
    }

    private func demand() -> Subscribers.Demand { random.once(in: 5) ? .unlimited : .max(1 + random.below(3)) }

    private func feed() -> Feed? {
        let source = sources[random.below(sources.count)]
        if source.feeds.count > 8 { source.sweep() }
        return source.feeds.isEmpty ? nil : source.feeds[random.below(source.feeds.count)]
    }

    private func pendingFeed() -> Feed? { sources.flatMap(\.feeds).first { $0.isPending } }

    private func send(to feed: Feed) {
        number = (number + 1) % 20
        feed.send(Counted(number, population))
    }

    // MARK: The end

    /// Ends everything, and looks for what is left.
    private func end() -> [String] {
        if random.once(in: 2) { witness?.cancel() }
        // Replacements and attempts may bring new feeds.
        for _ in 0..<20 {
            for feed in sources.flatMap(\.feeds) where !feed.isOver {
                feed.start()
                feed.complete(.finished)
            }
            scheduler.advance(by: .nanoseconds(20))
            for source in sources { source.sweep() }
        }
        witness?.cancel()
        for feed in sources.flatMap(\.feeds) {
            feed.start()
            feed.complete(.finished)
        }
        scheduler.advance(by: .nanoseconds(20))
        var complaints = witness?.complaints.withLock { $0 } ?? []
        witness = nil
        sources = []
        scheduler.removeAll()
        if population.value != 0 { complaints.append("\(population.value) objects are left") }
        return complaints.map { "\(description): \($0)" }
    }
}
