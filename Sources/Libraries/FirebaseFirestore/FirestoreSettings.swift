public import Foundation

/// Settings of documents. Kept.
public final class FirestoreSettings: NSObject, @unchecked Sendable {
    /// The server.
    public var host = "firestore.googleapis.com"
    /// Whether the connection is encrypted.
    public var isSSLEnabled = true
    /// Whether documents are kept when the app ends. They are not.
    public var isPersistenceEnabled = true
    /// How many bytes are kept.
    public var cacheSizeBytes: Int64 = 100 << 20
    /// How documents are kept.
    public var cacheSettings: any LocalCacheSettings & NSObjectProtocol = PersistentCacheSettings()
    /// The queue of blocks. Has no effect: they are called on the main queue.
    public var dispatchQueue = DispatchQueue.main
}
