public import Foundation
public import UIKit

public import URLLoading

/// Brings images from the network, and keeps those that were shown last in memory.
open class AFImageDownloader: NSObject, @unchecked Sendable {
    private static let one = AFImageDownloader()
    /// The downloader of views.
    @MainActor static var ofViews = defaultInstance()
    private let manager: AFHTTPSessionManager
    private let cache = NSCache<NSString, UIImage>()

    /// The downloader that views use, unless they are given another.
    public class func defaultInstance() -> AFImageDownloader { one }

    /// A downloader with a memory of 100 megabytes.
    public convenience override init() { self.init(sessionConfiguration: .default) }

    /// A downloader with a memory of 100 megabytes, and a configuration of its session.
    public init(sessionConfiguration configuration: URLSessionConfiguration) {
        manager = AFHTTPSessionManager(sessionConfiguration: configuration)
        manager.responseSerializer = AFImageResponseSerializer()
        cache.totalCostLimit = 100 << 20
        super.init()
    }

    /// The image that is kept for a request, unless the request wants a new one.
    func cachedImage(for request: URLRequest) -> UIImage? {
        switch request.cachePolicy {
        case .useProtocolCachePolicy, .returnCacheDataElseLoad, .returnCacheDataDontLoad: break
        default: return nil
        }
        return request.url.flatMap { cache.object(forKey: $0.absoluteString as NSString) }
    }

    /// Brings the image of a request; blocks are called on the main queue.
    @discardableResult
    open func downloadImage(
        for request: URLRequest, success: ((URLRequest, HTTPURLResponse?, UIImage) -> Void)?,
        failure: ((URLRequest, HTTPURLResponse?, any Error) -> Void)?
    ) -> URLSessionDataTask? {
        if let image = cachedImage(for: request) {
            nonisolated(unsafe) let (success, image) = (success, image)
            DispatchQueue.main.async { success?(request, nil, image) }
            return nil
        }
        let task = manager.dataTask(with: request, uploadProgress: nil, downloadProgress: nil) {
            [self] response, object, problem in
            guard let image = object as? UIImage, problem == nil else {
                failure?(request, response as? HTTPURLResponse, problem ?? URLError(.cannotDecodeContentData))
                return
            }
            if let url = request.url {
                let pixels = image.size.width * image.size.height * image.scale * image.scale
                cache.setObject(image, forKey: url.absoluteString as NSString, cost: Int(pixels) * 4)
            }
            success?(request, response as? HTTPURLResponse, image)
        }
        task.resume()
        return task
    }
}
