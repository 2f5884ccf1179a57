import Foundation

/// Who reads and writes which file at the moment, and who wants to know.
final class FileTurns: @unchecked Sendable {
    static let shared = FileTurns()

    private struct Turn {
        let owner: NSFileCoordinator
        let thread: Thread
        let reading: [URL]
        let writing: [URL]
    }

    private let condition = NSCondition()
    private var turns: [Turn] = []
    private var known: [any NSFilePresenter] = []
    /// The coordinators that have been told to end their waiting.
    private var cancelled: Set<ObjectIdentifier> = []
    private var waiting: [ObjectIdentifier: Int] = [:]

    var presenters: [any NSFilePresenter] { condition.withLock { known } }

    func add(_ presenter: any NSFilePresenter) {
        condition.withLock { if !known.contains(where: { $0 === presenter }) { known.append(presenter) } }
    }

    func remove(_ presenter: any NSFilePresenter) { condition.withLock { known.removeAll { $0 === presenter } } }

    /// The presenters of a file, or of a folder that it is in.
    func presenters(of url: URL, but other: (any NSFilePresenter)?) -> [any NSFilePresenter] {
        presenters.filter { presenter in
            presenter !== other && presenter.presentedItemURL.map { FileTurns.contains($0, url) } == true
        }
    }

    /// Waits until it may read and write; false if that was cancelled. What is asked for within a turn of the same thread is
    /// part of it.
    func begin(_ owner: NSFileCoordinator, reading: [URL], writing: [URL]) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        let key = ObjectIdentifier(owner)
        waiting[key, default: 0] += 1
        defer {
            waiting[key]! -= 1
            if waiting[key] == 0 {
                waiting[key] = nil
                cancelled.remove(key)
            }
        }
        while !cancelled.contains(key) {
            let isFree = turns.allSatisfy { turn in
                turn.thread === Thread.current
                    || !meets(turn.writing, reading + writing) && !meets(turn.reading, writing)
            }
            if isFree {
                turns.append(Turn(owner: owner, thread: .current, reading: reading, writing: writing))
                return true
            }
            condition.wait()
        }
        return false
    }

    func end(_ owner: NSFileCoordinator) {
        condition.withLock {
            if let last = turns.lastIndex(where: { $0.owner === owner && $0.thread === Thread.current }) {
                turns.remove(at: last)
            }
            condition.broadcast()
        }
    }

    func cancel(_ owner: NSFileCoordinator) {
        condition.withLock {
            guard waiting[ObjectIdentifier(owner)] != nil else { return }
            cancelled.insert(ObjectIdentifier(owner))
            condition.broadcast()
        }
    }

    private func meets(_ some: [URL], _ others: [URL]) -> Bool {
        some.contains { one in others.contains { FileTurns.contains(one, $0) || FileTurns.contains($0, one) } }
    }

    /// Whether a file is another one, or in that folder.
    static func contains(_ folder: URL, _ file: URL) -> Bool {
        let outer = folder.standardizedFileURL.pathComponents
        return file.standardizedFileURL.pathComponents.starts(with: outer)
    }
}

extension NSFilePresenter {
    /// Whether it shows this very file.
    func shows(_ url: URL) -> Bool {
        presentedItemURL?.standardizedFileURL.pathComponents == url.standardizedFileURL.pathComponents
    }

    /// Sends a message in the presenter's queue, without waiting for it.
    func tell(_ message: @escaping () -> Void) {
        nonisolated(unsafe) let send = message
        presentedItemOperationQueue.addOperation { send() }
    }

    /// Has the presenter write its changes, and waits for it.
    func saveChanges() -> (any Error)? { wait { self.savePresentedItemChanges(completionHandler: $0) } }

    /// Tells the presenter that its file is about to be deleted, and waits for it.
    func accommodateDeletion() -> (any Error)? { wait { self.accommodatePresentedItemDeletion(completionHandler: $0) } }

    /// Asks the presenter for the file, waits until it gives it, and returns what gives it back.
    func giveUp(toWriter: Bool) -> () -> Void {
        let given = Given()
        nonisolated(unsafe) let presenter = self
        ask {
            let take: @Sendable ((@Sendable () -> Void)?) -> Void = { regain in
                given.regain = regain
                given.done.signal()
            }
            if toWriter {
                presenter.relinquishPresentedItem(toWriter: take)
            } else {
                presenter.relinquishPresentedItem(toReader: take)
            }
        }
        given.done.wait()
        return { given.regain?() }
    }

    private func wait(_ message: @escaping (@escaping @Sendable ((any Error)?) -> Void) -> Void) -> (any Error)? {
        let given = Given()
        nonisolated(unsafe) let send = message
        ask {
            send { error in
                given.error = error
                given.done.signal()
            }
        }
        given.done.wait()
        return given.error
    }

    /// A presenter whose queue is the one that asks would wait for itself: it is asked at once.
    private func ask(_ message: @escaping @Sendable () -> Void) {
        let queue = presentedItemOperationQueue
        if queue === OperationQueue.current || queue === OperationQueue.main && Thread.isMainThread {
            message()
        } else {
            queue.addOperation { message() }
        }
    }
}

/// What a presenter has answered.
private final class Given: @unchecked Sendable {
    let done = DispatchSemaphore(value: 0)
    var regain: (@Sendable () -> Void)?
    var error: (any Error)?
}

extension [any NSFilePresenter] {
    func firstError(_ ask: (any NSFilePresenter) -> (any Error)?) -> (any Error)? {
        for presenter in self { if let error = ask(presenter) { return error } }
        return nil
    }
}
