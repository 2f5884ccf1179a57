import Dispatch
import Measure

/// The same work by closures alone.
func measureClosures() -> RxFigures {
    var figures = RxFigures()
    let one = ClosureBox<Int>()
    figures.measure(.subscribeAndDispose) { for _ in 0..<$0 { one.remove(one.add { total &+= $0 }) } }
    _ = one.add { total &+= $0 }
    figures.measure(.subject) { for value in 0..<$0 { one.send(value) } }
    figures[.relay] = figures[.subject]

    let chain = ClosureBox<Int>()
    var last = -1
    _ = chain.add {
        let mapped = $0 &+ 1
        guard mapped & 1 == 0 || mapped > 0, mapped != last else { return }
        last = mapped
        total &+= mapped
    }
    figures.measure(.chain) { for value in 0..<$0 { chain.send(value) } }

    let many = ClosureBox<Int>()
    for _ in 0..<1_000 { _ = many.add { total &+= $0 } }
    figures.measure(.thousandObservers) { for value in 0..<$0 / 1_000 { many.send(value) } }

    figures.measureBurst(.mainBurst) { value in
        DispatchQueue.main.async {
            total &+= value
            delivered += 1
        }
    }
    return figures
}
