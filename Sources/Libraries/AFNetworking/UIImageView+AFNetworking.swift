public import Foundation
public import UIKit

public import URLLoading

extension UIImageView {
    /// What brings the images of all views and buttons.
    public class var sharedImageDownloader: AFImageDownloader {
        get { AFImageDownloader.ofViews }
        set { AFImageDownloader.ofViews = newValue }
    }

    /// Shows the image of an address when it is there.
    public func setImageWith(_ url: URL) { setImageWith(url, placeholderImage: nil) }

    /// Shows the image of an address when it is there, and the placeholder until then.
    public func setImageWith(_ url: URL, placeholderImage: UIImage?) {
        setImageWith(ViewDownloads.request(url), placeholderImage: placeholderImage, success: nil, failure: nil)
    }

    /// Hands the image of a request to `success`, or shows it without one; what the view waited for is cancelled.
    public func setImageWith(
        _ urlRequest: URLRequest, placeholderImage: UIImage?,
        success: ((URLRequest, HTTPURLResponse?, UIImage) -> Void)?,
        failure: ((URLRequest, HTTPURLResponse?, any Error) -> Void)? = nil
    ) {
        ViewDownloads.of(self).show(
            urlRequest, placeholder: placeholderImage, at: "image", success: success, failure: failure
        ) { [weak self] in self?.image = $0 }
    }

    /// Waits for no image any more.
    public func cancelImageDownloadTask() { ViewDownloads.of(self).cancel("image") }
}
