import Foundation
import FoundationNetworking
import SeamPrimitives

/// Where sessions keep answers, in memory and on the disk.
///
/// It stands on Foundation's, which knows requests by scheme, host and path alone, with what that leaves out: requests of
/// another query are other requests, and only those of `GET` have answers that are kept. May be used on any thread.
open class URLCache: NSObject, @unchecked Sendable {
    /// Where an answer may be kept.
    public typealias StoragePolicy = FoundationNetworking.URLCache.StoragePolicy

    private static let sharedCache = Locked<URLCache?>(nil)
    private let store: FoundationNetworking.URLCache

    /// The cache of default configurations: 512 KB in memory and 10 MB on the disk at first, as on iOS.
    open class var shared: URLCache {
        get {
            sharedCache.withLock { cache in
                if let cache { return cache }
                let made = URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000, diskPath: nil)
                cache = made
                return made
            }
        }
        set { sharedCache.withLock { $0 = newValue } }
    }

    /// Creates a cache of the given sizes in bytes.
    ///
    /// - Parameter path: Where it is on the disk; nil for a folder of the app's.
    public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
        store = FoundationNetworking.URLCache(
            memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: path)
    }

    /// The bytes that may be kept in memory. What is too much is removed.
    open var memoryCapacity: Int {
        get { store.memoryCapacity }
        set { store.memoryCapacity = newValue }
    }

    /// The bytes that may be kept on the disk. What is too much is removed.
    open var diskCapacity: Int {
        get { store.diskCapacity }
        set { store.diskCapacity = newValue }
    }

    /// The bytes that are kept in memory.
    open var currentMemoryUsage: Int { store.currentMemoryUsage }
    /// The bytes that are kept on the disk.
    open var currentDiskUsage: Int { store.currentDiskUsage }

    /// What is kept for a request; nil if nothing is.
    open func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
        CacheKey.request(for: request).flatMap { store.cachedResponse(for: $0) }
    }

    /// Keeps an answer to a request, in the place of what was kept for it.
    open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
        guard let key = CacheKey.request(for: request) else { return }
        store.storeCachedResponse(cachedResponse, for: key)
    }

    /// Removes what is kept for a request.
    open func removeCachedResponse(for request: URLRequest) {
        guard let key = CacheKey.request(for: request) else { return }
        store.removeCachedResponse(for: key)
    }

    /// Removes everything.
    open func removeAllCachedResponses() { store.removeAllCachedResponses() }

    /// Removes what has been kept since a moment.
    open func removeCachedResponses(since date: Date) { store.removeCachedResponses(since: date) }
}

/// The request by which Foundation's cache knows another: with the query in its path.
enum CacheKey {
    /// Queries up to this length stand in the path as they are, longer ones by a number: a file is named by it.
    private static let longestQuery = 40

    /// Nil for a request whose answer is not kept.
    static func request(for request: URLRequest) -> URLRequest? {
        guard (request.httpMethod ?? "GET").uppercased() == "GET", let url = request.url,
            var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        else { return nil }
        parts.fragment = nil
        guard let query = parts.percentEncodedQuery else { return request }
        let name =
            query.utf8.count > longestQuery
            ? number(query)
            : query.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? number(query)
        parts.percentEncodedQuery = nil
        parts.percentEncodedPath = (parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath) + "/%3F" + name
        guard let address = parts.url else { return nil }
        var key = request
        key.url = address
        return key
    }

    /// By Fowler, Noll and Vo's function of 64 bits.
    private static func number(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return "\(text.utf8.count)-" + String(hash, radix: 16)
    }
}
