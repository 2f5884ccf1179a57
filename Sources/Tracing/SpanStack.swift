import RuntimeShims
import SeamPrimitives

#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

/// The spans that are open on a thread, or in a task, wherever that runs.
final class SpanStack {
    struct Frame {
        var id: UInt64
        var isCause = false
        /// The line that begins the span, if something has to happen before it is written.
        var pending: PendingLine?
        /// The lines that have to be written before it: of spans elsewhere, which it goes on from.
        var earlier: [PendingLine] = []
    }

    private var frames: [Frame] = []
    /// The span that a task was made in.
    private let base: UInt64

    private init(base: UInt64) { self.base = base }

    /// The innermost span; 0 if there is none.
    var top: UInt64 { frames.last?.id ?? base }

    func push(_ id: UInt64, isCause: Bool, pending: PendingLine? = nil, after earlier: [PendingLine] = []) {
        frames.append(Frame(id: id, isCause: isCause, pending: pending, earlier: earlier))
    }

    /// Whether the innermost span is a consequence, and not a cause.
    var isInConsequence: Bool { frames.last.map { !$0.isCause } ?? (base != 0) }

    /// The lines that have not been written, of spans that are open, the outermost first.
    var pendingLines: [PendingLine] {
        frames.flatMap { frame in (frame.earlier + [frame.pending].compactMap(\.self)).filter { !$0.isWritten } }
    }

    /// Removes a span and those inside it, and returns them, the outermost first. Nothing if it is not open here.
    func pop(through id: UInt64) -> ArraySlice<Frame> {
        guard let index = frames.lastIndex(where: { $0.id == id }) else { return [] }
        let ended = frames[index...]
        frames.removeSubrange(index...)
        return ended
    }

    /// Writes the spans that have not been written, the outermost first.
    func announce(_ write: (EventLine) -> Void) {
        // Spans are written from the outside in, so nothing is left if the innermost has been.
        guard let last = frames.last?.pending, !last.isWritten else { return }
        for frame in frames {
            for line in frame.earlier { line.write(write) }
            frame.pending?.write(write)
        }
    }

    // MARK: Whose

    nonisolated(unsafe) private static var key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { Unmanaged<SpanStack>.fromOpaque($0!).release() }
        return key
    }()

    private static let ofTasks = Locked<[CurrentTask.Identity: Unowned]>([:])

    private struct Unowned: @unchecked Sendable {
        var stack: SpanStack
    }

    /// That of the task that is running, or of the thread.
    static var current: SpanStack {
        guard let task = CurrentTask.identity else { return ofThread }
        return ofTasks.withLock { stacks in
            if let known = stacks[task] { return known }
            let made = Unowned(stack: SpanStack(base: TaskOrigins.take(task)))
            // A task that has ended leaves nothing but its entry.
            if stacks.count > 4_096 { stacks = stacks.filter { !$0.value.stack.frames.isEmpty } }
            stacks[task] = made
            return made
        }.stack
    }

    static func isKnown(_ task: CurrentTask.Identity) -> Bool { ofTasks.withLock { $0[task] != nil } }

    private static var ofThread: SpanStack {
        if let known = pthread_getspecific(key) { return Unmanaged<SpanStack>.fromOpaque(known).takeUnretainedValue() }
        let made = SpanStack(base: 0)
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }
}
