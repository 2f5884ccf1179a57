public import FirebaseCore
public import Foundation

/// A file or folder of ``Storage``.
public final class StorageReference: NSObject, @unchecked Sendable {
    /// What it is part of.
    public let storage: Storage
    private let parts: [String]

    init(_ storage: Storage, _ parts: [String]) {
        self.storage = storage
        self.parts = parts
        super.init()
    }

    /// The bucket.
    public var bucket: String { storage.bucket }
    /// The path from the top.
    public var fullPath: String { parts.joined(separator: "/") }
    /// The last part of the path.
    public var name: String { parts.last ?? "" }

    /// The top of the files.
    public func root() -> StorageReference { StorageReference(storage, []) }
    /// What holds it; nil for the top.
    public func parent() -> StorageReference? {
        parts.isEmpty ? nil : StorageReference(storage, Array(parts.dropLast()))
    }
    /// What is in it by a path.
    public func child(_ path: String) -> StorageReference {
        // A path that leads up would lead out of the folder.
        let more = path.split(separator: "/").map(String.init).filter { $0 != ".." && $0 != "." }
        return StorageReference(storage, parts + more)
    }

    public override var description: String { "gs://\(bucket)/\(fullPath)" }
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? StorageReference).map { $0.storage === storage && $0.parts == parts } ?? false
    }
    public override var hash: Int { parts.hashValue }

    private var file: URL { parts.reduce(storage.folder) { $0.appendingPathComponent($1) } }
    /// Beside the files, by names that no path has.
    private var metadataFile: URL {
        storage.folder.deletingLastPathComponent()
            .appendingPathComponent(storage.bucket + ".metadata", isDirectory: true)
            .appendingPathComponent(parts.joined(separator: "%2F") + ".json")
    }

    // MARK: Sending

    /// Keeps data.
    @discardableResult
    public func putData(
        _ uploadData: Data, metadata: StorageMetadata? = nil,
        completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
    ) -> StorageUploadTask {
        let task = StorageUploadTask(self)
        task.run { task in
            let kept = try self.keep(uploadData, metadata)
            task.finish(metadata: kept, size: uploadData.count)
            return { completion?(kept, nil) }
        } failed: {
            completion?(nil, $0)
        }
        return task
    }

    /// Keeps what is in a file.
    @discardableResult
    public func putFile(
        from fileURL: URL, metadata: StorageMetadata? = nil,
        completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
    ) -> StorageUploadTask {
        let task = StorageUploadTask(self)
        task.run { task in
            guard let data = try? Data(contentsOf: fileURL) else { throw StorageErrorCode.unknown.error(self.fullPath) }
            let kept = try self.keep(data, metadata)
            task.finish(metadata: kept, size: data.count)
            return { completion?(kept, nil) }
        } failed: {
            completion?(nil, $0)
        }
        return task
    }

    /// Keeps data.
    public func putDataAsync(_ uploadData: Data, metadata: StorageMetadata? = nil) async throws -> StorageMetadata {
        try keep(uploadData, metadata)
    }

    /// Keeps what is in a file.
    public func putFileAsync(from url: URL, metadata: StorageMetadata? = nil) async throws -> StorageMetadata {
        try keep(try Data(contentsOf: url), metadata)
    }

    private func keep(_ data: Data, _ metadata: StorageMetadata?) throws -> StorageMetadata {
        guard !parts.isEmpty else { throw StorageErrorCode.invalidArgument.error("the root") }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        let kept = metadata?.copied() ?? StorageMetadata()
        (kept.path, kept.name, kept.bucket, kept.size) = (fullPath, name, bucket, Int64(data.count))
        kept.contentType = kept.contentType ?? "application/octet-stream"
        (kept.timeCreated, kept.updated) = (Date(), Date())
        try write(kept)
        return kept
    }

    private func write(_ metadata: StorageMetadata) throws {
        try FileManager.default.createDirectory(
            at: metadataFile.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONSerialization.data(withJSONObject: metadata.dictionaryRepresentation()).write(to: metadataFile)
    }

    private func found() throws -> URL {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
            throw StorageErrorCode.objectNotFound.error(fullPath)
        }
        return file
    }

    // MARK: Fetching

    /// Fetches the data, if it is no more than so many bytes.
    @discardableResult
    public func getData(
        maxSize size: Int64, completion: @escaping (Data?, (any Error)?) -> Void
    ) -> StorageDownloadTask {
        let task = StorageDownloadTask(self)
        task.run { task in
            let data = try self.read(size)
            task.finish(metadata: nil, size: data.count)
            return { completion(data, nil) }
        } failed: {
            completion(nil, $0)
        }
        return task
    }

    /// Fetches the data, if it is no more than so many bytes.
    public func data(maxSize: Int64) async throws -> Data { try read(maxSize) }

    private func read(_ most: Int64) throws -> Data {
        let data = try Data(contentsOf: found())
        guard Int64(data.count) <= most else { throw StorageErrorCode.downloadSizeExceeded.error(fullPath) }
        return data
    }

    /// Copies the data to a file.
    @discardableResult
    public func write(
        toFile fileURL: URL, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) -> StorageDownloadTask {
        let task = StorageDownloadTask(self)
        task.run { task in
            let data = try self.read(.max)
            try data.write(to: fileURL)
            task.finish(metadata: nil, size: data.count)
            return { completion?(fileURL, nil) }
        } failed: {
            completion?(nil, $0)
        }
        return task
    }

    /// Tells the address at which the data is: that of a file on this machine.
    public func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {
        answer({ try self.found() }, completion)
    }

    /// The address at which the data is: that of a file on this machine.
    public func downloadURL() async throws -> URL { try found() }

    // MARK: What is known of it

    /// Fetches what is known of the file.
    public func getMetadata(completion: @escaping (StorageMetadata?, (any Error)?) -> Void) {
        answer({ try self.known() }, completion)
    }

    /// What is known of the file.
    public func getMetadata() async throws -> StorageMetadata { try known() }

    private func known() throws -> StorageMetadata {
        _ = try found()
        let data = try? Data(contentsOf: metadataFile)
        let values = data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
        return StorageMetadata(dictionary: values ?? [:])
    }

    /// Changes what is known of the file: what the new metadata says.
    public func updateMetadata(
        _ metadata: StorageMetadata, completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
    ) {
        answer({ try self.update(metadata) }) { completion?($0, $1) }
    }

    /// Changes what is known of the file: what the new metadata says.
    public func updateMetadata(_ metadata: StorageMetadata) async throws -> StorageMetadata { try update(metadata) }

    private func update(_ metadata: StorageMetadata) throws -> StorageMetadata {
        let kept = try known()
        kept.contentType = metadata.contentType ?? kept.contentType
        kept.cacheControl = metadata.cacheControl ?? kept.cacheControl
        kept.customMetadata = metadata.customMetadata ?? kept.customMetadata
        kept.updated = Date()
        try write(kept)
        return kept
    }

    // MARK: Folders

    /// Lists the files and folders in a folder.
    public func listAll(completion: @escaping (StorageListResult?, (any Error)?) -> Void) {
        answer({ self.list() }, completion)
    }

    /// The files and folders in a folder.
    public func listAll() async throws -> StorageListResult { list() }

    private func list() -> StorageListResult {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: file.path)) ?? []
        var (files, folders): ([StorageReference], [StorageReference]) = ([], [])
        for name in names.sorted() {
            let reference = child(name)
            if (try? reference.found()) != nil { files.append(reference) } else { folders.append(reference) }
        }
        return StorageListResult(items: files, prefixes: folders)
    }

    /// Deletes the file.
    public func delete(completion: (((any Error)?) -> Void)?) {
        answer({ try self.remove() }) { completion?($1) }
    }

    /// Deletes the file.
    public func delete() async throws { try remove() }

    private func remove() throws {
        try FileManager.default.removeItem(at: found())
        try? FileManager.default.removeItem(at: metadataFile)
    }

    private func answer<Value>(
        _ work: @escaping () throws -> Value, _ completion: @escaping (Value?, (any Error)?) -> Void
    ) {
        FirebaseApp.later {
            do { completion(try work(), nil) } catch { completion(nil, error) }
        }
    }
}
