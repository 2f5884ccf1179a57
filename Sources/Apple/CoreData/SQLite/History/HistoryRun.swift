internal import Foundation
internal import SeamFoundation

/// Executes requests for history, for coordinators.
enum HistoryRun {
    /// - Parameter stores: The stores to ask, in order. A store without a history makes the request fail.
    static func execute(
        _ request: NSPersistentHistoryChangeRequest, _ stores: [NSPersistentStore]
    ) throws -> NSPersistentHistoryResult {
        let backends = try stores.map { store in
            guard let backend = store.backend as? SQLiteStore, backend.options.tracksHistory else {
                throw NSError(
                    domain: NSCocoaErrorDomain, code: NSPersistentStoreUnsupportedRequestTypeError,
                    userInfo: ["reason": "History tracking is not turned on for \(store.url?.path ?? "a store")"])
            }
            return backend
        }
        if request.isDeletion {
            for backend in backends { try backend.deleteHistory(before: request.place) }
            return NSPersistentHistoryResult(NSNumber(value: true), request.resultType)
        }
        var transactions = try backends.flatMap { try $0.history(after: request.place) }
        if backends.count > 1 { transactions.sort { $0.timestamp < $1.timestamp } }
        return NSPersistentHistoryResult(answer(request, transactions), request.resultType)
    }

    /// Where the histories of stores are now; nil if none has one.
    static func currentToken(_ stores: [NSPersistentStore]) throws -> NSPersistentHistoryToken? {
        var last: [String: Int64] = [:]
        for store in stores {
            guard let backend = store.backend as? SQLiteStore, backend.options.tracksHistory else { continue }
            last[backend.identifier] = try backend.lastTransaction()
        }
        return last.isEmpty ? nil : NSPersistentHistoryToken(last)
    }

    private static func answer(
        _ request: NSPersistentHistoryChangeRequest, _ all: [NSPersistentHistoryTransaction]
    ) -> Any? {
        var transactions = all
        if let fetch = request.fetchRequest {
            if fetch.entityName == HistoryEntities.change.name {
                for transaction in transactions {
                    transaction.changes = selected(transaction.changes ?? [], fetch) { $0.values }
                }
                transactions.removeAll { $0.changes?.isEmpty != false }
            } else {
                transactions = selected(transactions, fetch) { $0.values }
            }
        }
        let changes = transactions.flatMap { $0.changes ?? [] }
        switch request.resultType {
        case .statusOnly: return NSNumber(value: true)
        case .count: return NSNumber(value: transactions.count)
        case .objectIDs:
            var seen: Set<NSManagedObjectID> = []
            return changes.map(\.changedObjectID).filter { seen.insert($0).inserted }
        case .changesOnly: return changes
        case .transactionsOnly:
            for transaction in transactions { transaction.changes = nil }
            return transactions
        case .transactionsAndChanges: return transactions
        }
    }

    /// Those that a request's predicate lets pass, in its order and within its limits.
    private static func selected<Element>(
        _ elements: [Element], _ fetch: NSFetchRequest<any NSFetchRequestResult>, _ values: (Element) -> [String: Any]
    ) -> [Element] {
        var found = elements.map { (element: $0, values: values($0)) }
        if let predicate = fetch.predicate { found = found.filter { predicate.evaluate(with: $0.values) } }
        for descriptor in (fetch.sortDescriptors ?? []).reversed() {
            found = found.enumerated().sorted { left, right in
                let order = descriptor.compare(left.element.values, to: right.element.values)
                return order == .orderedSame ? left.offset < right.offset : order == .orderedAscending
            }.map(\.element)
        }
        if fetch.fetchOffset > 0 { found = Array(found.dropFirst(fetch.fetchOffset)) }
        if fetch.fetchLimit > 0 { found = Array(found.prefix(fetch.fetchLimit)) }
        return found.map(\.element)
    }
}
