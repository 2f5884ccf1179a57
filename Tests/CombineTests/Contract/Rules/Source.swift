import Combine

/// A publisher that the test drives, and that only hands over a subscription when it is told to.
final class Source: Publisher {
    typealias Output = Int
    typealias Failure = TestError

    /// A subscription that writes down what is asked of it.
    final class Upstream: Subscription, CustomStringConvertible {
        private(set) var log: [String] = []
        func request(_ demand: Subscribers.Demand) { log.append(Source.text(demand)) }
        func cancel() { log.append("cancel") }
        var description: String { "Upstream" }
    }

    let upstream = Upstream()
    private let isEager: Bool

    /// The subscriber as it came, which may be a subscription too.
    private(set) var subscriber: Any?
    private(set) var erased: AnySubscriber<Int, TestError>?

    /// - Parameter isEager: Whether a subscriber is handed its subscription at once.
    init(isEager: Bool = true) { self.isEager = isEager }

    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == TestError {
        self.subscriber = subscriber
        erased = AnySubscriber(subscriber)
        if isEager { subscriber.receive(subscription: upstream) }
    }

    func attach(_ subscription: any Subscription) { erased?.receive(subscription: subscription) }

    @discardableResult
    func send(_ value: Int) -> Subscribers.Demand { erased?.receive(value) ?? .none }

    func send(completion: Subscribers.Completion<TestError>) { erased?.receive(completion: completion) }

    func letGo() {
        subscriber = nil
        erased = nil
    }

    static func text(_ demand: Subscribers.Demand) -> String { demand.max.map(String.init) ?? "all" }
}
