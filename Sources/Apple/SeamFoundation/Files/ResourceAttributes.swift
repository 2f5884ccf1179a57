import CProcess
import Foundation

/// Values of files that the file system knows nothing of, and those of volumes that Foundation leaves out.
enum ResourceAttributes {
    private static let leftOut = "user.seam.excluded-from-backup"

    /// The value of a key; nil if Foundation has it, or there is none.
    static func value(of key: URLResourceKey, at url: NSURL) -> Any? {
        guard let path = url.path, url.isFileURL else { return nil }
        switch key {
        case .isExcludedFromBackupKey:
            guard access(path, F_OK) == 0 else { return nil }
            return getxattr(path, leftOut, nil, 0) >= 0
        case .volumeAvailableCapacityForImportantUsageKey, .volumeAvailableCapacityForOpportunisticUsageKey:
            let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.volumeAvailableCapacityKey])
            return values?.volumeAvailableCapacity.map { Int64($0) }
        default: return nil
        }
    }

    /// Sets a value; false if the key is one of Foundation's.
    static func set(_ value: Any?, of key: URLResourceKey, at url: NSURL) throws -> Bool {
        guard key == .isExcludedFromBackupKey else { return false }
        guard let path = url.path, url.isFileURL else { throw CocoaError(.fileWriteUnsupportedScheme) }
        let isLeftOut = (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
        let failed = isLeftOut ? setxattr(path, leftOut, "1", 1, 0) != 0 : removexattr(path, leftOut) != 0
        if failed, isLeftOut || errno != ENODATA {
            let missing = errno == ENOENT
            throw CocoaError(
                missing ? .fileNoSuchFile : .fileWriteUnknown,
                userInfo: [
                    NSFilePathErrorKey: path,
                    NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(errno)),
                ])
        }
        return true
    }
}

extension URLResourceKey {
    /// The room of a volume for what the user asked for, in bytes: all that is free.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    /// The room of a volume for what could be fetched ahead, in bytes: all that is free.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
    /// The room of a volume for what the user asked for, in bytes; nil if it was not asked for.
    public var volumeAvailableCapacityForImportantUsage: Int64? {
        allValues[.volumeAvailableCapacityForImportantUsageKey] as? Int64
    }

    /// The room of a volume for what could be fetched ahead, in bytes; nil if it was not asked for.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
        allValues[.volumeAvailableCapacityForOpportunisticUsageKey] as? Int64
    }
}
