import Foundation
import RuntimeShims

/// The threads that tasks run on which belong to no actor: one for each priority, as in the Simulator.
///
/// Tests are written there. Where a task that a test begins ran beside the test at once, what the test says of the time
/// before would be a matter of luck.
enum TaskPool {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var queues: [UInt8: DispatchQueue] = [:]

    /// Has tasks run on these threads from now on.
    static func install() {
        TaskHook.install { job in
            TaskPool.queue(for: ExecutorJob(job).priority).async { TaskHook.run(job) }
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
