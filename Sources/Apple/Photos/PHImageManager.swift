public import AVFoundation
public import CoreGraphics
public import Foundation
public import ImageIO
internal import SeamPrimitives
public import UIKit

/// The number of a question for a picture.
public typealias PHImageRequestID = Int32
/// No question.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of a picture as it is, where a size is asked for.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether a better picture follows. Never here.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Whether the picture has to be fetched over the network. Never here.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The number of the question.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether the question was taken back.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// What went wrong.
public let PHImageErrorKey = "PHImageErrorKey"

/// Gives the pictures and films of assets. May be used on every thread.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let manager = PHImageManager()
    private let open = Locked<(last: PHImageRequestID, waiting: Set<PHImageRequestID>)>((0, []))

    /// The manager that everybody shares.
    open class func `default`() -> PHImageManager { manager }

    /// Gives the picture of an asset, made smaller to fit or fill a size in pixels.
    ///
    /// - Parameter resultHandler: Called on the main thread, or before the call returns if the options say so. Nil for what
    ///   is no picture, with the error in the dictionary.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let scales = options?.resizeMode != PHImageRequestOptionsResizeMode.none
        return answer(isAtOnce: options?.isSynchronous ?? false) { information in
            let image = asset.file.flatMap { asset.mediaType == .image ? UIImage(contentsOfFile: $0.path) : nil }
            guard let image else {
                return resultHandler(nil, information.merging(Self.failure) { $1 })
            }
            resultHandler(scales ? Self.scaled(image, targetSize, contentMode) : image, information)
        }
    }

    /// Gives the file of a picture, its type's identifier and the way it lies.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        answer(isAtOnce: options?.isSynchronous ?? false) { information in
            guard let file = asset.file, asset.mediaType == .image, let data = try? Data(contentsOf: file) else {
                return resultHandler(nil, nil, .up, information.merging(Self.failure) { $1 })
            }
            let provider = NSItemProvider(contentsOf: file)
            resultHandler(data, provider?.registeredTypeIdentifiers.first, .up, information)
        }
    }

    /// Gives the film of an asset.
    @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        answer(isAtOnce: false) { information in
            guard let file = asset.file, asset.mediaType == .video else {
                return resultHandler(nil, nil, information.merging(Self.failure) { $1 })
            }
            resultHandler(AVURLAsset(url: file), nil, information)
        }
    }

    /// Takes a question back: its answer does not come.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {
        _ = open.withLock { $0.waiting.remove(requestID) }
    }

    private static var failure: [AnyHashable: Any] {
        [PHImageErrorKey: CocoaError(.fileReadCorruptFile) as NSError]
    }

    private func answer(
        isAtOnce: Bool, _ body: @escaping ([AnyHashable: Any]) -> Void
    ) -> PHImageRequestID {
        let number = open.withLock { open in
            open.last &+= 1
            open.waiting.insert(open.last)
            return open.last
        }
        let give = { [self] in
            guard open.withLock({ $0.waiting.remove(number) != nil }) else { return }
            body([
                PHImageResultIsDegradedKey: false, PHImageResultIsInCloudKey: false, PHImageResultRequestIDKey: number,
            ])
        }
        if isAtOnce {
            give()
        } else {
            nonisolated(unsafe) let give = give
            DispatchQueue.main.async { give() }
        }
        return number
    }

    /// A picture no larger than it is, at a scale of 1.
    private static func scaled(_ image: UIImage, _ target: CGSize, _ mode: PHImageContentMode) -> UIImage {
        let size = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        guard target.width > 0, target.height > 0, size.width > 0, size.height > 0 else { return image }
        let (across, down) = (target.width / size.width, target.height / size.height)
        let factor = mode == .aspectFill ? max(across, down) : min(across, down)
        guard factor < 1 else { return image }
        return image.preparingThumbnail(
            of: CGSize(
                width: max(1, (size.width * factor).rounded()), height: max(1, (size.height * factor).rounded())))
            ?? image
    }
}

/// Gives pictures that will soon be wanted. All of the library is here, so that none need be fetched before.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Whether good pictures are kept. Has no effect.
    open var allowsCachingHighQualityImages = true

    /// Has no effect: pictures are here.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Has no effect: pictures are here.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    /// Has no effect: pictures are here.
    open func stopCachingImagesForAllAssets() {}
}
