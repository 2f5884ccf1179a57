import Dispatch
import Measure
import OpenCombine
import OpenCombineDispatch

final class Model: ObservableObject {
    @Published var value = 0
    @Published var name = ""
}

var figures = Figures()
let shared = PassthroughSubject<Int, Never>()
figures[.bytesOfASink] = bytes { shared.sink { total &+= $0 } }
figures[.bytesOfAPair] = bytes {
    let subject = PassthroughSubject<Int, Never>()
    return (subject, subject.sink { total &+= $0 })
}

let subject = PassthroughSubject<Int, Never>()
figures[.sinkAndCancel] = measure(200_000) { for _ in 0..<$0 { subject.sink { total &+= $0 }.cancel() } }
figures[.tenThousandSinks] = measure(100_000) {
    for _ in 0..<max($0 / 10_000, 1) {
        var sinks: [AnyCancellable] = []
        for _ in 0..<10_000 { sinks.append(subject.sink { total &+= $0 }) }
        for sink in sinks { sink.cancel() }
    }
}
var sinks: Set<AnyCancellable> = []
subject.sink { total &+= $0 }.store(in: &sinks)
figures[.subjectToSink] = measure { for value in 0..<$0 { subject.send(value) } }

let model = Model()
figures[.publishedAlone] = measure { for value in 0..<$0 { model.value = value } }
model.$value.sink { total &+= $0 }.store(in: &sinks)
figures[.publishedToSink] = measure { for value in 0..<$0 { model.value = value } }
let observed = Model()
figures[.objectWillChange] = measure(100_000) {
    for _ in 0..<$0 { total &+= ObjectIdentifier(observed.objectWillChange).hashValue & 1 }
}

let source = PassthroughSubject<Int, Never>()
source.map { $0 &+ 1 }.filter { $0 & 1 == 0 || $0 > 0 }.removeDuplicates().sink { total &+= $0 }.store(in: &sinks)
figures[.chain] = measure { for value in 0..<$0 { source.send(value) } }

let many = PassthroughSubject<Int, Never>()
for _ in 0..<1_000 { many.sink { total &+= $0 }.store(in: &sinks) }
figures[.thousandSinks] = measure { for value in 0..<$0 / 1_000 { many.send(value) } }

let a = PassthroughSubject<Int, Never>()
let b = PassthroughSubject<Int, Never>()
a.zip(b).sink { total &+= $0 &+ $1 }.store(in: &sinks)
figures[.zip] = measure { for value in 0..<$0 { a.send(value); b.send(value) } }

let burst = PassthroughSubject<Int, Never>()
burst.receive(on: DispatchQueue.main.ocombine).sink {
    total &+= $0
    delivered += 1
}.store(in: &sinks)
figures[.mainBurst] = measureBurst { burst.send($0) }
figures.print()
