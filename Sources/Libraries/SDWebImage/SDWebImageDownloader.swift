import Foundation
public import UIKit

/// Called when an image was loaded, or could not be: with the image, its data, the error, and whether that is all.
public typealias SDWebImageDownloaderCompletedBlock = (UIImage?, Data?, (any Error)?, Bool) -> Void
/// Called once when all data has come, with its bytes twice, and the address.
public typealias SDWebImageDownloaderProgressBlock = SDImageLoaderProgressBlock

/// How an image is loaded that is not to be kept.
public struct SDWebImageDownloaderOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is asked of the network after others.
    public static let lowPriority = SDWebImageDownloaderOptions(rawValue: 1 << 0)
    /// It is shown as it comes. Has no effect: it is shown when it is whole.
    public static let progressiveLoad = SDWebImageDownloaderOptions(rawValue: 1 << 1)
    /// The cache of the session is asked.
    public static let useNSURLCache = SDWebImageDownloaderOptions(rawValue: 1 << 2)
    /// Loading goes on while the app is in the background. Has no effect: it does.
    public static let continueInBackground = SDWebImageDownloaderOptions(rawValue: 1 << 4)
    /// Cookies are sent and kept.
    public static let handleCookies = SDWebImageDownloaderOptions(rawValue: 1 << 5)
    /// It is asked of the network before others.
    public static let highPriority = SDWebImageDownloaderOptions(rawValue: 1 << 7)
}

/// A loading of a downloader's, which can be cancelled.
public final class SDWebImageDownloadToken: NSObject, @unchecked Sendable {
    /// The address.
    public let url: URL?
    private let operation: SDWebImageCombinedOperation

    init(_ url: URL?, _ operation: SDWebImageCombinedOperation) { (self.url, self.operation) = (url, operation) }

    /// Ends the loading: its completion block is not called any more.
    public func cancel() { operation.cancel() }
}

/// Loads images of the network, and keeps none.
public final class SDWebImageDownloader: NSObject, @unchecked Sendable {
    /// The downloader of the app.
    public static let shared = SDWebImageDownloader()

    private let lock = NSLock()
    private var headers = ["Accept": "image/*,*/*;q=0.8"]
    private var tokens: [ObjectIdentifier: SDWebImageDownloadToken] = [:]

    /// Creates a downloader.
    public override init() { super.init() }

    /// Sets a header of all requests; nil takes it away.
    public func setValue(_ value: String?, forHTTPHeaderField field: String?) {
        guard let field else { return }
        lock.withLock { headers[field] = value }
    }

    /// Returns a header of all requests.
    public func value(forHTTPHeaderField field: String?) -> String? { lock.withLock { field.flatMap { headers[$0] } } }

    /// How many loadings go on.
    public var currentDownloadCount: UInt { UInt(lock.withLock { tokens.count }) }

    /// Loads the image of an address. The block is called on the main queue.
    @discardableResult
    public func downloadImage(
        with url: URL?, completed: SDWebImageDownloaderCompletedBlock?
    ) -> SDWebImageDownloadToken? {
        downloadImage(with: url, options: [], progress: nil, completed: completed)
    }

    /// Loads the image of an address. The blocks are called on the main queue.
    ///
    /// - Returns: the loading, which can be cancelled; nil for no address.
    @discardableResult
    public func downloadImage(
        with url: URL?, options: SDWebImageDownloaderOptions = [], progress: SDWebImageDownloaderProgressBlock?,
        completed: SDWebImageDownloaderCompletedBlock?
    ) -> SDWebImageDownloadToken? {
        let operation = SDWebImageCombinedOperation()
        let caller = Caller(operation: operation, progress: progress, completed: completed)
        guard let url else {
            caller.finish(nil, nil, SDWebImageError(.invalidURL))
            return nil
        }
        var request = URLRequest(
            url: url,
            cachePolicy: options.contains(.useNSURLCache) ? .useProtocolCachePolicy : .reloadIgnoringLocalCacheData)
        request.httpShouldHandleCookies = options.contains(.handleCookies)
        let token = SDWebImageDownloadToken(url, operation)
        lock.withLock { tokens[ObjectIdentifier(token)] = token }
        load(
            request, isFirst: options.contains(.highPriority), isLast: options.contains(.lowPriority), for: operation
        ) { [self] result in
            lock.withLock { tokens[ObjectIdentifier(token)] = nil }
            switch result {
            case .success(let (image, data)):
                caller.tell(data.count, url)
                caller.finish(image, data, nil)
            case .failure(let error): caller.finish(nil, nil, error)
            }
        }
        return token
    }

    /// Asks the network for an image, with the headers of all requests, and gives it with its data on a thread of the session's.
    func load(
        _ request: URLRequest, isFirst: Bool, isLast: Bool, for operation: SDWebImageCombinedOperation,
        _ done: @escaping @Sendable (Result<(UIImage, Data), any Error>) -> Void
    ) {
        var request = request
        request.allHTTPHeaderFields = lock.withLock { headers }
        let task = URLSession.shared.dataTask(with: request) { data, response, error in
            if let error { return done(.failure(error)) }
            if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<400).contains(status) {
                return done(.failure(SDWebImageError(.invalidDownloadStatusCode)))
            }
            guard let data, let image = UIImage.sd_image(with: data) else {
                return done(.failure(SDWebImageError(.badImageData)))
            }
            done(.success((image, data)))
        }
        task.priority =
            isFirst ? URLSessionTask.highPriority : isLast ? URLSessionTask.lowPriority : URLSessionTask.defaultPriority
        operation.begin(task)
    }

    /// Ends a loading.
    public func cancel(_ token: SDWebImageDownloadToken?) { token?.cancel() }

    /// Ends all loadings.
    public func cancelAllDownloads() {
        for token in lock.withLock({ Array(tokens.values) }) { token.cancel() }
    }
}

/// Who waits for an image.
private struct Caller: @unchecked Sendable {
    let operation: SDWebImageCombinedOperation
    let progress: SDWebImageDownloaderProgressBlock?
    let completed: SDWebImageDownloaderCompletedBlock?

    func tell(_ bytes: Int, _ url: URL) {
        guard progress != nil else { return }
        DispatchQueue.main.async { if !operation.isCancelled { progress?(bytes, bytes, url) } }
    }

    func finish(_ image: UIImage?, _ data: Data?, _ error: (any Error)?) {
        DispatchQueue.main.async { if !operation.isCancelled { completed?(image, data, error, true) } }
    }
}
