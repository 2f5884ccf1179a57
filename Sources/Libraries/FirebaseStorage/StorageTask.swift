public import Foundation
internal import FirebaseCore

/// How far a task is.
public enum StorageTaskStatus: Int, Sendable {
    /// Not known, going on, goes further, waits, done, or failed.
    case unknown, resume, progress, pause, success, failure
}

/// How a task stands.
public final class StorageTaskSnapshot: NSObject, @unchecked Sendable {
    /// The task.
    public let task: StorageTask
    /// How far it is.
    public let status: StorageTaskStatus
    /// How many bytes have been moved.
    public let progress: Progress?
    /// What went wrong; nil if nothing did.
    public let error: (any Error)?
    /// What is known of the file; nil before it is there.
    public let metadata: StorageMetadata?
    /// The file.
    public let reference: StorageReference

    init(_ task: StorageTask, _ status: StorageTaskStatus) {
        self.task = task
        self.status = status
        (progress, error, metadata, reference) = (task.progress, task.failure, task.metadata, task.reference)
    }
}

/// A file that is moved, here in one go.
public class StorageTask: NSObject, @unchecked Sendable {
    let reference: StorageReference
    let progress = Progress(totalUnitCount: 1)
    private let lock = NSLock()
    private var observers: [(handle: String, status: StorageTaskStatus, call: (StorageTaskSnapshot) -> Void)] = []
    private var isCancelled = false
    private var status = StorageTaskStatus.resume
    fileprivate(set) var failure: (any Error)?
    fileprivate(set) var metadata: StorageMetadata?

    init(_ reference: StorageReference) {
        self.reference = reference
        super.init()
    }

    /// How it stands.
    public var snapshot: StorageTaskSnapshot { StorageTaskSnapshot(self, status) }

    func run(
        _ work: @escaping (StorageTask) throws -> () -> Void, failed: @escaping (any Error) -> Void
    ) {
        FirebaseApp.later { [self] in
            do {
                guard !lock.withLock({ isCancelled }) else {
                    throw StorageErrorCode.cancelled.error(reference.fullPath)
                }
                let end = try work(self)
                tell(.progress)
                end()
                tell(.success)
            } catch {
                failure = error
                failed(error)
                tell(.failure)
            }
        }
    }

    func finish(metadata: StorageMetadata?, size: Int) {
        self.metadata = metadata
        progress.totalUnitCount = Int64(size)
        progress.completedUnitCount = Int64(size)
    }

    private func tell(_ status: StorageTaskStatus) {
        self.status = status
        for observer in lock.withLock({ observers }) where observer.status == status { observer.call(snapshot) }
    }

    /// Wants the file no more.
    public func cancel() { lock.withLock { isCancelled = true } }
    /// Has no effect: files are moved in one go.
    public func pause() {}
    /// Has no effect: files are moved in one go.
    public func resume() {}

    /// Calls a closure when the task is so far. The result names it to ``removeObserver(withHandle:)``.
    @discardableResult
    public func observe(_ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void) -> String {
        let handle = UUID().uuidString
        lock.withLock { observers.append((handle, status, handler)) }
        return handle
    }

    /// Calls a closure no more.
    public func removeObserver(withHandle handle: String) {
        lock.withLock { observers.removeAll { $0.handle == handle } }
    }

    /// Calls nobody any more.
    public func removeAllObservers() { lock.withLock { observers = [] } }
    /// Calls nobody any more when the task is so far.
    public func removeAllObservers(for status: StorageTaskStatus) {
        lock.withLock { observers.removeAll { $0.status == status } }
    }
}

/// A file that is kept.
public final class StorageUploadTask: StorageTask, @unchecked Sendable {}

/// A file that is fetched.
public final class StorageDownloadTask: StorageTask, @unchecked Sendable {}
