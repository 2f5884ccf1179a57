import Combine
import Dispatch
import Measure

final class Model: ObservableObject {
    @Published var value = 0
    @Published var name = ""
}

func measureCombine() -> Figures {
    var figures = Figures()
    let shared = PassthroughSubject<Int, Never>()
    figures.measureBytes(.bytesOfASink) { shared.sink { total &+= $0 } }
    figures.measureBytes(.bytesOfAPair) {
        let subject = PassthroughSubject<Int, Never>()
        return (subject, subject.sink { total &+= $0 })
    }

    let subject = PassthroughSubject<Int, Never>()
    figures.measure(.sinkAndCancel) { for _ in 0..<$0 { subject.sink { total &+= $0 }.cancel() } }
    figures.measure(.tenThousandSinks, 100_000, counted: 10_000) {
        for _ in 0..<max($0 / 10_000, 1) {
            var sinks: [AnyCancellable] = []
            for _ in 0..<10_000 { sinks.append(subject.sink { total &+= $0 }) }
            for sink in sinks { sink.cancel() }
        }
    }
    var sinks: Set<AnyCancellable> = []
    subject.sink { total &+= $0 }.store(in: &sinks)
    figures.measure(.subjectToSink) { for value in 0..<$0 { subject.send(value) } }

    let model = Model()
    figures.measure(.publishedAlone) { for value in 0..<$0 { model.value = value } }
    model.$value.sink { total &+= $0 }.store(in: &sinks)
    figures.measure(.publishedToSink) { for value in 0..<$0 { model.value = value } }
    let observed = Model()
    figures.measure(.objectWillChange) {
        for _ in 0..<$0 { total &+= ObjectIdentifier(observed.objectWillChange).hashValue & 1 }
    }

    let source = PassthroughSubject<Int, Never>()
    source.map { $0 &+ 1 }.filter { $0 & 1 == 0 || $0 > 0 }.removeDuplicates().sink { total &+= $0 }.store(in: &sinks)
    figures.measure(.chain) { for value in 0..<$0 { source.send(value) } }

    let many = PassthroughSubject<Int, Never>()
    for _ in 0..<1_000 { many.sink { total &+= $0 }.store(in: &sinks) }
    figures.measure(.thousandSinks, counted: 20_000) { for value in 0..<$0 / 1_000 { many.send(value) } }

    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let combined = a.combineLatest(b).sink { total &+= $0 &+ $1 }
    a.send(0)
    b.send(0)
    figures.measure(.combineLatest) { for value in 0..<$0 / 2 { a.send(value); b.send(value) } }
    combined.cancel()
    a.zip(b).sink { total &+= $0 &+ $1 }.store(in: &sinks)
    figures.measure(.zip) { for value in 0..<$0 { a.send(value); b.send(value) } }

    let burst = PassthroughSubject<Int, Never>()
    burst.receive(on: DispatchQueue.main).sink {
        total &+= $0
        delivered += 1
    }.store(in: &sinks)
    figures.measureBurst(.mainBurst) { burst.send($0) }
    return figures
}
