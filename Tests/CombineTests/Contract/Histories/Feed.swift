import Combine

/// A publisher that keeps to the protocol, and of which a history sends values and completions.
final class FeedPublisher: Publisher {
    typealias Output = Counted
    typealias Failure = TestError

    private(set) var feeds: [Feed] = []
    private let population: Population
    /// Whether the next subscriber is handed its subscription at once.
    private let isEager: () -> Bool
    /// Called with a feed of which values were requested.
    private let onRequest: (Feed) -> Void

    init(_ population: Population, isEager: @escaping () -> Bool, onRequest: @escaping (Feed) -> Void) {
        self.population = population
        self.isEager = isEager
        self.onRequest = onRequest
        population.add(1)
    }

    deinit { population.add(-1) }

    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Counted, S.Failure == TestError {
        let feed = Feed(AnySubscriber(subscriber), subscriber as? any Subscription, population, onRequest)
        feeds.append(feed)
        if isEager() { feed.start() }
    }

    /// Forgets the feeds that are over.
    func sweep() { feeds.removeAll { $0.isOver } }
}

/// A subscription that knows what it may send.
final class Feed: Subscription {
    private var subscriber: AnySubscriber<Counted, TestError>?
    /// The operator that listens, before it has been handed this.
    private(set) var early: (any Subscription)?
    private(set) var demand = Subscribers.Demand.none
    private let population: Population
    private let onRequest: (Feed) -> Void
    private var hasStarted = false

    init(
        _ subscriber: AnySubscriber<Counted, TestError>, _ early: (any Subscription)?, _ population: Population,
        _ onRequest: @escaping (Feed) -> Void
    ) {
        self.subscriber = subscriber
        self.early = early
        self.population = population
        self.onRequest = onRequest
        population.add(1)
    }

    deinit { population.add(-1) }

    var isOver: Bool { subscriber == nil }
    var isPending: Bool { !hasStarted && !isOver }

    func start() {
        guard isPending else { return }
        hasStarted = true
        early = nil
        subscriber?.receive(subscription: self)
    }

    func send(_ value: @autoclosure () -> Counted) {
        guard hasStarted, demand > 0, let subscriber else { return }
        demand -= 1
        demand += subscriber.receive(value())
    }

    func complete(_ completion: Subscribers.Completion<TestError>) {
        guard hasStarted, let subscriber else { return }
        self.subscriber = nil
        subscriber.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        guard !isOver else { return }
        self.demand += demand
        onRequest(self)
    }

    func cancel() { subscriber = nil }
}
