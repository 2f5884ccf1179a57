import CCoreFoundation
import RuntimeShims
import SeamPrimitives

#if canImport(Glibc)
    @preconcurrency import Glibc
#endif

/// The spans in which tasks were made, until they run for the first time.
enum TaskOrigins {
    private static let origins = Locked<[CurrentTask.Identity: UInt64]>([:])
    /// Whether a function that a queue is to call runs jobs of tasks.
    private static let runners = Locked<[UInt: Bool]>([:])

    /// Whether the function is the one by which Swift's runtime has its jobs run.
    static func runsJobs(_ function: UnsafeRawPointer) -> Bool {
        runners.withLock { runners in
            let address = UInt(bitPattern: function)
            if let known = runners[address] { return known }
            var image = SeamImage()
            let isFound = dladdr(function, &image) != 0 && image.file != nil
            let isRunner = isFound && strstr(image.file, "libswift_Concurrency") != nil
            runners[address] = isRunner
            return isRunner
        }
    }

    /// A job is about to be queued, by the code that has made its task or has it go on.
    static func willQueue(_ job: UnsafeRawPointer) {
        let task = CurrentTask.identity(of: job)
        // A job is queued again whenever its task goes on; the first time counts.
        guard CurrentTask.identity != task, !SpanStack.isKnown(task) else { return }
        let origin = Recorder.shared.origin().id
        guard origin != 0 else { return }
        origins.withLock { origins in
            if origins.count > 4_096 { origins.removeAll() }
            if origins[task] == nil { origins[task] = origin }
        }
    }

    static func take(_ task: CurrentTask.Identity) -> UInt64 {
        origins.withLock { $0.removeValue(forKey: task) } ?? 0
    }
}
