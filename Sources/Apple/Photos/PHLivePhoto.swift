public import CoreGraphics
public import Foundation

/// The number of a question for a live photo.
public typealias PHLivePhotoRequestID = Int32
/// No question.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// The key of what went wrong with a live photo.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The key of whether a better one follows.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// The key of whether the question was taken back.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// How a picture is fitted into the size that was asked for.
public enum PHImageContentMode: Int, Sendable {
    /// All of it.
    case aspectFit = 0
    /// As much as fills the size.
    case aspectFill = 1
    /// All of it.
    public static var `default`: PHImageContentMode { .aspectFit }
}

/// A picture with the moments around it, of two files: a picture and a film.
open class PHLivePhoto: NSObject, @unchecked Sendable {
    /// The size of the picture, in pixels.
    public let size: CGSize
    /// The picture.
    package let image: UIImage
    /// The film.
    package let film: URL?

    init(_ image: UIImage, _ film: URL?) {
        self.image = image
        self.film = film
        size = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    }

    /// Makes a live photo of its files, and calls the closure with it, or with nil and the error.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        let films: Set = ["mov", "mp4", "m4v"]
        let film = fileURLs.first { films.contains($0.pathExtension.lowercased()) }
        let pictures = fileURLs.filter { !films.contains($0.pathExtension.lowercased()) }
        let image = pictures.lazy.compactMap { UIImage(contentsOfFile: $0.path) }.first ?? placeholderImage
        nonisolated(unsafe) let handler = resultHandler
        DispatchQueue.main.async {
            guard let image else {
                return handler(nil, [PHLivePhotoInfoErrorKey: CocoaError(.fileReadCorruptFile) as NSError])
            }
            handler(PHLivePhoto(image, film), [:])
        }
        return 1
    }

    /// Has no effect: the answer comes at once.
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
