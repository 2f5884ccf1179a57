import SeamPrimitives

extension Recorder {
    /// The links that the calling thread is subscribing to, the last one nearest to the source.
    private static let attaching = PerThread<[TraceChain]>([])

    func subscribe<Result>(_ name: String, _ receiver: String, _ body: (TraceChain) -> Result) -> Result {
        let next = Self.attaching.value.last
        // What a chain is subscribed to by lies beyond the library that has its operators.
        let site = next?.site ?? CodeAddress.nearest()
        let chain = TraceChain(
            name: name, id: newID(), next: next?.id ?? 0, receiver: next == nil ? receiver : "", site: site)
        Self.attaching.value.append(chain)
        let result = body(chain)
        _ = Self.attaching.value.popLast()
        note(chain, .subscribed)
        return result
    }

    func pass(_ value: Any, along chain: TraceChain, _ body: () -> Void) {
        let span = begin(.event) { line in
            line.add(chain)
            line.add("v", ValueText.of(value))
        }
        // What follows from a value subscribes to chains of its own.
        let outer = Self.attaching.value
        Self.attaching.value = []
        body()
        Self.attaching.value = outer
        end(span)
    }

    func note(_ chain: TraceChain, _ event: TraceChainEvent) {
        switch event {
        case .subscribed: mark("subscribed") { $0.add(chain) }
        case .finished: mark("finished") { $0.add(chain) }
        case .cancelled: mark("cancelled") { $0.add(chain) }
        case .failed(let text):
            mark("failed") { line in
                line.add(chain)
                line.add("v", text)
            }
        }
    }
}

extension EventLine {
    mutating func add(_ chain: TraceChain) {
        add("n", chain.name)
        add("ch", chain.id)
        if chain.next != 0 { add("nx", chain.next) }
        if !chain.receiver.isEmpty { add("to", chain.receiver) }
        if chain.site != 0 { add("pc", UInt64(chain.site)) }
    }
}
