import Combine
import Foundation

/// An operator that is run through every rule. Add one here, and a row with its name in `Rules.md`.
struct RuledOperator: Sendable {
    let name: String
    let observe: @Sendable (Rule) -> String

    init<P: Publisher>(_ name: String, _ make: @escaping @Sendable (Source) -> P) {
        self.name = name
        observe = { RuleInspector(make).observe($0) }
    }

    private static let scheduler = ImmediateScheduler.shared

    /// A publisher that sends nothing and does not end.
    private static let silence = Empty<Int, TestError>(completeImmediately: false)

    static let all: [RuledOperator] = [
        RuledOperator("map") { $0.map { $0 } },
        RuledOperator("map (key path)") { $0.map(\.self) },
        RuledOperator("replaceNil") { $0.map { Optional($0) }.replaceNil(with: 0) },
        RuledOperator("tryMap") { $0.tryMap { $0 } },
        RuledOperator("mapError") { $0.mapError { $0 } },
        RuledOperator("assertNoFailure") { $0.assertNoFailure() },
        RuledOperator("scan") { $0.scan(0, +) },
        RuledOperator("tryScan") { $0.tryScan(0, +) },
        RuledOperator("encode") { $0.encode(encoder: JSONEncoder()) },
        RuledOperator("filter") { $0.filter { _ in true } },
        RuledOperator("tryFilter") { $0.tryFilter { _ in true } },
        RuledOperator("compactMap") { $0.compactMap { $0 } },
        RuledOperator("tryCompactMap") { $0.tryCompactMap { $0 } },
        RuledOperator("removeDuplicates") { $0.removeDuplicates() },
        RuledOperator("tryRemoveDuplicates") { $0.tryRemoveDuplicates { $0 == $1 } },
        RuledOperator("ignoreOutput") { $0.ignoreOutput() },
        RuledOperator("replaceEmpty") { $0.replaceEmpty(with: 9) },
        RuledOperator("replaceError") { $0.replaceError(with: 9) },
        RuledOperator("reduce") { $0.reduce(0, +) },
        RuledOperator("tryReduce") { $0.tryReduce(0, +) },
        RuledOperator("collect") { $0.collect() },
        RuledOperator("collect(1)") { $0.collect(1) },
        RuledOperator("count") { $0.count() },
        RuledOperator("max") { $0.max() },
        RuledOperator("tryMax") { $0.tryMax(by: <) },
        RuledOperator("contains") { $0.contains(8) },
        RuledOperator("allSatisfy") { $0.allSatisfy { _ in true } },
        RuledOperator("first") { $0.first() },
        RuledOperator("first(where:)") { $0.first { _ in true } },
        RuledOperator("tryFirst") { $0.tryFirst { _ in true } },
        RuledOperator("last") { $0.last() },
        RuledOperator("tryLast") { $0.tryLast { _ in true } },
        RuledOperator("prefix") { $0.prefix(9) },
        RuledOperator("prefix(while:)") { $0.prefix { _ in true } },
        RuledOperator("tryPrefix") { $0.tryPrefix { _ in true } },
        RuledOperator("prefix(untilOutputFrom:)") { $0.prefix(untilOutputFrom: silence) },
        RuledOperator("dropFirst(0)") { $0.dropFirst(0) },
        RuledOperator("drop(while:)") { $0.drop { _ in false } },
        RuledOperator("tryDrop") { $0.tryDrop { _ in false } },
        RuledOperator("drop(untilOutputFrom:)") {
            $0.drop(untilOutputFrom: Just(1).setFailureType(to: TestError.self))
        },
        RuledOperator("append") { $0.append(silence) },
        RuledOperator("catch") { $0.catch { _ in silence } },
        RuledOperator("tryCatch") { $0.tryCatch { _ in silence } },
        RuledOperator("retry") { $0.retry(0) },
        RuledOperator("flatMap") { $0.flatMap { Just($0).setFailureType(to: TestError.self) } },
        RuledOperator("flatMap(maxPublishers: 1)") {
            $0.flatMap(maxPublishers: .max(1)) { Just($0).setFailureType(to: TestError.self) }
        },
        RuledOperator("switchToLatest") { source in
            // As a publisher of publishers: the operator attaches to the source by way of `map` alone.
            source.map { Just($0).setFailureType(to: TestError.self) }.switchToLatest()
        },
        RuledOperator("merge") { $0.merge(with: silence) },
        RuledOperator("combineLatest") { $0.combineLatest(Just(0).setFailureType(to: TestError.self)) },
        RuledOperator("zip") { $0.zip((0...9).publisher.setFailureType(to: TestError.self)) },
        RuledOperator("buffer(keepFull)") { $0.buffer(size: 4, prefetch: .keepFull, whenFull: .dropNewest) },
        RuledOperator("buffer(byRequest)") { $0.buffer(size: 4, prefetch: .byRequest, whenFull: .dropNewest) },
        RuledOperator("handleEvents") { $0.handleEvents() },
        RuledOperator("breakpoint") { $0.breakpoint() },
        RuledOperator("print") { $0.print(to: Silence()) },
        RuledOperator("measureInterval") { $0.measureInterval(using: scheduler) },
        RuledOperator("receive(on:)") { $0.receive(on: scheduler) },
        RuledOperator("subscribe(on:)") { $0.subscribe(on: scheduler) },
        RuledOperator("delay") { $0.delay(for: 1, scheduler: scheduler) },
        RuledOperator("debounce") { $0.debounce(for: 1, scheduler: scheduler) },
        RuledOperator("throttle") { $0.throttle(for: 1, scheduler: scheduler, latest: true) },
        RuledOperator("timeout") { $0.timeout(1, scheduler: VirtualScheduler()) },
        RuledOperator("collect(.byTime)") { $0.collect(.byTime(VirtualScheduler(), 1)) },
    ]
}

/// A stream that keeps nothing.
struct Silence: TextOutputStream {
    mutating func write(_ string: String) {}
}
