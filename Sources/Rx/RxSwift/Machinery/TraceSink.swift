import SeamPrimitives

/// A sink of a program that is traced: tells of what passes on its way to the sink behind it.
final class TraceSink<Element>: OperatorSink<Element, Element> {
    private let chain: TraceChain
    private let recorder: any TraceRecorder
    private var hasEnded = false

    init(_ downstream: Sink<Element>, _ chain: TraceChain, _ recorder: any TraceRecorder) {
        self.chain = chain
        self.recorder = recorder
        super.init(downstream)
    }

    deinit {
        // A chain that was let go of: its last link tells of it.
        if !hasEnded, chain.next == 0 { recorder.note(chain, .cancelled) }
    }

    override func next(_ value: Element) {
        recorder.pass(value, along: chain) { downstream.send(value) }
    }

    override func stop(_ error: (any Error)?) {
        hasEnded = true
        if isLive { recorder.note(chain, error.map { .failed("\($0)") } ?? .finished) }
        super.stop(error)
    }
}
