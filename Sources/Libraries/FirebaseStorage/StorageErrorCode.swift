public import Foundation

/// The domain of the errors of ``Storage``.
public let StorageErrorDomain = "FIRStorageErrorDomain"

/// What went wrong with a file. The numbers are Firebase's.
public enum StorageErrorCode: Int, Error, Sendable {
    /// Something else.
    case unknown = -13000
    /// There is no such file.
    case objectNotFound = -13010
    /// There is no such bucket.
    case bucketNotFound = -13011
    /// There is no room.
    case quotaExceeded = -13013
    /// Nobody has signed in.
    case unauthenticated = -13020
    /// Who has signed in may not do it.
    case unauthorized = -13021
    /// It was tried for too long.
    case retryLimitExceeded = -13030
    /// There is more data than was to be fetched.
    case downloadSizeExceeded = -13032
    /// It was not wanted any more.
    case cancelled = -13040
    /// It cannot be done.
    case invalidArgument = -13050

    func error(_ path: String) -> NSError {
        let text: String
        switch self {
        case .objectNotFound: text = "Object \(path) does not exist."
        case .downloadSizeExceeded: text = "Attempted to download object \(path), which is larger than allowed."
        case .cancelled: text = "User cancelled the upload/download."
        case .invalidArgument: text = "An operation on \(path) is not possible."
        default: text = "An unknown error occurred with \(path)."
        }
        return NSError(domain: StorageErrorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: text])
    }
}
