public import Foundation
internal import UIKit

/// A picture or film that is added to the library, which saves it as a file.
open class PHAssetChangeRequest: NSObject {
    fileprivate(set) var files: [(name: String, data: Data)] = []
    /// When the picture was taken. Has no effect: files keep the time at which they are saved.
    open var creationDate: Date?
    /// Whether the person likes it. Has no effect.
    open var isFavorite = false
    /// Stands for what is added. It is saved as a file, and the library does not have it under this name.
    open private(set) lazy var placeholderForCreatedAsset: PHObjectPlaceholder? = PHObjectPlaceholder(
        identifier: UUID().uuidString + "/L0/001")

    /// Adds a picture. Called in the block of `performChanges`.
    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> Self {
        let request = PHAssetCreationRequest()
        if let data = image.pngData() { request.files = [("Image.png", data)] }
        PHPhotoLibrary.shared().note(request)
        return unsafeDowncast(request as PHAssetChangeRequest, to: self)
    }

    /// Adds a picture of a file; nil if there is none. Called in the block of `performChanges`.
    @discardableResult
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { add(fileURL) }

    /// Adds a film of a file; nil if there is none. Called in the block of `performChanges`.
    @discardableResult
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { add(fileURL) }

    private class func add(_ file: URL) -> Self? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        let request = PHAssetCreationRequest()
        request.files = [(file.lastPathComponent, data)]
        PHPhotoLibrary.shared().note(request)
        return unsafeDowncast(request as PHAssetChangeRequest, to: self)
    }
}

/// A picture or film of several parts that is added to the library.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// Adds something of parts. Called in the block of `performChanges`.
    open class func forAsset() -> PHAssetCreationRequest {
        let request = PHAssetCreationRequest()
        PHPhotoLibrary.shared().note(request)
        return request
    }

    /// Adds a part.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        files.append((options?.originalFilename ?? (type == .photo ? "Image.jpg" : "Film.mov"), data))
    }

    /// Adds a part that is a file.
    open func addResource(
        with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
    ) {
        guard let data = try? Data(contentsOf: fileURL) else { return }
        files.append((options?.originalFilename ?? fileURL.lastPathComponent, data))
    }
}

/// What a part of a picture is. The numbers are Apple's.
public enum PHAssetResourceType: Int, Sendable {
    /// The picture.
    case photo = 1
    /// The film.
    case video = 2
    /// The sound.
    case audio = 3
    /// The film of a live photo.
    case pairedVideo = 9
}

/// How a part is added.
open class PHAssetResourceCreationOptions: NSObject {
    /// The name of the file.
    open var originalFilename: String?
    /// The kind of data, by its identifier. Seen from the data.
    open var uniformTypeIdentifier: String?
    /// Whether the file is moved. It is copied.
    open var shouldMoveFile = false
}
