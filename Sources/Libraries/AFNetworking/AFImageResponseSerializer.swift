public import Foundation
public import SeamFoundation
public import UIKit

/// Reads images.
open class AFImageResponseSerializer: AFHTTPResponseSerializer {
    /// How many pixels a point of the image has. The screen's scale by default.
    public var imageScale: CGFloat
    /// Has no effect: images are decoded when they are read.
    public var automaticallyInflatesResponseImage = true

    /// A serializer for the types of images.
    public override init() {
        imageScale = UITraitCollection.current.displayScale > 0 ? UITraitCollection.current.displayScale : 1
        super.init()
        acceptableContentTypes = [
            "application/octet-stream", "application/pdf", "image/tiff", "image/jpeg", "image/gif", "image/png",
            "image/ico", "image/x-icon", "image/bmp", "image/x-bmp", "image/x-xbitmap", "image/x-ms-bmp",
            "image/x-win-bitmap", "image/heic", "image/heif", "image/webp",
        ]
    }

    /// The image.
    open override func responseObject(for response: URLResponse?, data: Data?, error: NSErrorPointer) -> Any? {
        guard isReadable(response, data, error), let data else { return nil }
        return UIImage(data: data, scale: imageScale)
    }
}
