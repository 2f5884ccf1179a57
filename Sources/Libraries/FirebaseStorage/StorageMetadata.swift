public import Foundation

/// What is known of a file.
public final class StorageMetadata: NSObject, @unchecked Sendable {
    /// What kind of data it is, as servers name it.
    public var contentType: String?
    /// For how long others may keep it.
    public var cacheControl: String?
    /// In which language it is.
    public var contentLanguage: String?
    /// What the app says besides.
    public var customMetadata: [String: String]?
    /// The path.
    public internal(set) var path: String?
    /// The last part of the path.
    public internal(set) var name: String?
    /// The bucket.
    public internal(set) var bucket = ""
    /// How many bytes.
    public internal(set) var size: Int64 = 0
    /// When it came.
    public internal(set) var timeCreated: Date?
    /// When it was changed.
    public internal(set) var updated: Date?

    /// Knows nothing.
    public override init() { super.init() }

    /// Knows what a dictionary says.
    public init(dictionary: [String: Any]) {
        super.init()
        contentType = dictionary["contentType"] as? String
        cacheControl = dictionary["cacheControl"] as? String
        contentLanguage = dictionary["contentLanguage"] as? String
        customMetadata = dictionary["metadata"] as? [String: String]
        path = dictionary["path"] as? String
        name = dictionary["name"] as? String
        bucket = dictionary["bucket"] as? String ?? ""
        size = (dictionary["size"] as? String).flatMap(Int64.init) ?? 0
        timeCreated = (dictionary["timeCreated"] as? Double).map(Date.init(timeIntervalSince1970:))
        updated = (dictionary["updated"] as? Double).map(Date.init(timeIntervalSince1970:))
    }

    /// What is known, as a dictionary.
    public func dictionaryRepresentation() -> [String: Any] {
        var result: [String: Any] = ["bucket": bucket, "size": String(size)]
        result["contentType"] = contentType
        result["cacheControl"] = cacheControl
        result["contentLanguage"] = contentLanguage
        result["metadata"] = customMetadata
        result["path"] = path
        result["name"] = name
        result["timeCreated"] = timeCreated?.timeIntervalSince1970
        result["updated"] = updated?.timeIntervalSince1970
        return result
    }

    func copied() -> StorageMetadata { StorageMetadata(dictionary: dictionaryRepresentation()) }
}

/// What is in a folder.
public final class StorageListResult: NSObject, @unchecked Sendable {
    /// Files.
    public let items: [StorageReference]
    /// Folders.
    public let prefixes: [StorageReference]
    /// Where to go on. Nil: all is listed.
    public var pageToken: String? { nil }

    init(items: [StorageReference], prefixes: [StorageReference]) {
        self.items = items
        self.prefixes = prefixes
    }
}
