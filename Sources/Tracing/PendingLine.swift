import SeamPrimitives

/// The line that begins a span, until something happens in it, which may be after its end, in work that goes on from it.
final class PendingLine: Sendable {
    private struct State {
        /// Nil once it has been written.
        var line: EventLine?
        var end: EventLine?
    }

    private let state: Locked<State>

    init(_ line: EventLine) { state = Locked(State(line: line)) }

    var isWritten: Bool { state.withLock { $0.line == nil } }

    /// Writes the line, and that of the end if there is one. Once.
    func write(_ write: (EventLine) -> Void) {
        let lines = state.withLock { state in
            defer { (state.line, state.end) = (nil, nil) }
            return [state.line, state.end].compactMap(\.self)
        }
        lines.forEach(write)
    }

    /// The span has ended. Returns whether its line has been written, so that the end is to be written now.
    func end(_ line: EventLine) -> Bool {
        state.withLock { state in
            guard state.line != nil else { return true }
            state.end = line
            return false
        }
    }
}

/// A span that may be gone on with, and the lines that have to be written then.
final class LaterOrigin: TraceLaterOrigin {
    let span: TraceSpan
    let lines: [PendingLine]

    init(_ span: TraceSpan, _ lines: [PendingLine]) {
        self.span = span
        self.lines = lines
    }
}
