import Combine
import Foundation
import Synchronization

/// A subscriber that checks the protocol: a subscription first, no more values than were requested, one completion,
/// nothing after the end, and one call at a time but for those from inside.
final class Witness: Subscriber, @unchecked Sendable {
    typealias Input = Counted
    typealias Failure = TestError

    /// What was broken, in words.
    let complaints = Guarded<[String]>([])

    private let population: Population
    private let mayExceedDemand: Bool
    private let mayOutlive: Bool
    private let mayEndEarly: Bool
    private let mayContinue: Bool
    private let isConcurrent: Bool
    private let react: (Witness) -> Subscribers.Demand

    private let wanted = Atomic<Int>(0)
    private let received = Atomic<Int>(0)
    private let caller = Atomic<UInt>(0)
    private let hasEnded = Atomic<Bool>(false)
    private let isCancelled = Atomic<Bool>(false)
    private let wasCancelledInside = Atomic<Bool>(false)
    private let state = Guarded<(subscription: (any Subscription)?, hasBegun: Bool)>((nil, false))

    init(
        _ population: Population, exceedsDemand: Bool, outlives: Bool, endsEarly: Bool, continues: Bool,
        isConcurrent: Bool,
        react: @escaping (Witness) -> Subscribers.Demand
    ) {
        self.population = population
        mayExceedDemand = exceedsDemand
        mayOutlive = outlives
        mayEndEarly = endsEarly
        mayContinue = continues
        self.isConcurrent = isConcurrent
        self.react = react
        population.add(1)
    }

    deinit { population.add(-1) }

    // MARK: What the history does

    func request(_ demand: Subscribers.Demand) {
        guard let subscription = state.withLock({ $0.subscription }) else { return }
        want(demand)
        subscription.request(demand)
    }

    func cancel() {
        guard let subscription = takeSubscription() else { return }
        subscription.cancel()
        if caller.load(ordering: .relaxed) != 0 { wasCancelledInside.store(true, ordering: .relaxed) }
        isCancelled.store(true, ordering: .releasing)
    }

    // MARK: Subscriber

    func receive(subscription: any Subscription) {
        enter {
            let isFirst = state.withLock {
                if $0.hasBegun { return false }
                $0 = (subscription, true)
                return true
            }
            if !isFirst { complain("a second subscription") }
        }
    }

    func receive(_ input: Counted) -> Subscribers.Demand {
        enter {
            checkAlive("a value")
            let count = received.wrappingAdd(1, ordering: .relaxed).newValue
            if !mayExceedDemand, count > wanted.load(ordering: .relaxed) { complain("a value too many") }
            let more = react(self)
            want(more)
            return more
        }
    }

    func receive(completion: Subscribers.Completion<TestError>) {
        enter {
            checkAlive("a completion", isCompletion: true)
            hasEnded.store(true, ordering: .relaxed)
            let released = takeSubscription()
            _ = react(self)
            withExtendedLifetime(released) {}
        }
    }

    /// A completion may follow the value in which it was cancelled.
    private func checkAlive(_ event: String, isCompletion: Bool = false) {
        if !mayEndEarly, !state.withLock({ $0.hasBegun }) { complain("\(event) before the subscription") }
        if !mayContinue, hasEnded.load(ordering: .relaxed) { complain("\(event) after the completion") }
        let isExcused = mayOutlive || isCompletion && wasCancelledInside.load(ordering: .relaxed)
        if !isConcurrent, !isExcused, isCancelled.load(ordering: .acquiring) {
            complain("\(event) after the cancellation")
        }
    }

    /// Runs an event, which no other thread may do at the same time.
    private func enter<Result>(_ event: () -> Result) -> Result {
        let thread = UInt(pthread_self())
        let before = caller.exchange(thread, ordering: .acquiringAndReleasing)
        if before != 0, before != thread { complain("two calls at a time") }
        defer { caller.store(before == thread ? thread : 0, ordering: .releasing) }
        return event()
    }

    private func want(_ demand: Subscribers.Demand) {
        wanted.wrappingAdd(demand.max ?? 1 << 40, ordering: .relaxed)
    }

    private func complain(_ text: String) { complaints.withLock { $0.append(text) } }

    private func takeSubscription() -> (any Subscription)? {
        state.withLock { state in
            defer { state.subscription = nil }
            return state.subscription
        }
    }
}
