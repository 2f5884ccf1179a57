public import Foundation

/// The domain of errors of loading images.
public let SDWebImageErrorDomain = "SDWebImageErrorDomain"

/// What kept an image from being loaded.
public struct SDWebImageError: CustomNSError, Hashable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// There is no address.
        case invalidURL = 1000
        /// The data is no picture.
        case badImageData = 1001
        /// The network has nothing newer than the cache.
        case cacheNotModified = 1002
        /// The address has failed before.
        case blackListed = 1003
        /// The server's answer is not one of success.
        case invalidDownloadStatusCode = 2001
        /// Somebody wanted the image no longer.
        case cancelled = 2002
    }

    /// The kind of error.
    public let code: Code

    init(_ code: Code) { self.code = code }

    public static var errorDomain: String { SDWebImageErrorDomain }
    public var errorCode: Int { code.rawValue }
}
