import SeamPrimitives

/// Shows the chains of a program that is traced to its recorder.
enum ChainTrace {
    /// Whether the program is traced. A variable of the module's own, for a look at it costs next to nothing.
    nonisolated(unsafe) fileprivate(set) static var isOn = false

    /// How a sequence starts, told to the recorder.
    ///
    /// - Parameter name: Of the operator, as `#function` has it.
    static func watching<Element>(
        _ name: StaticString, _ start: @escaping (Sink<Element>) -> DisposeBase
    ) -> (Sink<Element>) -> DisposeBase {
        let name = String(name.description.prefix { $0 != "(" })
        return { watch($0, name, start) }
    }

    /// Subscribes a sink by way of one that tells of what passes.
    static func watch<Element>(
        _ sink: Sink<Element>, _ name: String, _ start: (Sink<Element>) -> DisposeBase
    ) -> DisposeBase {
        guard let recorder = Tracing.recorder else { return start(sink) }
        let receiver = sink is Terminal<Element> ? "subscribe" : self.name(of: type(of: sink))
        return recorder.subscribe(name, receiver) { start(TraceSink(sink, $0, recorder)) }
    }

    /// `BehaviorSubject` of `BehaviorSubject<Int>`
    static func name(of type: Any.Type) -> String { String(String(describing: type).prefix { $0 != "<" }) }
}

/// The program may be traced from its beginning, or not at all.
@section(".init_array") @used private let begin: @convention(c) () -> Void = {
    Tracing.whenRecorded { ChainTrace.isOn = true }
}
