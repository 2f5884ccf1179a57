import Synchronization

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Makes a sequence of asynchronous work, which is begun for each subscription and cancelled with it.
    public static func create(
        detached: Bool = false, priority: TaskPriority? = nil,
        work: @Sendable @escaping () async throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        Single<Element>.create { single in
            let single = Crossing(single)
            let operation: @Sendable () async -> Void = {
                do {
                    single.value(.success(try await work()))
                } catch {
                    single.value(.failure(error))
                }
            }
            let task =
                detached
                ? Task.detached(priority: priority, operation: operation)
                : Task(priority: priority, operation: operation)
            return Disposables.create { task.cancel() }
        }
    }

    /// Makes a sequence of asynchronous work, which is begun for each subscription and cancelled with it.
    public static func create(
        priority: TaskPriority?, detached: Bool, work: @Sendable @escaping () async throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        create(detached: detached, priority: priority, work: work)
    }

    /// The value; cancelling the task ends the subscription.
    public var value: Element {
        get async throws {
            let crossing = Crossing(self)
            return try await awaitOutcome { resume in
                crossing.value.subscribe(
                    onSuccess: { resume(.success($0)) }, onFailure: { resume(.failure($0)) },
                    onDisposed: {
                        resume(.failure(CancellationError()))
                    })
            }
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The value, or nil; cancelling the task ends the subscription.
    public var value: Element? {
        get async throws {
            let crossing = Crossing(self)
            return try await awaitOutcome { resume in
                crossing.value.subscribe(
                    onSuccess: { resume(.success($0)) }, onError: { resume(.failure($0)) },
                    onCompleted: { resume(.success(nil)) }, onDisposed: { resume(.failure(CancellationError())) })
            }
        }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Returns at completion; cancelling the task ends the subscription.
    public var value: Void {
        get async throws {
            let crossing = Crossing(self)
            return try await awaitOutcome { resume in
                crossing.value.subscribe(
                    onCompleted: { resume(.success(())) }, onError: { resume(.failure($0)) },
                    onDisposed: { resume(.failure(CancellationError())) })
            }
        }
    }
}

/// Waits for the first outcome of a subscription.
///
/// A task that was cancelled before subscribes as well: what the sequence sends at once is its outcome.
private func awaitOutcome<Value>(
    _ subscribe: @escaping (@escaping (Result<Value, any Error>) -> Void) -> any Disposable
) async throws -> Value {
    let subscription = Crossing(SingleAssignmentDisposable())
    let subscribe = Crossing(subscribe)
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            let hasResumed = BooleanBox()
            subscription.value.setDisposable(
                subscribe.value { outcome in
                    if hasResumed.set() { continuation.resume(with: Crossing(outcome).take()) }
                })
        }
    } onCancel: {
        subscription.value.dispose()
    }
}

private final class BooleanBox: Sendable {
    private let value = Atomic<Bool>(false)

    /// Says whether it was clear.
    func set() -> Bool { !value.exchange(true, ordering: .acquiringAndReleasing) }
}
