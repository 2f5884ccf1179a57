public import Combine
public import SDWebImage
import SwiftUI
public import UIKit

/// How far a load is, for the view that shows it.
public class IndicatorStatus: ObservableObject {
    /// Whether something loads.
    @Published public var isLoading = false
    /// The part that is there, from 0 to 1.
    @Published public var progress = 0.0
}

/// Loads one image, and tells views when it is there. Used on the main thread.
public final class ImageManager: ObservableObject {
    /// The image that is there.
    @Published public private(set) var image: PlatformImage?
    /// The data of an image that came from the network.
    @Published public private(set) var imageData: Data?
    /// Where the image came from.
    @Published public private(set) var cacheType = SDImageCacheType.none
    /// Why there is no image.
    @Published public private(set) var error: (any Error)?
    /// Whether only a part of the image is there.
    @Published public private(set) var isIncremental = false
    /// How far the load is.
    @Published public private(set) var indicatorStatus = IndicatorStatus()

    /// Whether the image loads.
    public var isLoading: Bool { indicatorStatus.isLoading }
    /// The part that is there, from 0 to 1.
    public var progress: Double { indicatorStatus.progress }

    /// The address that was asked for last.
    private(set) var currentURL: URL?
    /// How the views change when the image comes or goes.
    var transaction = Transaction()
    private let given: (url: URL?, options: SDWebImageOptions, context: [SDWebImageContextOption: Any]?)
    private var operation: SDWebImageCombinedOperation?
    private var onSuccess: ((PlatformImage, Data?, SDImageCacheType) -> Void)?
    private var onFailure: ((any Error) -> Void)?
    private var onProgress: ((Int, Int) -> Void)?

    /// Creates a manager that loads what ``load(url:options:context:)`` is told.
    public init() {
        given = (nil, [], nil)
    }

    /// Creates a manager for one address, which ``load()`` loads.
    public init(url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil) {
        given = (url, options, context)
    }

    deinit {
        operation?.cancel()
    }

    /// Loads the image of the address that the manager was made with.
    public func load() {
        load(url: given.url, options: given.options, context: given.context)
    }

    /// Loads the image of an address; what loads is cancelled before.
    ///
    /// Of an image that is in memory the views know at once.
    public func load(
        url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil
    ) {
        operation?.cancel()
        currentURL = url
        error = nil
        withTransaction(transaction) {
            indicatorStatus.isLoading = true
            indicatorStatus.progress = 0
            objectWillChange.send()
        }
        operation = SDWebImageManager.shared.loadImage(with: url, options: options) { [weak self] got, whole, _ in
            guard let self else { return }
            let part = whole > 0 ? Double(got) / Double(whole) : 0
            indicatorStatus.progress = part
            onProgress?(got, whole)
        } completed: { [weak self] image, data, error, type, isWhole, _ in
            guard let self else { return }
            withTransaction(transaction) { self.finish(image, data, error, type, isWhole) }
        }
    }

    private func finish(
        _ image: PlatformImage?, _ data: Data?, _ error: (any Error)?, _ type: SDImageCacheType, _ isWhole: Bool
    ) {
        if let image { self.image = image }
        imageData = data
        cacheType = type
        self.error = error
        isIncremental = !isWhole
        guard isWhole else { return }
        operation = nil
        indicatorStatus.isLoading = false
        indicatorStatus.progress = 1
        if let image {
            onSuccess?(image, data, type)
        } else if let error {
            onFailure?(error)
        }
    }

    /// Stops the load; an image that is there stays.
    public func cancel() {
        guard let operation else { return }
        operation.cancel()
        self.operation = nil
        indicatorStatus.isLoading = false
        objectWillChange.send()
    }

    /// Sets what runs when the image is there.
    public func setOnSuccess(perform action: ((PlatformImage, Data?, SDImageCacheType) -> Void)?) {
        onSuccess = action
    }

    /// Sets what runs when there is no image.
    public func setOnFailure(perform action: ((any Error) -> Void)?) {
        onFailure = action
    }

    /// Sets what runs when more is there: how many bytes, and of how many.
    public func setOnProgress(perform action: ((Int, Int) -> Void)?) {
        onProgress = action
    }
}

extension ImageManager {
    /// Has views know an image that is in memory before the first of them is drawn.
    func prepare(url: URL?, options: SDWebImageOptions) {
        guard image == nil, !options.contains(.fromLoaderOnly), let url,
            let key = SDWebImageManager.shared.cacheKey(for: url),
            let known = SDImageCache.shared.imageFromMemoryCache(forKey: key)
        else { return }
        image = known
        cacheType = .memory
    }
}
