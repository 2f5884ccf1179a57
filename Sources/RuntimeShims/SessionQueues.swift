package import Dispatch
package import FoundationNetworking

/// The queue on which a task of a `URLSession` is worked at.
package enum SessionQueues: RuntimeShim {
    package static let name = "`URLSessionTask.workQueue`"
    package static let reason =
        "a `URLProtocol` that answers after its task was cancelled, or from another thread meanwhile, stops the process"
    package static let seenWith = "Swift 6.3.1"
    package static let loss =
        "a task that is cancelled while a protocol of the app's or of ours answers it may stop the app"

    package static func look() -> ShimFinding { offset == nil ? .missing : .working }

    /// The queue of a task; nil if it is not found.
    package static func queue(of task: URLSessionTask) -> DispatchQueue? {
        guard let offset else { return nil }
        return withExtendedLifetime(task) {
            (Unmanaged.passUnretained(task).toOpaque() + offset).load(as: DispatchQueue.self)
        }
    }

    private static let offset = StoredProperties.fields(ofClass: URLSessionTask.self)
        .first { $0.name == "workQueue" && $0.type == DispatchQueue.self }?.offset
}
