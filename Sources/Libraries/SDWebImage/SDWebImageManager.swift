public import Foundation
public import UIKit

import URLLoading

/// Looks for images in the cache, and on the network for those that are not there.
public final class SDWebImageManager: NSObject, @unchecked Sendable {
    /// The manager by which views load.
    public static let shared = SDWebImageManager(cache: .shared)

    /// Where images are kept.
    public let imageCache: SDImageCache
    private let lock = NSLock()
    private var failed: Set<URL> = []
    private let queue = DispatchQueue(label: "SDWebImageManager", attributes: .concurrent)

    /// Creates a manager with a cache.
    public init(cache: SDImageCache) {
        imageCache = cache
    }

    /// The key of an address in the cache.
    public func cacheKey(for url: URL?) -> String? { url?.absoluteString }

    /// Forgets that an address has failed.
    public func removeFailedURL(_ url: URL) { lock.withLock { _ = failed.remove(url) } }

    /// Forgets all addresses that have failed.
    public func removeAllFailedURLs() { lock.withLock { failed = [] } }

    /// Loads the image of an address.
    ///
    /// `completed` runs on the main queue, at once for an image that is in memory if this is called there.
    ///
    /// - Returns: the loading, which can be cancelled.
    @discardableResult
    public func loadImage(
        with url: URL?, options: SDWebImageOptions = [], progress: SDImageLoaderProgressBlock?,
        completed: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        let operation = SDWebImageCombinedOperation()
        let request = Request(
            url: url, options: options, operation: operation, progress: progress, completed: completed)
        guard let url, let key = cacheKey(for: url) else {
            request.finish(nil, nil, SDWebImageError(.invalidURL), .none)
            return operation
        }
        if !options.contains(.retryFailed), lock.withLock({ failed.contains(url) }) {
            request.finish(nil, nil, SDWebImageError(.blackListed), .none)
            return operation
        }
        if options.contains(.fromLoaderOnly) {
            download(request, url, key)
        } else if let image = imageCache.imageFromMemoryCache(forKey: key) {
            let isWhole = !options.contains(.refreshCached)
            request.finish(image, nil, nil, .memory, isWhole: isWhole)
            if !isWhole { download(request, url, key) }
        } else {
            queue.async { [self] in readFile(request, url, key) }
        }
        return operation
    }

    private func readFile(_ request: Request, _ url: URL, _ key: String) {
        if let image = imageCache.imageFromDiskCache(forKey: key) {
            let isWhole = !request.options.contains(.refreshCached)
            request.finish(image, nil, nil, .disk, isWhole: isWhole)
            if isWhole { return }
        } else if request.options.contains(.fromCacheOnly) {
            return request.finish(nil, nil, nil, .none)
        }
        download(request, url, key)
    }

    private func download(_ request: Request, _ url: URL, _ key: String) {
        guard !request.options.contains(.fromCacheOnly), !request.operation.isCancelled else { return }
        var asked = URLRequest(url: url)
        asked.httpShouldHandleCookies = request.options.contains(.handleCookies)
        SDWebImageDownloader.shared.load(
            asked, isFirst: request.options.contains(.highPriority), isLast: request.options.contains(.lowPriority),
            for: request.operation
        ) { [self] result in
            switch result {
            case .success(let (image, data)):
                request.tell(data.count)
                imageCache.store(image, imageData: data, forKey: key, toDisk: true)
                request.finish(image, data, nil, .none)
            case .failure(let error): fail(request, url, error)
            }
        }
    }

    /// Addresses that cannot work are not asked again; those that the network kept from working are.
    private func fail(_ request: Request, _ url: URL, _ error: any Error) {
        if error is SDWebImageError { lock.withLock { _ = failed.insert(url) } }
        request.finish(nil, nil, error, .none)
    }
}

/// What one caller wants.
private struct Request: @unchecked Sendable {
    let url: URL?
    let options: SDWebImageOptions
    let operation: SDWebImageCombinedOperation
    let progress: SDImageLoaderProgressBlock?
    let completed: SDInternalCompletionBlock

    func tell(_ bytes: Int) {
        guard progress != nil else { return }
        DispatchQueue.main.async { [self] in
            if !operation.isCancelled { progress?(bytes, bytes, url) }
        }
    }

    func finish(
        _ image: UIImage?, _ data: Data?, _ error: (any Error)?, _ type: SDImageCacheType, isWhole: Bool = true
    ) {
        let tell: @Sendable () -> Void = {
            if !operation.isCancelled { completed(image, data, error, type, isWhole, url) }
        }
        if Thread.isMainThread { tell() } else { DispatchQueue.main.async(execute: tell) }
    }
}
