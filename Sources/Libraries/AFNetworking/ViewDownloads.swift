import Foundation
import ObjectiveC
import UIKit

import URLLoading

/// The images that a view waits for, each for a place of its own.
@MainActor
final class ViewDownloads {
    private var tasks: [String: (url: URL?, task: URLSessionDataTask?)] = [:]

    /// The downloads of a view.
    static func of(_ view: UIView) -> ViewDownloads {
        if let known = objc_getAssociatedObject(view, key) as? ViewDownloads { return known }
        let new = ViewDownloads()
        objc_setAssociatedObject(view, key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return new
    }

    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    func cancel(_ place: String) { tasks.removeValue(forKey: place)?.task?.cancel() }

    /// Shows the image of a request, and the placeholder until it is there; what the place waited for is cancelled.
    func show(
        _ request: URLRequest, placeholder: UIImage?, at place: String,
        success: ((URLRequest, HTTPURLResponse?, UIImage) -> Void)?,
        failure: ((URLRequest, HTTPURLResponse?, any Error) -> Void)?, set: @escaping (UIImage?) -> Void
    ) {
        if let old = tasks[place], old.url == request.url, old.task != nil { return }
        cancel(place)
        guard request.url != nil else { return set(placeholder) }
        let downloader = AFImageDownloader.ofViews
        if let image = downloader.cachedImage(for: request) {
            if let success { success(request, nil, image) } else { set(image) }
            return
        }
        if let placeholder { set(placeholder) }
        tasks[place] = (request.url, nil)
        let task = downloader.downloadImage(for: request) { [weak self] request, response, image in
            guard let self, self.tasks[place]?.url == request.url else { return }
            self.tasks[place] = nil
            if let success { success(request, response, image) } else { set(image) }
        } failure: { [weak self] request, response, error in
            guard let self, self.tasks[place]?.url == request.url else { return }
            self.tasks[place] = nil
            failure?(request, response, error)
        }
        tasks[place]?.task = task
    }

    /// A request for an image.
    static func request(_ url: URL) -> URLRequest {
        var request = URLRequest(url: url)
        request.addValue("image/*", forHTTPHeaderField: "Accept")
        return request
    }
}
