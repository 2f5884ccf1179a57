import Combine
import Foundation

/// Names a transaction that was asked for.
public typealias AsyncTransactionId = UInt32

extension Realm {
    /// An opening that is under way.
    public final class AsyncOpenTask: @unchecked Sendable {
        fileprivate var isCancelled = false
        /// Ends the opening; nothing is called.
        public func cancel() { isCancelled = true }
    }

    /// Opens a realm, migrating its file on another thread, and calls `callback` on a queue.
    @discardableResult
    public static func asyncOpen(
        configuration: Configuration = .defaultConfiguration, callbackQueue: DispatchQueue = .main,
        callback: @escaping (Result<Realm, any Swift.Error>) -> Void
    ) -> AsyncOpenTask {
        let task = AsyncOpenTask()
        let callback = ThreadCrossing(value: callback)
        DispatchQueue.global().async {
            // Keeps the store open until the realm of the queue is.
            let opened = ThreadCrossing(value: Result { try Realm(configuration: configuration) })
            callbackQueue.async {
                guard !task.isCancelled else { return }
                let queue = callbackQueue === DispatchQueue.main ? nil : callbackQueue
                callback.value(
                    opened.value.flatMap { _ in Result { try Realm(configuration: configuration, queue: queue) } })
            }
        }
        return task
    }

    /// Opens a realm for the main thread when somebody subscribes.
    public static func asyncOpen(configuration: Configuration = .defaultConfiguration) -> AnyPublisher<
        Realm, any Swift.Error
    > {
        Deferred {
            Future { promise in
                let promise = ThreadCrossing(value: promise)
                asyncOpen(configuration: configuration) { promise.value($0) }
            }
        }.eraseToAnyPublisher()
    }

    /// When an opening is done. Without synchronisation it makes no difference.
    public enum OpenBehavior: Sendable {
        /// When the file is open.
        case never
        /// When the file is open.
        case once
        /// When the file is open.
        case always
    }

    /// A realm for the main actor.
    @MainActor
    public convenience init(
        configuration: Configuration = .defaultConfiguration, downloadBeforeOpen: OpenBehavior = .never
    )
        async throws
    {
        self.init(core: try RealmOpening.open(configuration, .main))
    }

    /// A realm for an actor, which sees to it that nobody else uses it.
    public convenience init<A: Actor>(
        configuration: Configuration = .defaultConfiguration, actor: A, downloadBeforeOpen: OpenBehavior = .never
    ) async throws {
        let confinement: Confinement = actor === MainActor.shared as AnyObject ? .main : .anywhere(UUID())
        self.init(core: try RealmOpening.open(configuration, confinement))
    }

    // MARK: Transactions

    /// Whether a transaction that was asked for is still to come.
    public var isPerformingAsynchronousWriteOperations: Bool { core.isWriting || !core.asked.isEmpty }

    /// Runs `block` in a transaction soon, on the realm's thread, and then calls `onComplete`.
    @discardableResult
    public func writeAsync(_ block: @escaping () -> Void, onComplete: ((Swift.Error?) -> Void)? = nil)
        -> AsyncTransactionId
    {
        beginAsyncWrite {
            block()
            guard self.core.isWriting else { return }
            self.commitAsyncWrite(onComplete)
        }
    }

    /// Begins a transaction soon, on the realm's thread, and calls `asyncWriteBlock` in it.
    @discardableResult
    public func beginAsyncWrite(_ asyncWriteBlock: @escaping () -> Void) -> AsyncTransactionId {
        core.check()
        guard let queue = core.confinement.queue else {
            Misuse.stop("Can only schedule async transactions on Realms that belong to a run loop or a queue.")
        }
        core.lastAsked += 1
        let id = core.lastAsked
        core.asked.insert(id)
        let core = core
        let work = ThreadCrossing(value: asyncWriteBlock)
        queue.async {
            guard core.asked.remove(id) != nil else { return }
            core.beginWrite()
            work.value()
            if core.isWriting { core.cancelWrite() }
        }
        return id
    }

    /// Ends the transaction, and calls `onComplete` when what it changed is kept.
    @discardableResult
    public func commitAsyncWrite(allowGrouping: Bool = false, _ onComplete: ((Swift.Error?) -> Void)? = nil)
        -> AsyncTransactionId
    {
        var failure: (any Swift.Error)?
        do {
            try core.commitWrite(withoutNotifying: [])
        } catch {
            failure = error
        }
        if let onComplete {
            let done = ThreadCrossing(value: onComplete)
            let result = ThreadCrossing(value: failure)
            core.confinement.queue?.async { done.value(result.value) }
        }
        return 0
    }

    /// Takes back a transaction that has not begun.
    public func cancelAsyncWrite(_ asyncTransactionId: AsyncTransactionId) throws {
        core.asked.remove(asyncTransactionId)
    }

    /// Runs `block` in a transaction.
    @discardableResult
    public func asyncWrite<Result>(_isolation: isolated (any Actor)? = #isolation, _ block: () throws -> Result)
        async throws
        -> Result
    {
        try write(block)
    }

    /// Goes to the newest state.
    @discardableResult
    public func asyncRefresh(_isolation: isolated (any Actor)? = #isolation) async -> Bool { refresh() }
}
