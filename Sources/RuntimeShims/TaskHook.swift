#if canImport(Glibc)
    import Glibc
#endif

/// The runtime's variable for a function that takes the jobs of tasks which belong to no actor.
public enum TaskHook: RuntimeShim {
    public static let name = "`swift_task_enqueueGlobal_hook`"
    public static let reason = "tests expect the Simulator's pool, where tasks of one priority take turns"
    public static let seenWith = "Swift 6.3.1"
    public static let loss = "tests that count on that order may fail on some runs"

    private typealias Original = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

    nonisolated(unsafe) private static var enqueue: @Sendable (UnownedJob) -> Void = { run($0) }

    /// Found in the Swift runtime, which every program that has tasks is linked with.
    private static var place: UnsafeMutablePointer<Hook?>? {
        dlsym(nil, "swift_task_enqueueGlobal_hook")?.assumingMemoryBound(to: Hook?.self)
    }

    public static func look() -> ShimFinding { place == nil ? .missing : .working }

    /// Has jobs of tasks that belong to no actor given to `body` from now on, which has each of them run by ``run(_:)``.
    ///
    /// Before any task is started. False, and nothing is changed, if the runtime has no such variable.
    @discardableResult
    public static func install(_ body: @escaping @Sendable (UnownedJob) -> Void) -> Bool {
        guard let place else { return false }
        enqueue = body
        place.pointee = { job, _ in TaskHook.enqueue(job) }
        return true
    }

    /// Runs a job on the calling thread, on no actor.
    public static func run(_ job: UnownedJob) {
        // Two words of zeros: the executor of those that belong to no actor.
        job.runSynchronously(on: unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self))
    }
}
