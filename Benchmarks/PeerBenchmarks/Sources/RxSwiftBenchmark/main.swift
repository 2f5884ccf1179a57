import Measure
import RxRelay
import RxSwift

var figures = Figures()
let shared = PublishSubject<Int>()
figures[.bytesOfASink] = bytes { shared.subscribe(onNext: { total &+= $0 }) }
figures[.bytesOfAPair] = bytes {
    let subject = PublishSubject<Int>()
    return (subject, subject.subscribe(onNext: { total &+= $0 }))
}

let subject = PublishSubject<Int>()
figures[.sinkAndCancel] = measure(200_000) { for _ in 0..<$0 { subject.subscribe(onNext: { total &+= $0 }).dispose() } }
figures[.tenThousandSinks] = measure(100_000) {
    for _ in 0..<max($0 / 10_000, 1) {
        var sinks: [any Disposable] = []
        for _ in 0..<10_000 { sinks.append(subject.subscribe(onNext: { total &+= $0 })) }
        for sink in sinks { sink.dispose() }
    }
}
let bag = DisposeBag()
subject.subscribe(onNext: { total &+= $0 }).disposed(by: bag)
figures[.subjectToSink] = measure { for value in 0..<$0 { subject.onNext(value) } }

let property = BehaviorRelay(value: 0)
figures[.publishedAlone] = measure { for value in 0..<$0 { property.accept(value) } }
property.subscribe(onNext: { total &+= $0 }).disposed(by: bag)
figures[.publishedToSink] = measure { for value in 0..<$0 { property.accept(value) } }

let source = PublishSubject<Int>()
source.map { $0 &+ 1 }.filter { $0 & 1 == 0 || $0 > 0 }.distinctUntilChanged().subscribe(onNext: { total &+= $0 })
    .disposed(by: bag)
figures[.chain] = measure { for value in 0..<$0 { source.onNext(value) } }

let many = PublishSubject<Int>()
for _ in 0..<1_000 { many.subscribe(onNext: { total &+= $0 }).disposed(by: bag) }
figures[.thousandSinks] = measure { for value in 0..<$0 / 1_000 { many.onNext(value) } }

let a = PublishSubject<Int>()
let b = PublishSubject<Int>()
let combined = Observable.combineLatest(a, b).subscribe(onNext: { total &+= $0 &+ $1 })
a.onNext(0)
b.onNext(0)
figures[.combineLatest] = measure { for value in 0..<$0 / 2 { a.onNext(value); b.onNext(value) } }
combined.dispose()
Observable.zip(a, b).subscribe(onNext: { total &+= $0 &+ $1 }).disposed(by: bag)
figures[.zip] = measure { for value in 0..<$0 { a.onNext(value); b.onNext(value) } }

let burst = PublishSubject<Int>()
burst.observe(on: MainScheduler.asyncInstance).subscribe(onNext: {
    total &+= $0
    delivered += 1
}).disposed(by: bag)
figures[.mainBurst] = measureBurst { burst.onNext($0) }
figures.print()
