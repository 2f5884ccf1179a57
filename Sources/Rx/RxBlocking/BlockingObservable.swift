import Foundation
import RxSwift

/// A sequence whose operators wait for it on the calling thread.
///
/// It is for tests and tools; an app that blocks its main thread does not respond.
public struct BlockingObservable<Element> {
    let timeout: TimeInterval?
    let source: Observable<Element>
}

extension ObservableConvertibleType {
    /// The sequence, to be waited for.
    ///
    /// - Parameter timeout: How many seconds are waited at most; then `RxError.timeout` is thrown.
    public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
        BlockingObservable(timeout: timeout, source: asObservable())
    }
}

/// How a sequence ended, and what it sent before.
@frozen
public enum MaterializedSequenceResult<T> {
    /// It completed.
    case completed(elements: [T])
    /// It failed.
    case failed(elements: [T], error: any Error)
}

extension BlockingObservable {
    /// All values.
    ///
    /// - Throws: The sequence's error.
    public func toArray() throws -> [Element] { try outcome().values() }

    /// The first value, or nil when there is none.
    ///
    /// - Throws: The sequence's error, if there is no value before it.
    public func first() throws -> Element? { try outcome(isEnough: { $0.count == 1 }).values().first }

    /// The last value, or nil when there is none.
    ///
    /// - Throws: The sequence's error.
    public func last() throws -> Element? { try outcome().values().last }

    /// The one value.
    ///
    /// - Throws: The sequence's error, or `RxError` when there is not exactly one.
    public func single() throws -> Element { try single { _ in true } }

    /// The one value for which `predicate` holds.
    ///
    /// - Throws: The sequence's error, or `RxError` when there is not exactly one.
    public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
        let outcome = outcome(accepts: predicate, isEnough: { $0.count == 2 })
        let values = try outcome.values()
        if values.count > 1 { throw RxError.moreThanOneElement }
        guard let value = values.first else { throw RxError.noElements }
        return value
    }

    /// How the sequence ended, and what it sent before.
    public func materialize() -> MaterializedSequenceResult<Element> {
        let outcome = outcome()
        if let error = outcome.error { return .failed(elements: outcome.elements, error: error) }
        return .completed(elements: outcome.elements)
    }

    private struct Outcome {
        var elements: [Element] = []
        var error: (any Error)?

        func values() throws -> [Element] {
            if let error { throw error }
            return elements
        }
    }

    /// Waits until the sequence has ended, enough has come or the time is over. Meanwhile the thread's run loop runs,
    /// so that what the sequence needs from this thread is done.
    private func outcome(
        accepts: @escaping (Element) throws -> Bool = { _ in true },
        isEnough: @escaping ([Element]) -> Bool = { _ in false }
    ) -> Outcome {
        let waiter = RunLoopWaiter(timeout)
        let subscription = SingleAssignmentDisposable()
        var outcome = Outcome()
        let lock = NSLock()
        waiter.perform { [source] in
            subscription.setDisposable(
                source.subscribe { event in
                    if subscription.isDisposed { return }
                    lock.lock()
                    var isOver = false
                    switch event {
                    case .next(let value):
                        do {
                            if try accepts(value) { outcome.elements.append(value) }
                            isOver = isEnough(outcome.elements)
                        } catch {
                            outcome.error = error
                            isOver = true
                        }
                    case .error(let error):
                        outcome.error = error
                        isOver = true
                    case .completed: isOver = true
                    }
                    lock.unlock()
                    if isOver {
                        subscription.dispose()
                        waiter.stop()
                    }
                })
        }
        let isInTime = waiter.wait()
        subscription.dispose()
        return lock.withLock {
            if !isInTime { outcome.error = RxError.timeout }
            return outcome
        }
    }
}
