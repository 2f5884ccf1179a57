import Combine
import Foundation
import SeamPrimitives

/// Records the values and ends that pass through Combine's chains.
final class CombineTap: _Introspection, @unchecked Sendable {
    static let shared = CombineTap()

    /// The links that are alive, by their subscribers.
    private let links = Locked<[UInt64: TraceChain]>([:])
    /// The subscribers that are being attached by the calling thread, the last one nearest to the source.
    private let attaching = PerThread<[UInt64]>([])
    /// The values that are on their way on the calling thread, from the source on, each with what was being attached.
    private let open = PerThread<[(span: TraceSpan, attaching: [UInt64])]>([])
    private let depthOfCancel = PerThread<Int>(0)

    private static let limit = 65_536

    // MARK: Subscribing

    func willReceive<P: Publisher, S: Subscriber>(publisher: P, subscriber: S)
    where P.Failure == S.Failure, P.Output == S.Input {
        let id = Self.number(subscriber.combineIdentifier)
        let name = Self.name(of: P.self)
        let next = attaching.value.last { $0 != id } ?? 0
        let known = links.withLock { $0[id] }
        attaching.value.append(id)
        if var known {
            // A publisher that hands its subscriber on to another.
            known.name = name
            links.withLock { $0[id] = known }
            return
        }
        let site = next != 0 ? links.withLock { $0[next]?.site } ?? 0 : CodeAddress.nearest()
        let chain = TraceChain(name: name, id: id, next: next, receiver: Self.name(of: subscriber), site: site)
        links.withLock { links in
            if links.count > Self.limit { links.removeAll() }
            links[id] = chain
            // A publisher without a type of its own is what its subscriber says that it is.
            if links[next]?.name == "AnyPublisher" { links[next]?.name = Self.lowercased(chain.receiver) }
        }
    }

    func didReceive<P: Publisher, S: Subscriber>(publisher: P, subscriber: S)
    where P.Failure == S.Failure, P.Output == S.Input {
        _ = attaching.value.popLast()
        guard let link = links.withLock({ $0[Self.number(subscriber.combineIdentifier)] }),
            !attaching.value.contains(link.id)
        else { return }
        write(link, "subscribed")
    }

    // MARK: Events

    func willReceive<S: Subscriber>(subscriber: S, input: S.Input) {
        var span = TraceSpan(id: 0)
        if let link = link(of: subscriber) {
            span = Recorder.shared.begin(.event) { line in
                line.add(link)
                line.add("v", ValueText.of(input))
            }
        }
        // What follows from a value subscribes to chains of its own.
        open.value.append((span, attaching.value))
        attaching.value = []
    }

    func didReceive<S: Subscriber>(subscriber: S, input: S.Input, resultingDemand: Subscribers.Demand) {
        guard let (span, outer) = open.value.popLast() else { return }
        attaching.value = outer
        Recorder.shared.end(span)
    }

    func willReceive<S: Subscriber>(subscriber: S, completion: Subscribers.Completion<S.Failure>) {
        guard let link = link(of: subscriber) else { return }
        links.withLock { $0[link.id] = nil }
        switch completion {
        case .finished: write(link, "finished")
        case .failure(let error): write(link, "failed", ValueText.of(error))
        }
    }

    func willCancel(subscription: any Subscription) {
        depthOfCancel.value += 1
        guard depthOfCancel.value == 1 else { return }
        Recorder.shared.mark("cancelled") { line in
            line.add("n", "\(subscription)")
            let site = CodeAddress.nearest()
            if site != 0 { line.add("pc", UInt64(site)) }
        }
    }

    func didCancel(subscription: any Subscription) { depthOfCancel.value -= 1 }

    // MARK: Writing

    private func link(of subscriber: some Subscriber) -> TraceChain? {
        links.withLock { $0[Self.number(subscriber.combineIdentifier)] }
    }

    private func write(_ link: TraceChain, _ event: String, _ value: String? = nil) {
        Recorder.shared.mark(event) { line in
            line.add(link)
            if let value { line.add("v", value) }
        }
    }

    /// `map`, `debounce`, `CurrentValueSubject`
    private static func name(of publisher: Any.Type) -> String {
        var name = String(reflecting: publisher)
        if let generic = name.firstIndex(of: "<") {
            // `Combine.Published<Swift.Int>.Publisher` has its arguments in the middle.
            name = String(name[..<generic])
        }
        let parts = name.split(separator: ".")
        guard let last = parts.last else { return name }
        return parts.dropLast().last == "Publishers" ? lowercased(String(last)) : String(last)
    }

    /// The operator's name as it is written. Apple's description of `map` with key paths names another.
    private static func lowercased(_ name: String) -> String {
        name.hasPrefix("ValueForKey") ? "map" : name.prefix(1).lowercased() + name.dropFirst()
    }

    private static func name(of subscriber: some Subscriber) -> String {
        let text = subscriber as? any CustomStringConvertible
        let name = text?.description ?? name(of: type(of: subscriber))
        return name == "Sink" || name.hasPrefix("Assign") ? name.lowercased() : name
    }

    private static func number(_ identifier: CombineIdentifier) -> UInt64 {
        unsafeBitCast(identifier, to: UInt64.self)
    }
}
