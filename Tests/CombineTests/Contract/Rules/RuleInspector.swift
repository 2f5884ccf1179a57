import Combine

/// Puts an operator into the situation of a rule, and says in a word what it did.
struct RuleInspector<P: Publisher> {
    private let make: (Source) -> P

    init(_ make: @escaping (Source) -> P) { self.make = make }

    func observe(_ rule: Rule) -> String {
        switch rule {
        case .subscription: subscription()
        case .atOnce: requests(nil)
        case .request: requests { _, downstream in downstream.request(.max(2)) }
        case .answer: answer()
        case .nothing: requests { _, downstream in downstream.request(.none) }
        case .lateSubscription: lateSubscription()
        case .secondSubscription: secondSubscription()
        case .earlyValue: early { $0.send(1) }
        case .earlyEnd: early { $0.send(completion: .finished) }
        case .lateValue: lateValue()
        case .end: end(.finished)
        case .failure: end(.failure(.oops))
        case .downstream: downstream()
        }
    }

    private func attach(_ source: Source, more: Subscribers.Demand = .none) -> Listener<P.Output, P.Failure> {
        let listener = Listener<P.Output, P.Failure>(more: more)
        make(source).subscribe(listener)
        return listener
    }

    private func subscription() -> String {
        let source = Source()
        return "\(attach(source).subscription.map { "\($0)" } ?? "")" == "Upstream" ? "upstream's" : "own"
    }

    /// What is asked of the upstream by an action; before that, if there is none.
    private func requests(_ action: ((Source, Listener<P.Output, P.Failure>) -> Void)?) -> String {
        let source = Source()
        let listener = attach(source)
        let before = source.upstream.log
        action?(source, listener)
        let asked = action == nil ? before : Array(source.upstream.log.dropFirst(before.count))
        return withExtendedLifetime(listener) { asked.isEmpty ? "—" : asked.joined(separator: " ") }
    }

    private func answer() -> String {
        let source = Source()
        let listener = attach(source, more: .max(3))
        listener.request(.max(1))
        let before = source.upstream.log.count
        let answer = source.send(1)
        let asked = source.upstream.log.dropFirst(before).joined(separator: " ")
        if listener.events.isEmpty { return "—" }
        let parts = [answer == .none ? "" : "+" + Source.text(answer), asked].filter { !$0.isEmpty }
        return parts.isEmpty ? "kept" : parts.joined(separator: " ")
    }

    private func lateSubscription() -> String {
        let source = Source(isEager: false)
        let listener = attach(source)
        guard let operation = source.subscriber as? any Subscription else { return "—" }
        operation.cancel()
        source.attach(source.upstream)
        listener.subscription?.request(.max(1))
        return source.upstream.log.first == "cancel" ? "cancelled" : "used"
    }

    private func secondSubscription() -> String {
        let source = Source()
        let listener = attach(source)
        let second = Source.Upstream()
        source.attach(second)
        withExtendedLifetime(listener) {}
        return second.log.contains("cancel") ? "cancelled" : "used"
    }

    private func early(_ action: (Source) -> Void) -> String {
        let source = Source(isEager: false)
        let listener = attach(source)
        listener.subscription?.request(.max(1))
        action(source)
        return listener.events.isEmpty ? "dropped" : "passes"
    }

    private func lateValue() -> String {
        let source = Source()
        let listener = attach(source)
        listener.request(.max(3))
        listener.subscription?.cancel()
        let answer = source.send(1)
        return (listener.events.isEmpty ? "dropped" : "passes") + (answer == .none ? "" : " +" + Source.text(answer))
    }

    private func end(_ completion: Subscribers.Completion<TestError>) -> String {
        let source = Source()
        let listener = attach(source)
        source.send(completion: completion)
        if listener.events.contains("end") { return "passes" }
        listener.request(.max(1))
        return listener.events.contains("end") ? "waits" : "never"
    }

    private func downstream() -> String {
        let source = Source()
        weak var listener: Listener<P.Output, P.Failure>?
        var subscription: (any Subscription)?
        do {
            let attached = attach(source)
            listener = attached
            attached.request(.max(1))
            subscription = attached.subscription
            attached.subscription = nil
        }
        subscription?.cancel()
        source.letGo()
        return withExtendedLifetime(subscription) { listener == nil ? "released" : "kept" }
    }
}

/// A subscriber that notes what it is told.
final class Listener<Input, Failure: Error>: Subscriber {
    var subscription: (any Subscription)?
    private(set) var events: [String] = []
    private let more: Subscribers.Demand

    init(more: Subscribers.Demand) { self.more = more }

    func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Input) -> Subscribers.Demand {
        events.append("value")
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) { events.append("end") }
}
