public import FirebaseCore
public import Foundation

/// The documents of an app, in memory, for as long as the app runs. Blocks are called on the main queue.
public final class Firestore: NSObject, @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var all: [String: Firestore] = [:]
    let shelf = DocumentShelf()

    /// The app.
    public let app: FirebaseApp
    /// Settings. Kept.
    public var settings = FirestoreSettings()

    init(app: FirebaseApp) {
        self.app = app
        super.init()
    }

    /// The documents of the default app.
    public class func firestore() -> Firestore { firestore(app: .required(by: "Firestore")) }

    /// The documents of an app.
    public class func firestore(app: FirebaseApp) -> Firestore {
        lock.withLock {
            if let known = all[app.name] { return known }
            let new = Firestore(app: app)
            all[app.name] = new
            return new
        }
    }

    /// A collection by its path.
    public func collection(_ collectionPath: String) -> CollectionReference {
        CollectionReference(path: Self.parts(collectionPath, isDocument: false), firestore: self)
    }

    /// A document by its path.
    public func document(_ documentPath: String) -> DocumentReference {
        DocumentReference(path: Self.parts(documentPath, isDocument: true), firestore: self)
    }

    /// All collections with an identifier, wherever they are.
    public func collectionGroup(_ collectionID: String) -> Query {
        Query(firestore: self, collection: collectionID, isGroup: true)
    }

    /// Several changes that are made together.
    public func batch() -> WriteBatch { WriteBatch(self) }

    /// Reads and changes documents while nobody else changes them.
    public func runTransaction(
        _ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?,
        completion: @escaping (Any?, (any Error)?) -> Void
    ) {
        FirebaseApp.later { [self] in
            var problem: NSError?
            let transaction = Transaction(self)
            do {
                let result: Any? = try shelf.alone {
                    let result = updateBlock(transaction, &problem)
                    if let problem { throw problem }
                    try shelf.write(transaction.writes)
                    return result
                }
                completion(result, nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    /// Reads and changes documents while nobody else changes them, and returns what the block does.
    @discardableResult
    public func runTransaction(
        _ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?
    ) async throws -> Any? {
        nonisolated(unsafe) let updateBlock = updateBlock
        return try await withCheckedThrowingContinuation { continuation in
            runTransaction(updateBlock) { result, error in
                nonisolated(unsafe) let result = result
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: result) }
            }
        }
    }

    /// Takes all documents away.
    public func clearPersistence() async throws { shelf.clear() }
    /// Done: nothing waits for a network.
    public func enableNetwork() async throws {}
    /// Done: nothing uses a network.
    public func disableNetwork() async throws {}
    /// Done: all that is written is here.
    public func waitForPendingWrites() async throws {}
    /// Done: all that is written is here.
    public func waitForPendingWrites(completion: @escaping ((any Error)?) -> Void) {
        FirebaseApp.later { completion(nil) }
    }
    /// Ends the use of these documents, which stay.
    public func terminate() async throws {}
    /// Ends the use of these documents, which stay.
    public func terminate(completion: (((any Error)?) -> Void)? = nil) { FirebaseApp.later { completion?(nil) } }

    /// Takes all documents away.
    public func clearPersistence(completion: (((any Error)?) -> Void)? = nil) {
        shelf.clear()
        FirebaseApp.later { completion?(nil) }
    }

    /// Done: nothing waits for a network.
    public func enableNetwork(completion: (((any Error)?) -> Void)? = nil) { FirebaseApp.later { completion?(nil) } }
    /// Done: nothing uses a network.
    public func disableNetwork(completion: (((any Error)?) -> Void)? = nil) { FirebaseApp.later { completion?(nil) } }

    func write(_ writes: [DocumentShelf.Write], _ completion: (((any Error)?) -> Void)?) {
        do {
            try shelf.write(writes)
            FirebaseApp.later { completion?(nil) }
        } catch {
            FirebaseApp.later { completion?(error) }
        }
    }

    static func parts(_ path: String, isDocument: Bool) -> String {
        let parts = path.split(separator: "/")
        precondition(
            !parts.isEmpty && (parts.count % 2 == 0) == isDocument,
            "Invalid \(isDocument ? "document" : "collection") reference: \(path) has \(parts.count) segments.")
        return parts.joined(separator: "/")
    }

    /// Twenty letters and digits.
    static func identifier() -> String {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
        return String((0..<20).compactMap { _ in letters.randomElement() })
    }
}
