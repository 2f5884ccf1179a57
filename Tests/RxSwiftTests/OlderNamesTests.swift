import Foundation
import RxSwift
import RxTest
import Testing

/// The names of versions 3 to 5, in code as apps of the time have it.
@Suite struct OlderNamesTests {
    @available(*, deprecated) @Test func operators() {
        let observable = Observable.of(1, 2, 3)
        var heard: [Int] = []
        func hear(_ sequence: Observable<Int>) -> [Int] {
            heard = []
            _ = sequence.subscribe(onNext: { heard.append($0) }, onError: { _ in heard.append(-1) })
            return heard
        }
        let failing = observable.concat(Observable.error(E(n: 1)))
        #expect(hear(failing.catchError { _ in .just(9) }) == [1, 2, 3, 9])
        #expect(hear(failing.catchErrorJustReturn(8)) == [1, 2, 3, 8])
        #expect(hear(observable.takeWhile { $0 < 3 }) == [1, 2])
        #expect(hear(observable.takeWhileWithIndex { value, index in index < 1 && value < 3 }) == [1])
        #expect(hear(observable.skipWhile { $0 < 3 }) == [3])
        #expect(hear(observable.skipWhileWithIndex { _, index in index < 1 }) == [2, 3])
        #expect(hear(observable.mapWithIndex { $0 * $1 }) == [0, 2, 6])
        #expect(hear(observable.flatMapWithIndex { Observable.of($0, $1) }) == [1, 0, 2, 1, 3, 2])
        #expect(hear(observable.elementAt(1)) == [2])
        #expect(hear(observable.takeUntil(.inclusive) { $0 == 2 }) == [1, 2])
        #expect(hear(observable.takeUntil(Observable.just(0))) == [])
        #expect(hear(observable.skipUntil(Observable<Int>.never())) == [])
        #expect(hear(observable.observeOn(CurrentThreadScheduler.instance)) == [1, 2, 3])
        #expect(hear(observable.subscribeOn(CurrentThreadScheduler.instance)) == [1, 2, 3])
        #expect(hear(observable.shareReplay(2)) == [1, 2, 3])
        #expect(hear(observable.shareReplayLatestWhileConnected()) == [1, 2, 3])
        #expect(hear(failing.retryWhen { (errors: Observable<any Error>) in errors.take(1) }) == [1, 2, 3, 1, 2, 3])
        let some: Int? = 4
        #expect(hear(.from(some)) == [4])
        #expect(hear(Observable.from([1, 2])) == [1, 2])
        let bag = DisposeBag()
        observable.subscribe(onNext: { heard.append($0) }).addDisposableTo(bag)
        let variable = Variable(1)
        #expect(hear(variable.asObservable()) == [1])
    }

    @available(*, deprecated) @Test func spansInSeconds() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.01)
        let ticks = Observable<Int>.interval(0.5, scheduler: scheduler).take(6)
        func times<Value>(_ sequence: Observable<Value>) -> [TestTime] {
            let begin = scheduler.clock
            let observer = scheduler.start(created: begin, subscribed: begin, disposed: begin + 1000) { sequence }
            return observer.events.map { $0.time - begin }
        }
        #expect(times(ticks) == [50, 100, 150, 200, 250, 300, 300])
        #expect(times(ticks.delay(1, scheduler: scheduler)) == [150, 200, 250, 300, 350, 400, 401])
        #expect(times(ticks.delaySubscription(1, scheduler: scheduler)).first == 150)
        #expect(times(ticks.skip(2.2, scheduler: scheduler)) == [250, 300, 300])
        #expect(times(ticks.take(1.2, scheduler: scheduler)) == [50, 100, 120])
        #expect(times(ticks.debounce(0.4, scheduler: scheduler)).first == 90)
        #expect(times(ticks.debounce(0.6, scheduler: scheduler)) == [300, 300])
        #expect(times(ticks.throttle(1.0, scheduler: scheduler)).first == 50)
        #expect(times(ticks.throttle(1.0, latest: false, scheduler: scheduler)) == [50, 150, 250, 300])
        #expect(times(ticks.timeout(0.3, scheduler: scheduler)) == [30])
        #expect(times(ticks.timeout(0.3, other: Observable.of(7), scheduler: scheduler)).count == 2)
        #expect(times(ticks.buffer(timeSpan: 1.2, count: 10, scheduler: scheduler)).first == 120)
        #expect(times(ticks.window(timeSpan: 1.2, count: 10, scheduler: scheduler)).prefix(2) == [0, 120])
        #expect(times(Observable<Int>.timer(1, period: 2, scheduler: scheduler).take(2)) == [100, 300, 300])
        #expect(times(Single<Int>.timer(0.5, scheduler: scheduler).asObservable()) == [50, 50])
        #expect(times(Single.just(1).delay(0.5, scheduler: scheduler).asObservable()) == [50, 51])
        #expect(times(Single.just(1).delaySubscription(0.5, scheduler: scheduler).asObservable()) == [50, 50])
        #expect(times(Single<Int>.never().timeout(0.5, scheduler: scheduler).asObservable()) == [50])
    }

    @available(*, deprecated) @Test func traits() {
        var heard: [String] = []
        let single = Single<Int>.create { single in
            single(.error(E(n: 3)))
            return Disposables.create()
        }
        _ = single.subscribe(onSuccess: { heard.append("\($0)") }, onError: { heard.append("\($0)") })
        _ = single.catchErrorJustReturn(1).do(onNext: { heard.append("do \($0)") }).subscribe()
        _ = single.catchError { _ in .just(2) }.observeOn(CurrentThreadScheduler.instance)
            .subscribeOn(CurrentThreadScheduler.instance).subscribe(onSuccess: { heard.append("\($0)") })
        _ = Completable.merge(.empty(), .empty()).subscribe(onCompleted: { heard.append("all") })
        _ = Completable.merge([Completable.empty()]).subscribe(onCompleted: { heard.append("one") })
        _ = Maybe<Int>.error(E(n: 1)).catchErrorJustReturn(5).subscribe(onSuccess: { heard.append("\($0)") })
        #expect(heard == ["E3", "do 1", "2", "all", "one", "5"])
    }

    @available(*, deprecated) @Test func typeNames() {
        let recorder = OldRecorder<Int>()
        _ = Observable.of(1, 2).summed(into: recorder)
        #expect(recorder.values == [1, 3])
        #expect(Observable.just(4).subscribedElements() == [4])
        #expect(Single.just("five").countOfLetters() == 4)
        #expect(lastElement(of: [Event.next(1), .next(2), .completed]) == 2)
        #expect(PublishSubject<Int>.SubjectObserverType.self == PublishSubject<Int>.self)
    }

    @available(*, deprecated) @Test func timesOfTests() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([next(210, 1), next(250, 2), completed(300)])
        let observer: TestableObserver<Int> = scheduler.start(240) { source.asObservable() }
        #expect(observer.events == [next(210, 1)])
        let other: TestableObserver<Int> = scheduler.start(400, subscribed: 410, disposed: 500) { Observable.just(1) }
        #expect(other.events == [next(410, 1), completed(410)])
    }
}

@available(*, deprecated)
private final class OldRecorder<Value>: ObserverType {
    typealias E = Value
    private(set) var values: [Value] = []

    func on(_ event: Event<E>) { if let value = event.element { values.append(value) } }
}

@available(*, deprecated)
extension ObservableType where E == Int {
    fileprivate func summed<O: ObserverType>(into observer: O) -> any Disposable where O.E == E {
        scan(0, accumulator: +).subscribe(observer)
    }
}

@available(*, deprecated)
extension ObservableType {
    fileprivate func subscribedElements() -> [E] {
        var values: [E] = []
        _ = subscribe(onNext: { values.append($0) })
        return values
    }
}

@available(*, deprecated)
extension PrimitiveSequence where TraitType == SingleTrait, ElementType == String {
    fileprivate func countOfLetters() -> Int {
        var count = 0
        _ = map { $0.count }.subscribe(onSuccess: { count = $0 })
        return count
    }
}

@available(*, deprecated)
private func lastElement<Source: EventConvertible>(of events: [Source]) -> Source.ElementType? {
    events.compactMap { $0.event.element }.last
}
