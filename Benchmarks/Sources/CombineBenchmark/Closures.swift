import Dispatch
import Measure

/// What a binding is without a framework: closures in an array.
final class ClosureBox<Value> {
    var handlers: [(Int, (Value) -> Void)] = []
    private var next = 0

    func add(_ handler: @escaping (Value) -> Void) -> Int {
        next += 1
        handlers.append((next, handler))
        return next
    }

    func remove(_ token: Int) {
        if let index = handlers.lastIndex(where: { $0.0 == token }) { handlers.remove(at: index) }
    }

    @inline(never)
    func send(_ value: Value) {
        for (_, handler) in handlers { handler(value) }
    }
}

/// The same work by closures alone.
func measureClosures() -> Figures {
    var figures = Figures()
    let one = ClosureBox<Int>()
    figures[.sinkAndCancel] = measure { for _ in 0..<$0 { one.remove(one.add { total &+= $0 }) } }
    _ = one.add { total &+= $0 }
    figures[.subjectToSink] = measure { for value in 0..<$0 { one.send(value) } }
    figures[.publishedToSink] = figures[.subjectToSink]

    let chain = ClosureBox<Int>()
    var last = -1
    _ = chain.add {
        let mapped = $0 &+ 1
        guard mapped & 1 == 0 || mapped > 0, mapped != last else { return }
        last = mapped
        total &+= mapped
    }
    figures[.chain] = measure { for value in 0..<$0 { chain.send(value) } }

    let many = ClosureBox<Int>()
    for _ in 0..<1_000 { _ = many.add { total &+= $0 } }
    figures[.thousandSinks] = measure { for value in 0..<$0 / 1_000 { many.send(value) } }

    figures[.mainBurst] = measureBurst { value in
        DispatchQueue.main.async {
            total &+= value
            delivered += 1
        }
    }
    return figures
}
