import Measure
import ReactiveSwift

var figures = Figures()
let shared = Signal<Int, Never>.pipe()
// Each observer copies the list of those before it, so that as many as elsewhere would take minutes.
figures[.bytesOfASink] = bytes(10_000) { shared.output.observeValues { total &+= $0 } as Any }
figures[.bytesOfAPair] = bytes {
    let pipe = Signal<Int, Never>.pipe()
    return (pipe, pipe.output.observeValues { total &+= $0 })
}

let (signal, observer) = Signal<Int, Never>.pipe()
figures[.sinkAndCancel] = measure(200_000) {
    for _ in 0..<$0 { signal.observeValues { total &+= $0 }?.dispose() }
}
// Each takes tens of microseconds: a tenth of the others' count.
figures[.tenThousandSinks] = measure(10_000, rounds: 1) { _ in
    var sinks: [(any Disposable)?] = []
    for _ in 0..<10_000 { sinks.append(signal.observeValues { total &+= $0 }) }
    for sink in sinks { sink?.dispose() }
}
signal.observeValues { total &+= $0 }
figures[.subjectToSink] = measure { for value in 0..<$0 { observer.send(value: value) } }

let property = MutableProperty(0)
figures[.publishedAlone] = measure { for value in 0..<$0 { property.value = value } }
property.producer.startWithValues { total &+= $0 }
figures[.publishedToSink] = measure { for value in 0..<$0 { property.value = value } }

let source = Signal<Int, Never>.pipe()
source.output.map { $0 &+ 1 }.filter { $0 & 1 == 0 || $0 > 0 }.skipRepeats().observeValues { total &+= $0 }
figures[.chain] = measure { for value in 0..<$0 { source.input.send(value: value) } }

let many = Signal<Int, Never>.pipe()
for _ in 0..<1_000 { many.output.observeValues { total &+= $0 } }
figures[.thousandSinks] = measure { for value in 0..<$0 / 1_000 { many.input.send(value: value) } }

let a = Signal<Int, Never>.pipe()
let b = Signal<Int, Never>.pipe()
let combined = Signal.combineLatest(a.output, b.output).observeValues { total &+= $0 &+ $1 }
a.input.send(value: 0)
b.input.send(value: 0)
figures[.combineLatest] = measure { for value in 0..<$0 / 2 { a.input.send(value: value); b.input.send(value: value) } }
combined?.dispose()
Signal.zip(a.output, b.output).observeValues { total &+= $0 &+ $1 }
figures[.zip] = measure { for value in 0..<$0 { a.input.send(value: value); b.input.send(value: value) } }

let burst = Signal<Int, Never>.pipe()
burst.output.observe(on: QueueScheduler.main).observeValues {
    total &+= $0
    delivered += 1
}
figures[.mainBurst] = measureBurst { burst.input.send(value: $0) }
figures.print()
