public import Foundation

extension NSPersistentStoreCoordinator {
    // MARK: Metadata

    /// What the store in a file says about itself, without opening it.
    ///
    /// - Throws: The file is missing (260), or is no store (259).
    public final class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try checkType(storeType)
        return try StoreFiles.metadata(at: url)
    }

    /// What the store in a file says about itself, without opening it.
    public final class func metadataForPersistentStore(
        type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try metadataForPersistentStore(ofType: type.rawValue, at: url, options: options)
    }

    /// Changes what the store in a file says about itself.
    public final class func setMetadata(
        _ metadata: [String: Any]?, forPersistentStoreOfType storeType: String, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) throws {
        try checkType(storeType)
        try StoreFiles.setMetadata(metadata ?? [:], at: url)
    }

    /// Changes what the store in a file says about itself.
    public final class func setMetadata(
        _ metadata: [String: Any]?, type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws {
        try setMetadata(metadata, forPersistentStoreOfType: type.rawValue, at: url, options: options)
    }

    private class func checkType(_ type: String) throws {
        guard type == NSSQLiteStoreType else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSPersistentStoreInvalidTypeError,
                userInfo: [NSLocalizedDescriptionKey: "There are no files of stores of the type \(type)."])
        }
    }

    // MARK: Files

    /// Removes the contents of a store. Its file stays, empty: whoever has it open sees that nothing is there any more. A
    /// store that this coordinator has open is closed first.
    public final func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil)
        throws
    {
        guard storeType != NSInMemoryStoreType, url.path != "/dev/null" else { return }
        try Self.checkType(storeType)
        try performAndWait {
            if let store = persistentStore(for: url) { try remove(store) }
            try StoreFiles.destroy(url)
        }
    }

    /// Removes the contents of a store.
    public final func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }

    /// Makes a store the same as another, which may be in use; where there was none it becomes a copy. A store that this
    /// coordinator has open at the destination is closed first, and has to be added again.
    public final func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {
        try Self.checkType(storeType)
        try performAndWait {
            if let store = persistentStore(for: destinationURL) { try remove(store) }
            try StoreFiles.replace(destinationURL, with: sourceURL)
        }
    }

    /// Makes a store the same as another.
    public final func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
        type sourceType: NSPersistentStore.StoreType
    ) throws {
        try replacePersistentStore(
            at: destinationURL, destinationOptions: destinationOptions, withPersistentStoreFrom: sourceURL,
            sourceOptions: sourceOptions, ofType: sourceType.rawValue)
    }

    // MARK: History

    /// Where the history of stores is now, those of the coordinator if none are given; nil if none keeps one.
    public final func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
        let asked = stores.map { $0.compactMap { $0 as? NSPersistentStore } }
        return performAndWait { try? HistoryRun.currentToken(asked ?? persistentStores) }
    }
}
