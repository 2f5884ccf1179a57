import Foundation

extension StoreLedger {
    /// What becomes other, as it happens.
    func stream<T: Sendable>(takesTransactions: Bool = false, _ take: @escaping @Sendable (Change) -> T?)
        -> AsyncStream<T>
    {
        AsyncStream { continuation in
            let id = listen(takesTransactions: takesTransactions) { change in
                if let value = take(change) { continuation.yield(value) }
            }
            continuation.onTermination = { [weak self] _ in self?.stopListening(id) }
        }
    }

    /// Comes whenever something is other than before.
    var changes: AsyncStream<Void> { stream { _ in () } }
}
