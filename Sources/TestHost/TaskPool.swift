import Foundation

#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

/// The threads that tasks run on which belong to no actor: one for each priority, as in the Simulator.
///
/// Tests are written there. Where a task that a test begins ran beside the test at once, what the test says of the time
/// before would be a matter of luck.
enum TaskPool {
    private typealias Original = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

    private static let lock = NSLock()
    nonisolated(unsafe) private static var queues: [UInt8: DispatchQueue] = [:]

    /// The executor of those who belong to no actor.
    private static var generic: UnownedSerialExecutor {
        unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
    }

    /// Has tasks run on these threads from now on.
    static func install() {
        // The runtime calls what is here in place of its own pool.
        guard let place = dlsym(nil, "swift_task_enqueueGlobal_hook") else { return }
        place.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in
            TaskPool.queue(for: ExecutorJob(job).priority).async { job.runSynchronously(on: TaskPool.generic) }
        }
    }

    private static func queue(for priority: JobPriority) -> DispatchQueue {
        lock.withLock {
            if let queue = queues[priority.rawValue] { return queue }
            let classes: [UInt8: DispatchQoS] = [0x09: .background, 0x11: .utility, 0x19: .userInitiated]
            let queue = DispatchQueue(
                label: "tasks of priority \(priority.rawValue)", qos: classes[priority.rawValue] ?? .default)
            queues[priority.rawValue] = queue
            return queue
        }
    }
}
