internal import Foundation

extension SQLiteStore {
    /// Tells the store's coordinator of everything that is written from here on, if the store's options ask for it.
    func startWatching() {
        guard options.tellsChanges, let url, watch == nil else { return }
        // With a history, only what it has is told of: taking identifiers is a change of the file too
        let place = options.tracksHistory ? HistoryPlace((try? lastTransaction()) ?? 0) : nil
        watch = try? StoreWatch(url: url) { [weak store] connection in
            guard let store else { return nil }
            guard let place else { return { store.tellRemoteChange(nil) } }
            let last = (try? connection.integer("SELECT max(Z_PK) FROM ATRANSACTION")).flatMap { $0 } ?? 0
            guard last != place.transaction else { return nil }
            place.transaction = last
            return { store.tellRemoteChange(last) }
        }
    }

    /// Something was committed: others shall look.
    func didCommit() {
        guard options.tellsChanges, let url else { return }
        StoreWatch.commit(to: url)
    }
}

/// The last transaction that was told of. Used by one watch, one call at a time.
private final class HistoryPlace: @unchecked Sendable {
    var transaction: Int64
    init(_ transaction: Int64) { self.transaction = transaction }
}

extension NSPersistentStore {
    fileprivate func tellRemoteChange(_ transaction: Int64?) {
        guard let coordinator = persistentStoreCoordinator, let identifier else { return }
        var info: [AnyHashable: Any] = [NSStoreUUIDKey: identifier]
        info[NSPersistentStoreURLKey] = url
        if let transaction { info[NSPersistentHistoryTokenKey] = NSPersistentHistoryToken([identifier: transaction]) }
        NotificationCenter.default.post(
            name: .NSPersistentStoreRemoteChange, object: coordinator, userInfo: info)
    }
}
