public import Foundation
public import UIKit

/// Images that are loaded before they are shown.
public final class SDWebImagePrefetchToken: NSObject, @unchecked Sendable {
    /// The addresses, in their order.
    public let urls: [URL]
    private let lock = NSLock()
    private var rest: ArraySlice<URL>
    private var running: [ObjectIdentifier: SDWebImageCombinedOperation] = [:]
    private var counts = (finished: 0, skipped: 0)
    private var cancelled = false

    init(_ urls: [URL]) {
        self.urls = urls
        rest = urls[...]
    }

    /// Whether it has been cancelled.
    public var isCancelled: Bool { lock.withLock { cancelled } }

    /// Ends the loading of what is not there yet.
    public func cancel() {
        let operations = lock.withLock {
            (cancelled, rest) = (true, [])
            defer { running = [:] }
            return Array(running.values)
        }
        for operation in operations { operation.cancel() }
    }

    func next() -> URL? { lock.withLock { cancelled ? nil : rest.popFirst() } }

    func begin(_ operation: SDWebImageCombinedOperation) {
        let isLate = lock.withLock {
            if !cancelled { running[ObjectIdentifier(operation)] = operation }
            return cancelled
        }
        if isLate { operation.cancel() }
    }

    /// How many have ended, and how many of those have failed; nil for one that was cancelled.
    func end(_ operation: SDWebImageCombinedOperation?, _ isThere: Bool) -> (finished: Int, skipped: Int)? {
        lock.withLock {
            if let operation { running[ObjectIdentifier(operation)] = nil }
            guard !cancelled else { return nil }
            counts.finished += 1
            if !isThere { counts.skipped += 1 }
            return counts
        }
    }
}

/// Hears of images that are loaded before they are shown.
@preconcurrency
public protocol SDWebImagePrefetcherDelegate: AnyObject {
    /// Called after each image, whether it could be loaded or not.
    func imagePrefetcher(
        _ imagePrefetcher: SDWebImagePrefetcher, didPrefetch imageURL: URL?, finishedCount: UInt, totalCount: UInt)
    /// Called after the last image.
    func imagePrefetcher(
        _ imagePrefetcher: SDWebImagePrefetcher, didFinishWithTotalCount totalCount: UInt, skippedCount: UInt)
}

extension SDWebImagePrefetcherDelegate {
    public func imagePrefetcher(
        _ imagePrefetcher: SDWebImagePrefetcher, didPrefetch imageURL: URL?, finishedCount: UInt, totalCount: UInt
    ) {}
    public func imagePrefetcher(
        _ imagePrefetcher: SDWebImagePrefetcher, didFinishWithTotalCount totalCount: UInt, skippedCount: UInt
    ) {}
}

/// Called after each image, with how many have ended and how many there are.
public typealias SDWebImagePrefetcherProgressBlock = @Sendable (UInt, UInt) -> Void
/// Called after the last image, with how many have ended and how many of those could not be loaded.
public typealias SDWebImagePrefetcherCompletionBlock = @Sendable (UInt, UInt) -> Void

/// Loads images into the cache, so that they are there when they are shown.
public final class SDWebImagePrefetcher: NSObject, @unchecked Sendable {
    /// The prefetcher of the shared manager.
    public static let shared = SDWebImagePrefetcher(imageManager: .shared)

    /// What loads the images.
    public let manager: SDWebImageManager
    /// How many images of a call are loaded at once. 3 by default.
    public var maxConcurrentPrefetchCount: UInt = 3
    /// How images are loaded where a call does not say it. `lowPriority` by default.
    public var options: SDWebImageOptions = .lowPriority
    /// Where the delegate and the blocks of a call are told. The main queue by default.
    public var delegateQueue: DispatchQueue? = .main
    /// Is told of each image.
    public weak var delegate: (any SDWebImagePrefetcherDelegate)?
    private let lock = NSLock()
    private var tokens: [ObjectIdentifier: SDWebImagePrefetchToken] = [:]

    /// Creates a prefetcher of a manager.
    public init(imageManager manager: SDWebImageManager) { self.manager = manager }

    /// Loads images into the cache. Those whose loading has begun go on.
    @discardableResult
    public func prefetchURLs(_ urls: [URL]?) -> SDWebImagePrefetchToken? {
        prefetchURLs(urls, progress: nil, completed: nil)
    }

    /// Loads images into the cache, and tells how far it is.
    @discardableResult
    public func prefetchURLs(
        _ urls: [URL]?, options: SDWebImageOptions? = nil, progress: SDWebImagePrefetcherProgressBlock?,
        completed: SDWebImagePrefetcherCompletionBlock?
    ) -> SDWebImagePrefetchToken? {
        guard let urls, !urls.isEmpty else {
            tell { completed?(0, 0) }
            return nil
        }
        let token = SDWebImagePrefetchToken(urls)
        lock.withLock { tokens[ObjectIdentifier(token)] = token }
        for _ in 0..<max(1, min(Int(clamping: maxConcurrentPrefetchCount), urls.count)) {
            loadNext(token, options ?? self.options, progress, completed)
        }
        return token
    }

    /// Ends all loading.
    public func cancelPrefetching() {
        let all = lock.withLock {
            defer { tokens = [:] }
            return Array(tokens.values)
        }
        for token in all { token.cancel() }
    }

    private func loadNext(
        _ token: SDWebImagePrefetchToken, _ options: SDWebImageOptions, _ progress: SDWebImagePrefetcherProgressBlock?,
        _ completed: SDWebImagePrefetcherCompletionBlock?
    ) {
        guard let url = token.next() else { return }
        nonisolated(unsafe) var operation: SDWebImageCombinedOperation?
        operation = manager.loadImage(with: url, options: options, progress: nil) {
            [self] image, _, _, _, isFinished, _ in
            guard isFinished, let counts = token.end(operation, image != nil) else { return }
            let total = UInt(token.urls.count)
            tell { [self] in
                progress?(UInt(counts.finished), total)
                delegate?.imagePrefetcher(
                    self, didPrefetch: url, finishedCount: UInt(counts.finished), totalCount: total)
                guard counts.finished == token.urls.count else { return }
                completed?(total, UInt(counts.skipped))
                delegate?.imagePrefetcher(
                    self, didFinishWithTotalCount: total, skippedCount: UInt(counts.skipped))
            }
            if counts.finished == token.urls.count {
                lock.withLock { tokens[ObjectIdentifier(token)] = nil }
            } else {
                // Images that are there already come at once, and may be many.
                DispatchQueue.global(qos: .utility).async { [self] in loadNext(token, options, progress, completed) }
            }
        }
        if let operation { token.begin(operation) }
    }

    private func tell(_ action: @escaping @Sendable () -> Void) {
        if let queue = delegateQueue { queue.async(execute: action) } else { action() }
    }
}
