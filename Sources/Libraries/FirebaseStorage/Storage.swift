public import FirebaseCore
public import Foundation

/// The files of an app, in its folder on this machine. Blocks are called on the main queue.
public final class Storage: NSObject, @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var all: [String: Storage] = [:]
    let folder: URL

    /// The app.
    public let app: FirebaseApp
    let bucket: String
    /// For how many seconds uploads are tried. Kept; nothing is sent.
    public var maxUploadRetryTime: TimeInterval = 600
    /// For how many seconds downloads are tried. Kept.
    public var maxDownloadRetryTime: TimeInterval = 600
    /// For how many seconds other questions are tried. Kept.
    public var maxOperationRetryTime: TimeInterval = 120

    init(app: FirebaseApp, bucket: String, folder: URL) {
        self.app = app
        self.bucket = bucket
        self.folder = folder
        super.init()
    }

    /// The files of the default app.
    public class func storage() -> Storage { storage(app: .required(by: "Storage")) }
    /// The files of the default app, in a bucket.
    public class func storage(url: String) -> Storage { storage(app: .required(by: "Storage"), url: url) }
    /// The files of an app.
    public class func storage(app: FirebaseApp) -> Storage {
        storage(app: app, url: "gs://" + (app.options.storageBucket ?? "local"))
    }
    /// The files of an app, in a bucket.
    public class func storage(app: FirebaseApp, url: String) -> Storage {
        let bucket = URL(string: url)?.host ?? "local"
        return lock.withLock {
            let key = app.name + "/" + bucket
            if let known = all[key] { return known }
            let folder = FirebaseApp.folder("Storage").appendingPathComponent(bucket, isDirectory: true)
            let new = Storage(app: app, bucket: bucket, folder: folder)
            all[key] = new
            return new
        }
    }

    /// The top of the files.
    public func reference() -> StorageReference { StorageReference(self, []) }
    /// A file or folder by its path.
    public func reference(withPath path: String) -> StorageReference { reference().child(path) }
    /// A file or folder by its address: of the scheme `gs`, or as ``StorageReference/downloadURL(completion:)`` gives it.
    public func reference(forURL url: String) -> StorageReference {
        guard let address = URL(string: url) else { return reference() }
        if address.isFileURL, address.path.hasPrefix(folder.path) {
            return reference(withPath: String(address.path.dropFirst(folder.path.count)))
        }
        return reference(withPath: address.path)
    }
}
