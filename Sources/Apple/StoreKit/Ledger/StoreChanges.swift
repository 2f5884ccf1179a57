/// Comes at once, and again whenever something was bought, renewed or given back.
package struct StoreChanges: AsyncSequence, Sendable {
    package typealias Element = Void
    private let ledger = StoreLedger.current

    package init() {}

    package struct AsyncIterator: AsyncIteratorProtocol {
        private var isFirst = true
        private var base: AsyncStream<Void>.Iterator

        init(_ base: AsyncStream<Void>.Iterator) { self.base = base }

        package mutating func next() async -> Void? {
            if isFirst {
                isFirst = false
                return ()
            }
            return await base.next()
        }
    }

    package func makeAsyncIterator() -> AsyncIterator { AsyncIterator(ledger.changes.makeAsyncIterator()) }
}

extension Transaction {
    /// Has it come to `Transaction.updates`.
    package func tellOfUpdate() { StoreLedger.current.tell(.transaction(record)) }

    /// Asks the person whether they want their money back.
    @MainActor package static func requestRefund(for id: UInt64) async throws -> RefundRequestStatus {
        try await refund(id)
    }
}

extension Product {
    /// The subscriptions of a group, in the order of the file.
    package static func subscriptions(inGroup group: String) async -> [Product] {
        let configuration = StoreLedger.current.configuration
        let ids = configuration?.subscriptionGroups?.first { $0.id == group }?.subscriptions?.map(\.productID) ?? []
        return (try? await products(for: ids)) ?? []
    }
}
