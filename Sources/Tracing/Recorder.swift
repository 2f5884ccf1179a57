import Foundation
import RuntimeShims
import SeamPrimitives
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Records what a program does: spans that lie in each other, and what happened at moments in them.
///
/// A span without one around it begins an activity. Work that is handed to a queue, a timer or a task goes on in the
/// activity of whoever handed it over. Everything is written to ``EventWriter`` at once; nothing is kept here but what
/// is open.
final class Recorder: TraceRecorder {
    static let shared = Recorder()

    let writer = EventWriter()
    let values = KnownValues()
    private let questions = Mutex<TraceQuestions?>(nil)
    private let lastID = Atomic<UInt64>(0)

    func newID() -> UInt64 { lastID.wrappingAdd(1, ordering: .relaxed).newValue }

    /// Writes to a descriptor from now on, and reads answers from it.
    func open(_ descriptor: Int32) {
        writer.open(descriptor)
        questions.withLock { $0 = TraceQuestions(descriptor: descriptor, writer: writer) }
    }

    func ask(_ question: String, _ answer: @escaping @Sendable (String?) -> Void) {
        guard let questions = questions.withLock({ $0 }) else { return answer(nil) }
        questions.ask(question, answer)
    }

    // MARK: Spans

    func begin(_ kind: TraceKind, _ name: String, isQuiet: Bool) -> TraceSpan {
        begin(kind, isQuiet: isQuiet) { line in line.add("n", name) }
    }

    /// - Parameter describe: Adds what there is to say of the span to its line.
    func begin(
        _ kind: TraceKind, isQuiet: Bool = false, after origin: UInt64 = 0, _ earlier: [PendingLine] = [],
        _ describe: (inout EventLine) -> Void
    ) -> TraceSpan {
        let stack = SpanStack.current
        let id = newID()
        if kind == .step { ScreenPictures.stepBegins(id) }
        // Work that goes on elsewhere belongs to where it came from, whatever it is run by.
        let parent = origin != 0 ? origin : stack.top
        var line = EventLine("b", span: id, parent: parent)
        line.add("k", kind.rawValue)
        describe(&line)
        if isQuiet {
            stack.push(id, isCause: kind.isCause, pending: PendingLine(line), after: earlier)
        } else {
            announce(stack)
            stack.push(id, isCause: kind.isCause)
            writer.write(line)
        }
        return TraceSpan(id: id)
    }

    func end(_ span: TraceSpan) {
        guard span.id != 0 else { return }
        ScreenPictures.mayEnd(span.id)
        for frame in SpanStack.current.pop(through: span.id).reversed() {
            let line = EventLine("x", span: frame.id, parent: 0)
            if frame.pending?.end(line) ?? true { writer.write(line) }
        }
    }

    /// Writes down the spans around that nothing had happened in yet.
    func announce(_ stack: SpanStack) { stack.announce(writer.write) }

    /// Something that happened at a moment.
    func mark(_ kind: String, _ describe: (inout EventLine) -> Void) {
        let stack = SpanStack.current
        announce(stack)
        var line = EventLine("m", span: newID(), parent: stack.top)
        line.add("k", kind)
        describe(&line)
        writer.write(line)
    }

    func willExit() { MainActor.assumeIsolated { ScreenPictures.take() } }

    // MARK: Going on elsewhere

    func origin() -> TraceSpan {
        let stack = SpanStack.current
        if stack.top != 0 { announce(stack) }
        return TraceSpan(id: stack.top)
    }

    func resume(_ origin: TraceSpan, _ name: String) -> TraceSpan {
        guard origin.id != 0 else { return origin }
        return begin(.hop, isQuiet: true, after: origin.id) { $0.add("n", name) }
    }

    func laterOrigin() -> (any TraceLaterOrigin)? {
        let stack = SpanStack.current
        return stack.top == 0 ? nil : LaterOrigin(TraceSpan(id: stack.top), stack.pendingLines)
    }

    func resume(_ origin: any TraceLaterOrigin, _ name: String) -> TraceSpan {
        let lines = (origin as? LaterOrigin)?.lines ?? []
        return begin(.hop, isQuiet: true, after: origin.span.id, lines) { $0.add("n", name) }
    }

    var isInConsequence: Bool { SpanStack.current.isInConsequence }

    func isInnermost(_ span: TraceSpan) -> Bool { SpanStack.current.top == span.id }
}
