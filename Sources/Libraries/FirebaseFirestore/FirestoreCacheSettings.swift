public import Foundation

/// How many bytes of documents are kept when no limit is wanted.
public let FirestoreCacheSizeUnlimited: Int64 = -1

/// How documents are kept on this device.
public protocol LocalCacheSettings: NSObjectProtocol {}

/// When documents that nobody looks at any more are given up.
public protocol MemoryGarbageCollectorSettings: NSObjectProtocol {}

/// Documents are kept when the app ends. They are not here.
public final class PersistentCacheSettings: NSObject, LocalCacheSettings, NSCopying, @unchecked Sendable {
    /// How many bytes are kept. 100 MB by default.
    public let sizeBytes: NSNumber

    /// Creates settings with the usual size.
    public convenience override init() { self.init(sizeBytes: NSNumber(value: 100 << 20)) }
    /// Creates settings with a number of bytes.
    public init(sizeBytes size: NSNumber) { sizeBytes = size }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? PersistentCacheSettings)?.sizeBytes == sizeBytes
    }
    public override var hash: Int { sizeBytes.hashValue }
}

/// Documents are kept while the app runs.
public final class MemoryCacheSettings: NSObject, LocalCacheSettings, NSCopying, @unchecked Sendable {
    /// When they are given up. Kept.
    public let garbageCollectorSettings: any MemoryGarbageCollectorSettings

    /// Creates settings by which documents are given up when nobody looks at them.
    public convenience override init() { self.init(garbageCollectorSettings: MemoryEagerGCSetting()) }
    /// Creates settings.
    public init(garbageCollectorSettings settings: any MemoryGarbageCollectorSettings) {
        garbageCollectorSettings = settings
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? MemoryCacheSettings)?.garbageCollectorSettings.isEqual(garbageCollectorSettings) ?? false
    }
    public override var hash: Int { garbageCollectorSettings.hash }
}

/// Documents are given up when nobody looks at them.
public final class MemoryEagerGCSetting: NSObject, MemoryGarbageCollectorSettings, NSCopying, @unchecked Sendable {
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { object is MemoryEagerGCSetting }
    public override var hash: Int { 1 }
}

/// Documents are given up, the oldest first, when there are more bytes than so many.
public final class MemoryLRUGCSettings: NSObject, MemoryGarbageCollectorSettings, NSCopying, @unchecked Sendable {
    /// How many bytes are kept. 100 MB by default.
    public let sizeBytes: NSNumber

    /// Creates settings with the usual size.
    public convenience override init() { self.init(sizeBytes: NSNumber(value: 100 << 20)) }
    /// Creates settings with a number of bytes.
    public init(sizeBytes size: NSNumber) { sizeBytes = size }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? MemoryLRUGCSettings)?.sizeBytes == sizeBytes }
    public override var hash: Int { sizeBytes.hashValue }
}
