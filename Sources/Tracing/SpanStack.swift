import RuntimeShims
import SeamPrimitives

#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

/// The spans that are open on a thread, or in a task, wherever that runs.
final class SpanStack {
    struct Frame {
        var id: UInt64
        /// The line that begins the span, if it has not been written yet.
        var pending: EventLine?
    }

    private var frames: [Frame] = []
    /// The span that a task was made in.
    private let base: UInt64

    private init(base: UInt64) { self.base = base }

    /// The innermost span; 0 if there is none.
    var top: UInt64 { frames.last?.id ?? base }

    func push(_ id: UInt64, pending: EventLine? = nil) { frames.append(Frame(id: id, pending: pending)) }

    /// Removes a span and those inside it, and returns them, the outermost first. Nothing if it is not open here.
    func pop(through id: UInt64) -> ArraySlice<Frame> {
        guard let index = frames.lastIndex(where: { $0.id == id }) else { return [] }
        let ended = frames[index...]
        frames.removeSubrange(index...)
        return ended
    }

    /// Writes the spans that have not been written, the outermost first.
    func announce(_ write: (EventLine) -> Void) {
        guard let first = frames.firstIndex(where: { $0.pending != nil }) else { return }
        for index in first..<frames.endIndex {
            guard let line = frames[index].pending else { continue }
            frames[index].pending = nil
            write(line)
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
