import Combine
import Foundation
import Testing

/// How subscribers and subscriptions describe themselves: `name [labels of the mirror's children]`.
@Suite struct ReflectionTests {
    typealias Source = Probe<Int, TestError>

    private func text(_ value: Any?) -> String {
        guard let value else { return "nothing" }
        let labels = (value as? any CustomReflectable)?.customMirror.children.map { $0.label ?? "_" } ?? ["?"]
        #expect((value as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription as? String == "\(value)")
        return "\(value) [\(labels.joined(separator: " "))]"
    }

    /// The subscriber that an operator attaches to its upstream.
    private func subscriber<P: Publisher>(_ make: (Source) -> P) -> String {
        let probe = Source()
        make(probe).subscribe(Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { _ in }))
        return text(probe.subscriber)
    }

    /// The subscription that a publisher hands to its subscriber.
    private func subscription<P: Publisher>(_ publisher: P) -> String {
        var found: Any?
        publisher.subscribe(
            AnySubscriber<P.Output, P.Failure>(receiveSubscription: {
                found = $0
            }))
        return text(found)
    }

    @Test func sources() {
        #expect(subscription(Just(1)) == "Just [_]")
        #expect(subscription(Optional(1).publisher) == "Optional [_]")
        #expect(subscription(Result<Int, TestError>.success(1).publisher) == "Once [_]")
        #expect(subscription(Empty<Int, Never>()) == "Empty []")
        #expect(subscription(Fail<Int, TestError>(error: .oops)) == "Empty []")
        #expect(subscription([1, 2].publisher) == "[1, 2] [sequence]")
        #expect(subscription(Record<Int, Never>(output: [1], completion: .finished)) == "[1] [sequence completion]")
        #expect(subscription(Future<Int, Never> { _ in }) == "Future [parent downstream hasAnyDemand subject]")
        #expect(
            subscription(PassthroughSubject<Int, Never>()) == "PassthroughSubject [parent downstream demand subject]")
        #expect(
            subscription(CurrentValueSubject<Int, Never>(1)) == "CurrentValueSubject [parent downstream demand subject]"
        )
        #expect(subscription(ObservableObjectPublisher()) == "ObservableObjectPublisher [downstream]")
        #expect(
            subscription(NotificationCenter().publisher(for: .init("a")))
                == "NotificationCenter Observer [center name object demand]")
    }

    @Test func subscribers() {
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        #expect(text(sink) == "Sink []")
        let assign = Subscribers.Assign(object: Progress(totalUnitCount: 1), keyPath: \Progress.completedUnitCount)
        #expect(text(assign) == "Assign Progress. [object keyPath status]")
        #expect(text(AnySubscriber(sink)) == "Sink []")
        #expect(text(AnySubscriber<Int, Never>()) == "Anonymous AnySubscriber []")
        #expect(
            text(AnySubscriber(PassthroughSubject<Int, Never>()))
                == "Subject [downstreamSubject upstreamSubscription subject]")
        #expect(String(describing: Just(1).eraseToAnyPublisher()) == "AnyPublisher")
    }

    @Test func transformingOperators() {
        #expect(subscriber { $0.map { $0 } } == "Map []")
        #expect(subscriber { $0.tryMap { $0 } } == "TryMap []")
        #expect(subscriber { $0.map(\.self) } == "ValueForKey [keyPath]")
        #expect(subscriber { $0.map(\.self, \.self) } == "ValueForKeys [keyPath0 keyPath1]")
        #expect(subscriber { $0.map(\.self, \.self, \.self) } == "ValueForKeys [keyPath0 keyPath1 keyPath2]")
        #expect(subscriber { $0.mapError { $0 } } == "MapError []")
        #expect(subscriber { $0.scan(0, +) } == "Scan [downstream result]")
        #expect(subscriber { $0.tryScan(0, +) } == "TryScan [downstream status result]")
        #expect(subscriber { $0.encode(encoder: JSONEncoder()) } == "Encode [downstream finished upstreamSubscription]")
        #expect(subscriber { $0.replaceEmpty(with: 1) }.hasPrefix("ReplaceEmpty "))
        #expect(subscriber { $0.replaceError(with: 1) }.hasPrefix("ReplaceError "))
    }

    @Test func filteringOperators() {
        #expect(subscriber { $0.filter { _ in true } } == "Filter []")
        #expect(subscriber { $0.tryFilter { _ in true } } == "TryFilter [downstream]")
        #expect(subscriber { $0.compactMap { $0 } } == "CompactMap []")
        #expect(subscriber { $0.tryCompactMap { $0 } } == "TryCompactMap [downstream]")
        #expect(subscriber { $0.removeDuplicates() } == "RemoveDuplicates [downstream last]")
        #expect(subscriber { $0.tryRemoveDuplicates { _, _ in true } } == "TryRemoveDuplicates [downstream last]")
        #expect(subscriber { $0.prefix { _ in true } } == "PrefixWhile [downstream]")
        #expect(subscriber { $0.tryPrefix { _ in true } } == "TryPrefixWhile [downstream]")
        #expect(subscriber { $0.drop { _ in true } } == "DropWhile []")
        #expect(subscriber { $0.dropFirst() } == "Drop []")
        #expect(subscriber { $0.prefix(1) } == "Output []")
    }

    @Test func reducingOperators() {
        let labels = "[downstream result initial status]"
        #expect(subscriber { $0.reduce(0, +) } == "Reduce \(labels)")
        #expect(subscriber { $0.tryReduce(0, +) } == "TryReduce \(labels)")
        #expect(subscriber { $0.count() } == "Count \(labels)")
        #expect(subscriber { $0.collect() } == "Collect [count]")
        #expect(subscriber { $0.first() } == "First \(labels)")
        #expect(subscriber { $0.first { _ in true } } == "TryFirst \(labels)")
        #expect(subscriber { $0.tryFirst { _ in true } } == "TryFirstWhere \(labels)")
        #expect(subscriber { $0.last() } == "Last \(labels)")
        #expect(subscriber { $0.last { _ in true } } == "LastWhere \(labels)")
        #expect(subscriber { $0.contains(1) } == "Contains \(labels)")
        #expect(subscriber { $0.contains { _ in true } } == "ContainsWhere \(labels)")
        #expect(subscriber { $0.allSatisfy { _ in true } } == "AllSatisfy \(labels)")
        #expect(subscriber { $0.max() } == "Comparison \(labels)")
        #expect(subscriber { $0.tryMax { _, _ in true } } == "TryComparison \(labels)")
        #expect(subscriber { $0.ignoreOutput() } == "IgnoreOutput []")
        #expect(subscriber { $0.collect(2) } == "CollectByCount [downstream upstreamSubscription buffer count]")
    }

    @Test func operatorsOfSeveralPublishers() {
        #expect(subscriber { $0.merge(with: Source()) } == "Merge [parentSubscription]")
        #expect(subscriber { $0.zip(Source()) } == "Zip [parentSubscription]")
        #expect(subscriber { $0.combineLatest(Source()) } == "CombineLatest [parentSubscription]")
        #expect(subscriber { $0.flatMap { _ in Source() } } == "FlatMap []")
        #expect(subscriber { $0.map { _ in Source() }.switchToLatest() }.hasPrefix("Map "))
        #expect(subscription(Source().merge(with: Source())) == "Merge []")
        #expect(subscription(Source().zip(Source())) == "Zip []")
        #expect(subscription(Source().combineLatest(Source())) == "CombineLatest []")
        #expect(subscription(Source().flatMap { _ in Source() }) == "FlatMap []")
        #expect(subscription(Source().map { _ in Source() }.switchToLatest()) == "SwitchToLatest []")
    }

    @Test func otherOperators() {
        let scheduler = ImmediateScheduler.shared
        #expect(subscriber { $0.print(to: Silence()) } == "Print []")
        #expect(subscriber { $0.breakpoint() } == "Breakpoint []")
        #expect(subscriber { $0.assertNoFailure() } == "AssertNoFailure [file line prefix]")
        #expect(
            subscriber { $0.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest) }
                == "Buffer [values state downstreamDemand terminal]")
        #expect(
            subscriber { $0.debounce(for: 1, scheduler: scheduler) }
                == "Debounce [downstream downstreamDemand currentValue]")
        for (text, name) in [
            (subscriber { $0.handleEvents() }, "HandleEvents"), (subscriber { $0.receive(on: scheduler) }, "ReceiveOn"),
            (subscriber { $0.subscribe(on: scheduler) }, "SubscribeOn"),
            (subscriber { $0.delay(for: 1, scheduler: scheduler) }, "Delay"),
            (subscriber { $0.throttle(for: 1, scheduler: scheduler, latest: true) }, "Throttle"),
            (subscriber { $0.timeout(1, scheduler: scheduler) }, "Timeout"),
            (subscriber { $0.measureInterval(using: scheduler) }, "MeasureInterval"),
            (subscriber { $0.collect(.byTime(scheduler, 1)) }, "CollectByTime"),
            (subscriber { $0.catch { _ in Just(1) } }, "Catch"), (subscriber { $0.retry(1) }, "Retry"),
            (subscriber { $0.append(1) }, "Concatenate"), (subscriber { $0.share() }, "Subject"),
            (subscriber { $0.prefix(untilOutputFrom: Source()) }, "PrefixUntilOutput"),
            (subscriber { $0.drop(untilOutputFrom: Source()) }, "DropUntilOutput"),
        ] {
            #expect(text.hasPrefix(name + " ["))
        }
    }

    @Test func identifiers() {
        let subject = PassthroughSubject<Int, Never>()
        #expect(CombineIdentifier(subject) == CombineIdentifier(subject))
        #expect(CombineIdentifier() != CombineIdentifier())
        #expect(CombineIdentifier().description.hasPrefix("0x"))
    }
}
