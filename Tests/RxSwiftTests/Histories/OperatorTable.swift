import Foundation
import RxSwift

/// Every operator, on two sequences and a scheduler.
enum OperatorTable {
    struct Entry: Sendable {
        let name: String
        /// Whether it waits for time.
        let isTimed: Bool
        let apply: @Sendable (Observable<Int>, Observable<Int>, any SchedulerType) -> Observable<Int>
    }

    private static func plain(
        _ name: String, _ apply: @escaping @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>
    ) -> Entry {
        Entry(name: name, isTimed: false) { first, second, _ in apply(first, second) }
    }

    private static func timed(
        _ name: String,
        _ apply: @escaping @Sendable (Observable<Int>, Observable<Int>, any SchedulerType) -> Observable<Int>
    ) -> Entry {
        Entry(name: name, isTimed: true, apply: apply)
    }

    static let all = transforming + filtering + combining + handling + sharing + timedOnes

    private static let transforming = [
        plain("map") { a, _ in a.map { $0 + 1 } },
        plain("map that throws") { a, _ in a.map { if $0 % 7 == 6 { throw E(n: $0) } else { $0 } } },
        plain("compactMap") { a, _ in a.compactMap { $0 % 3 == 0 ? nil : $0 } },
        plain("enumerated") { a, _ in a.enumerated().map { $0.index + $0.element } },
        plain("scan") { a, _ in a.scan(0) { $0 &+ $1 } },
        plain("scan(into:)") { a, _ in a.scan(into: 0) { $0 = $0 &+ $1 } },
        plain("reduce") { a, _ in a.reduce(0) { $0 &+ $1 } },
        plain("toArray") { a, _ in a.toArray().asObservable().map(\.count) },
        plain("materialize") { a, _ in a.materialize().dematerialize() },
        plain("groupBy") { a, _ in a.groupBy { $0 % 2 }.flatMap { $0 } },
        plain("groupBy, some") { a, _ in a.groupBy { $0 % 3 }.flatMap { $0.take(2) } },
        plain("flatMap") { a, b in a.flatMap { $0 % 2 == 0 ? b : .just($0) } },
        plain("flatMapFirst") { a, b in a.flatMapFirst { _ in b } },
        plain("flatMapLatest") { a, b in a.flatMapLatest { _ in b } },
        plain("concatMap") { a, b in a.concatMap { $0 % 2 == 0 ? b.take(1) : .of(1, 2) } },
        plain("withUnretained") { a, _ in
            let owner = NSObject()
            return a.withUnretained(owner) { object, value in withExtendedLifetime(object) { value } }
                .do(onDispose: { withExtendedLifetime(owner) {} })
        },
    ]

    private static let filtering = [
        plain("filter") { a, _ in a.filter { $0 % 2 == 0 } },
        plain("distinctUntilChanged") { a, _ in a.distinctUntilChanged() },
        plain("distinctUntilChanged by key") { a, _ in a.distinctUntilChanged { $0 / 2 } },
        plain("take") { a, _ in a.take(2) },
        plain("take(0)") { a, _ in a.take(0) },
        plain("take(while:)") { a, _ in a.take(while: { $0 % 5 != 4 }) },
        plain("take(until:), inclusive") { a, _ in a.take(until: { $0 % 5 == 4 }, behavior: .inclusive) },
        plain("take(until:)") { a, b in a.take(until: b) },
        plain("takeLast") { a, _ in a.takeLast(2) },
        plain("skip") { a, _ in a.skip(2) },
        plain("skip(while:)") { a, _ in a.skip(while: { $0 % 3 != 2 }) },
        plain("skip(until:)") { a, b in a.skip(until: b) },
        plain("element(at:)") { a, _ in a.element(at: 1) },
        plain("single") { a, _ in a.single() },
        plain("single by predicate") { a, _ in a.single { $0 % 4 == 1 } },
        plain("first") { a, _ in a.first().asObservable().compactMap { $0 } },
        plain("ignoreElements") { a, b in a.ignoreElements().asCompletable().andThen(b) },
        plain("sample") { a, b in a.sample(b) },
        plain("sample with a default") { a, b in a.sample(b, defaultValue: 0) },
        plain("ifEmpty(default:)") { a, _ in a.ifEmpty(default: 1) },
        plain("ifEmpty(switchTo:)") { a, b in a.ifEmpty(switchTo: b) },
        plain("asSingle") { a, _ in a.asSingle().asObservable() },
        plain("asMaybe") { a, _ in a.asMaybe().asObservable() },
    ]

    private static let combining = [
        plain("startWith") { a, _ in a.startWith(1, 2) },
        plain("concat") { a, b in a.concat(b) },
        plain("concat of several") { a, b in .concat([a.take(1), b.take(1), a]) },
        plain("merge") { a, b in .merge(a, b) },
        plain("merge of itself") { a, _ in .merge(a, a) },
        plain("merge(maxConcurrent:)") { a, b in Observable.of(a, b, .just(1)).merge(maxConcurrent: 1) },
        plain("combineLatest") { a, b in .combineLatest(a, b) { $0 &+ $1 } },
        plain("combineLatest of several") { a, b in
            Observable.combineLatest([a, b, a]).map { $0.reduce(0, &+) }
        },
        plain("zip") { a, b in .zip(a, b) { $0 &+ $1 } },
        plain("zip of several") { a, b in Observable.zip([a, b]).map { $0.reduce(0, &+) } },
        plain("withLatestFrom") { a, b in a.withLatestFrom(b) { $0 &+ $1 } },
        plain("amb") { a, b in a.amb(b) },
        plain("switchLatest") { a, b in a.map { $0 % 2 == 0 ? b : .just($0) }.switchLatest() },
    ]

    private static let handling = [
        plain("catch") { a, b in a.catch { _ in b } },
        plain("catchAndReturn") { a, _ in a.catchAndReturn(1) },
        plain("catch(sequence:)") { a, b in .catch(sequence: [a, b]) },
        plain("retry") { a, _ in a.retry(3) },
        plain("retry(when:)") { a, b in a.retry(when: { (errors: Observable<any Error>) in errors.take(2) }) },
        plain("retry(when: other)") { a, b in
            // What has failed fails again at once: without a limit it would be tried for ever.
            a.retry(when: { (errors: Observable<any Error>) in
                errors.enumerated().flatMapLatest { $0.index < 3 ? b : .empty() }
            })
        },
        plain("do") { a, _ in
            a.do(
                onNext: { _ in }, afterNext: { _ in }, onError: { _ in }, onCompleted: {}, onSubscribe: {},
                onSubscribed: {}, onDispose: {})
        },
        plain("using") { a, _ in Observable.using({ BooleanDisposable() }, observableFactory: { _ in a }) },
        plain("deferred") { a, _ in .deferred { a } },
        plain("asInfallible") { a, _ in a.asInfallible(onErrorJustReturn: 1).asObservable() },
        plain("create") { a, _ in .create { observer in a.subscribe(observer) } },
    ]

    private static let sharing = [
        plain("share") { a, _ in a.share() },
        plain("share(replay: 1)") { a, _ in a.share(replay: 1) },
        plain("share(replay: 2)") { a, _ in a.share(replay: 2) },
        plain("share, forever") { a, _ in a.share(replay: 1, scope: .forever) },
        plain("publish") { a, _ in a.publish().refCount() },
        plain("replay") { a, _ in a.replay(2).refCount() },
        plain("multicast") { a, _ in a.multicast({ PublishSubject<Int>() }) { shared in .merge(shared, shared) } },
    ]

    private static let timedOnes = [
        timed("delay") { a, _, s in a.delay(.milliseconds(2), scheduler: s) },
        timed("delaySubscription") { a, _, s in a.delaySubscription(.milliseconds(1), scheduler: s) },
        timed("debounce") { a, _, s in a.debounce(.milliseconds(2), scheduler: s) },
        timed("throttle") { a, _, s in a.throttle(.milliseconds(2), scheduler: s) },
        timed("throttle, first") { a, _, s in a.throttle(.milliseconds(2), latest: false, scheduler: s) },
        timed("timeout") { a, _, s in a.timeout(.milliseconds(3), scheduler: s) },
        timed("timeout(other:)") { a, b, s in a.timeout(.milliseconds(3), other: b, scheduler: s) },
        timed("take(for:)") { a, _, s in a.take(for: .milliseconds(4), scheduler: s) },
        timed("skip for a time") { a, _, s in a.skip(.milliseconds(2), scheduler: s) },
        timed("buffer") { a, _, s in
            a.buffer(timeSpan: .milliseconds(3), count: 2, scheduler: s).map(\.count)
        },
        timed("window") { a, _, s in
            a.window(timeSpan: .milliseconds(3), count: 2, scheduler: s).flatMap { $0 }
        },
        timed("observe(on:)") { a, _, s in a.observe(on: s) },
        timed("subscribe(on:)") { a, _, s in a.subscribe(on: s) },
        timed("interval") { a, _, s in Observable<Int>.interval(.milliseconds(2), scheduler: s).take(until: a) },
        timed("just on a scheduler") { a, _, s in .merge(a, .just(3, scheduler: s)) },
    ]
}
