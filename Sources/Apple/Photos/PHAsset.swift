public import CoreGraphics
public import Foundation
internal import ObjectiveC
internal import UIKit

/// What kind of thing an asset is.
public enum PHAssetMediaType: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// A picture, a film, or a sound.
    case image, video, audio
}

/// A picture or film of the library, which has those that a flow has added.
open class PHAsset: PHObject, @unchecked Sendable {
    /// What it is.
    open private(set) var mediaType: PHAssetMediaType
    /// When it was taken: when it was added.
    open private(set) var creationDate: Date?
    /// When it was last changed: when it was added.
    open var modificationDate: Date? { creationDate }
    /// Whether the person likes it: never.
    open var isFavorite: Bool { false }
    /// Whether it is not shown among the others: never.
    open var isHidden: Bool { false }

    private let item: PhotoShelf.Item?
    private lazy var film = AssetFilm(item?.file)
    private lazy var size: CGSize = {
        guard let file, mediaType == .image, let image = UIImage(contentsOfFile: file.path) else { return .zero }
        return CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    }()
    private let lock = NSRecursiveLock()

    /// Creates an asset that is in no library.
    public convenience init() { self.init(nil) }

    init(_ item: PhotoShelf.Item?) {
        self.item = item
        mediaType = item.map { $0.isFilm ? .video : .image } ?? .unknown
        creationDate = item?.date
        super.init(identifier: item?.identifier ?? "")
    }

    /// The file of it in the library.
    var file: URL? { item?.file }
    /// Its pixels; 0 of a film.
    open var pixelWidth: Int { Int(lock.withLock { size }.width) }
    /// Its pixels; 0 of a film.
    open var pixelHeight: Int { Int(lock.withLock { size }.height) }
    /// How long it is, in seconds: 0 of a picture, and of a film that has not been opened yet.
    open var duration: TimeInterval { mediaType == .video ? lock.withLock { film }.duration : 0 }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PHAsset else { return false }
        return self === other || item != nil && item == other.item
    }

    // MARK: Fetching

    /// Everything in the library, the oldest first unless the options say otherwise; nothing if the person does not allow it.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        fetch(options) { _ in true }
    }

    /// Everything of a kind in the library; nothing if the person does not allow it.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        fetch(options) { $0.mediaType == mediaType }
    }

    /// What is in the library by these names; nothing if the person does not allow it.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        let names = Set(identifiers)
        return fetch(options) { names.contains($0.localIdentifier) }
    }

    private class func fetch(_ options: PHFetchOptions?, _ isWanted: (PHAsset) -> Bool) -> PHFetchResult<PHAsset> {
        guard PHPhotoLibrary.authorizationStatus().allowsReading else { return PHFetchResult() }
        let assets = PhotoShelf.shared.items.map { PHAsset($0) }.filter(isWanted)
        return PHFetchResult((options ?? PHFetchOptions()).choose(from: assets))
    }

    /// What is in an album, in its order unless the options say otherwise; nothing if the person does not allow it.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        guard PHPhotoLibrary.authorizationStatus().allowsReading else { return PHFetchResult() }
        return PHFetchResult((options ?? PHFetchOptions()).choose(from: assetCollection.assets))
    }

    /// What an album is shown by: the first of it; nothing if the person does not allow it.
    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? {
        PHFetchResult(Array(fetchAssets(in: assetCollection, options: options).all.prefix(1)))
    }
}

/// Predicates and orders name properties of assets.
extension PHAsset: KeyValueContainer {
    private static let keys: Set = [
        "localIdentifier", "mediaType", "creationDate", "modificationDate", "pixelWidth", "pixelHeight", "duration",
        "favorite", "isFavorite", "hidden", "isHidden",
    ]

    package func holds(key: String) -> Bool { Self.keys.contains(key) }

    package func heldValue(forKey key: String) -> Any? {
        switch key {
        case "localIdentifier": localIdentifier
        case "mediaType": mediaType.rawValue
        case "creationDate": creationDate
        case "modificationDate": modificationDate
        case "pixelWidth": pixelWidth
        case "pixelHeight": pixelHeight
        case "duration": duration
        case "favorite", "isFavorite": isFavorite
        case "hidden", "isHidden": isHidden
        default: nil
        }
    }

    package func hold(_ value: Any?, forKey key: String) {}
}

extension PHAuthorizationStatus {
    /// Whether an app sees the library.
    var allowsReading: Bool { self == .authorized || self == .limited }
}
