import Combine
import Foundation

// The cost of Combine's paths beside that of a closure in an array, in the same run.

final class Model: ObservableObject {
    @Published var value = 0
    @Published var name = ""
}

// Bytes come first: later the heap has gaps, and its end stands still.
let shared = PassthroughSubject<Int, Never>()
let sharedBytes = bytes { shared.sink { total &+= $0 } }
let pairBytes = bytes {
    let subject = PassthroughSubject<Int, Never>()
    return (subject, subject.sink { total &+= $0 })
}

let count = 2_000_000
var rows: [Row] = []

do {
    let box = ClosureBox<Int>()
    box.handlers.append { total &+= $0 }
    let subject = PassthroughSubject<Int, Never>()
    let sink = subject.sink { total &+= $0 }
    rows.append(
        Row(
            name: "subject -> sink", limit: 45,
            box: measure(count) { for value in 0..<$0 { box.send(value) } },
            ours: measure(count) { for value in 0..<$0 { subject.send(value) } }))
    withExtendedLifetime(sink) {}
}

do {
    let model = Model()
    rows.append(
        Row(
            name: "@Published, nobody subscribed", limit: 15, box: nil,
            ours: measure(count) { for value in 0..<$0 { model.value = value } }))
    let sink = model.$value.sink { total &+= $0 }
    rows.append(
        Row(
            name: "@Published -> sink", limit: 80, box: nil,
            ours: measure(count) { for value in 0..<$0 { model.value = value } }))
    withExtendedLifetime(sink) {}
}

do {
    let box = ClosureBox<Int>()
    var last = -1
    box.handlers.append {
        let mapped = $0 &+ 1
        guard mapped & 1 == 0 || mapped > 0, mapped != last else { return }
        last = mapped
        total &+= mapped
    }
    let subject = PassthroughSubject<Int, Never>()
    let sink = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 || $0 > 0 }.removeDuplicates().sink { total &+= $0 }
    rows.append(
        Row(
            name: "subject -> map -> filter -> removeDuplicates -> sink", limit: 90,
            box: measure(count) { for value in 0..<$0 { box.send(value) } },
            ours: measure(count) { for value in 0..<$0 { subject.send(value) } }))
    withExtendedLifetime(sink) {}
}

do {
    let box = ClosureBox<Int>()
    let subject = PassthroughSubject<Int, Never>()
    var sinks: Set<AnyCancellable> = []
    for _ in 0..<1_000 {
        box.handlers.append { total &+= $0 }
        subject.sink { total &+= $0 }.store(in: &sinks)
    }
    rows.append(
        Row(
            name: "1 subject, 1,000 sinks, per delivery", limit: 25,
            box: measure(count) { for value in 0..<$0 / 1_000 { box.send(value) } },
            ours: measure(count) { for value in 0..<$0 / 1_000 { subject.send(value) } }))
}

do {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let sink = a.combineLatest(b).sink { total &+= $0 &+ $1 }
    a.send(0)
    b.send(0)
    rows.append(
        Row(
            name: "combineLatest of 2", limit: 150, box: nil,
            ours: measure(count) { for value in 0..<$0 / 2 { a.send(value); b.send(value) } }))
    withExtendedLifetime(sink) {}
}

do {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let sink = a.zip(b).sink { total &+= $0 &+ $1 }
    rows.append(
        Row(
            name: "zip of 2, per pair", limit: 200, box: nil,
            ours: measure(count / 2) { for value in 0..<$0 { a.send(value); b.send(value) } }))
    withExtendedLifetime(sink) {}
}

do {
    let subject = PassthroughSubject<Int, Never>()
    rows.append(
        Row(
            name: "sink and cancel", limit: 300, box: nil,
            ours: measure(count / 10) { for _ in 0..<$0 { subject.sink { total &+= $0 }.cancel() } }))
    rows.append(
        Row(
            name: "10,000 sinks: subscribe all, cancel all, each", limit: 400, box: nil,
            ours: measure(100_000) {
                for _ in 0..<max($0 / 10_000, 1) {
                    var sinks: [AnyCancellable] = []
                    for _ in 0..<10_000 { sinks.append(subject.sink { total &+= $0 }) }
                    for sink in sinks { sink.cancel() }
                }
            }))
}

do {
    let model = Model()
    rows.append(
        Row(
            name: "objectWillChange access", limit: 60, box: nil,
            ours: measure(count) {
                for _ in 0..<$0 { total &+= ObjectIdentifier(model.objectWillChange).hashValue & 1 }
            }))
}

do {
    let subject = PassthroughSubject<Int, Never>()
    let burst = 100_000
    nonisolated(unsafe) var received = 0
    let sink = subject.receive(on: DispatchQueue.main).sink { _ in received += 1 }
    func wait(for goal: Int) {
        while received < goal { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
    }
    nonisolated(unsafe) var direct = 0
    let box = measure(burst, rounds: 3) {
        direct = 0
        for _ in 0..<$0 { DispatchQueue.main.async { direct += 1 } }
        while direct < $0 { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
    }
    rows.append(
        Row(
            name: "receive(on: main) burst", limit: 250, box: box,
            ours: measure(burst, rounds: 3) {
                received = 0
                for value in 0..<$0 { subject.send(value) }
                wait(for: $0)
            }))
    withExtendedLifetime(sink) {}
}

show(rows)

print()
print("bytes of heap                                         ours   at most")
for (name, value, limit) in [
    ("source and sink", pairBytes, 320.0), ("a sink on a shared source", sharedBytes, 240.0),
] {
    print(name.padding(toLength: 48, withPad: " ", startingAt: 0), String(format: "%9.0f %9.0f", value, limit))
}
