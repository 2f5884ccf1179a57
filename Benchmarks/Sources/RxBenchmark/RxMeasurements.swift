import Measure
import RxRelay
import RxSwift

func measureRx() -> RxFigures {
    var figures = RxFigures()
    measureBytes(&figures)

    let subject = PublishSubject<Int>()
    figures.measure(.subscribeAndDispose) {
        for _ in 0..<$0 { subject.subscribe(onNext: { total &+= $0 }).dispose() }
    }
    let chained = changes(of: subject)
    figures.measure(.chainSubscribeAndDispose) {
        for _ in 0..<$0 { chained.subscribe(onNext: { total &+= $0 }).dispose() }
    }

    let bag = DisposeBag()
    subject.subscribe(onNext: { total &+= $0 }).disposed(by: bag)
    figures.measure(.subject) { for value in 0..<$0 { subject.onNext(value) } }

    let relay = BehaviorRelay(value: 0)
    figures.measure(.relayAlone) { for value in 0..<$0 { relay.accept(value) } }
    relay.subscribe(onNext: { total &+= $0 }).disposed(by: bag)
    figures.measure(.relay) { for value in 0..<$0 { relay.accept(value) } }

    let source = PublishSubject<Int>()
    changes(of: source).subscribe(onNext: { total &+= $0 }).disposed(by: bag)
    figures.measure(.chain) { for value in 0..<$0 { source.onNext(value) } }

    let a = PublishSubject<Int>()
    let b = PublishSubject<Int>()
    Observable.combineLatest(a, b).subscribe(onNext: { total &+= $0 &+ $1 }).disposed(by: bag)
    a.onNext(0)
    b.onNext(0)
    figures.measure(.combineLatest) { for value in 0..<$0 / 2 { a.onNext(value); b.onNext(value) } }

    let many = PublishSubject<Int>()
    for _ in 0..<1_000 { many.subscribe(onNext: { total &+= $0 }).disposed(by: bag) }
    figures.measure(.thousandObservers, counted: 20_000) { for value in 0..<$0 / 1_000 { many.onNext(value) } }

    // A scheduler of the main queue that never does work at once: what a burst from elsewhere meets.
    let burst = PublishSubject<Int>()
    burst.observe(on: MainScheduler.asyncInstance).subscribe(onNext: {
        total &+= $0
        delivered += 1
    }).disposed(by: bag)
    figures.measureBurst(.mainBurst) { burst.onNext($0) }
    return figures
}

/// Three operators.
private func changes<Source: ObservableType>(of source: Source) -> Observable<Int> where Source.Element == Int {
    source.map { $0 &+ 1 }.filter { $0 & 1 == 0 || $0 > 0 }.distinctUntilChanged()
}

private func measureBytes(_ figures: inout RxFigures) {
    // Nobody disposes: the subscription goes with the relay, or not.
    figures.measureBytesLeft(.bytesLeft) {
        let relay = BehaviorRelay(value: 0)
        _ = changes(of: relay).subscribe(onNext: { total &+= $0 })
        relay.accept(1)
    }
    figures.measureBytes(.bytesOfAPair) {
        let relay = BehaviorRelay(value: 0)
        return (relay, relay.subscribe(onNext: { total &+= $0 }))
    }
    figures.measureBytes(.bytesOfAChain) {
        let relay = BehaviorRelay(value: 0)
        return (relay, changes(of: relay).subscribe(onNext: { total &+= $0 }))
    }
}
