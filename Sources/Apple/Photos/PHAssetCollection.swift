public import Foundation
internal import UIKit

/// An album of the library: one of the person's, which apps make, or one that fills itself.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    private let content: Content

    private enum Content {
        case album(String)
        case smart(SmartAlbum)
        /// One that is in no library.
        case passing(String?, [PHAsset])
    }

    init(_ album: PhotoAlbum) {
        content = .album(album.title)
        super.init(identifier: album.identifier)
    }

    init(_ album: SmartAlbum) {
        content = .smart(album)
        super.init(identifier: "\(album.subtype.rawValue)/L0/040")
    }

    private init(_ title: String?, _ assets: [PHAsset]) {
        content = .passing(title, assets)
        super.init(identifier: UUID().uuidString + "/L0/040")
    }

    open override var localizedTitle: String? {
        switch content {
        case .album(let title): PhotoAlbums.shared.album(localIdentifier)?.title ?? title
        case .smart(let album): album.title
        case .passing(let title, _): title
        }
    }
    open override var canContainAssets: Bool { true }

    /// What kind it is.
    open var assetCollectionType: PHAssetCollectionType { if case .smart = content { .smartAlbum } else { .album } }
    /// Which it is.
    open var assetCollectionSubtype: PHAssetCollectionSubtype {
        if case .smart(let album) = content { album.subtype } else { .albumRegular }
    }
    /// How many assets are in it; `NSNotFound` of one that fills itself.
    open var estimatedAssetCount: Int {
        if case .smart = content { return NSNotFound }
        return assets.count
    }
    /// When the first of it was taken; nil if it is empty.
    open var startDate: Date? { assets.compactMap(\.creationDate).min() }
    /// When the last of it was taken; nil if it is empty.
    open var endDate: Date? { assets.compactMap(\.creationDate).max() }
    /// The places at which it was taken. None is known.
    open var localizedLocationNames: [String] { [] }

    /// What is in it, in its order.
    var assets: [PHAsset] {
        switch content {
        case .passing(_, let assets): return assets
        case .smart(let album): return PhotoShelf.shared.items.map { PHAsset($0) }.filter(album.holds)
        case .album:
            let names = PhotoAlbums.shared.album(localIdentifier)?.assets ?? []
            let items = Dictionary(PhotoShelf.shared.items.map { ($0.identifier, $0) }) { $1 }
            return names.compactMap { items[$0].map { PHAsset($0) } }
        }
    }

    // MARK: Fetching

    /// The albums of a kind; nothing if the person does not allow it.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        fetch(options) { $0.assetCollectionType == type && (subtype == .any || $0.assetCollectionSubtype == subtype) }
    }

    /// The albums of these names; nothing if the person does not allow it.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let names = Set(identifiers)
        return fetch(options) { names.contains($0.localIdentifier) }
    }

    /// The albums of a kind that an asset is in; nothing if the person does not allow it.
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        fetch(options) { $0.assetCollectionType == type && $0.assets.contains(asset) }
    }

    private class func fetch(
        _ options: PHFetchOptions?, _ isWanted: (PHAssetCollection) -> Bool
    ) -> PHFetchResult<PHAssetCollection> {
        guard PHPhotoLibrary.authorizationStatus().allowsReading else { return PHFetchResult() }
        let all =
            PhotoAlbums.shared.albums.map { PHAssetCollection($0) } + SmartAlbum.all.map { PHAssetCollection($0) }
        return PHFetchResult((options ?? PHFetchOptions()).choose(from: all.filter(isWanted)))
    }

    // MARK: Passing ones

    /// An album that is in no library, of assets.
    open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
        PHAssetCollection(title, assets)
    }

    /// An album that is in no library, of what was fetched.
    open class func transientAssetCollection(
        withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
    ) -> PHAssetCollection {
        PHAssetCollection(title, fetchResult.all)
    }
}

/// An album that fills itself.
struct SmartAlbum {
    let subtype: PHAssetCollectionSubtype
    let title: String
    let holds: (PHAsset) -> Bool

    /// Those that every library has, whether they hold something or not.
    static var all: [SmartAlbum] {
        [
            SmartAlbum(subtype: .smartAlbumUserLibrary, title: "Recents") { _ in true },
            SmartAlbum(subtype: .smartAlbumRecentlyAdded, title: "Recently Added") { _ in true },
            SmartAlbum(subtype: .smartAlbumFavorites, title: "Favorites") { $0.isFavorite },
            SmartAlbum(subtype: .smartAlbumVideos, title: "Videos") { $0.mediaType == .video },
            SmartAlbum(subtype: .smartAlbumSelfPortraits, title: "Selfies") { _ in false },
            SmartAlbum(subtype: .smartAlbumLivePhotos, title: "Live Photos") { _ in false },
            SmartAlbum(subtype: .smartAlbumPanoramas, title: "Panoramas") { _ in false },
            SmartAlbum(subtype: .smartAlbumTimelapses, title: "Time-lapse") { _ in false },
            SmartAlbum(subtype: .smartAlbumSlomoVideos, title: "Slo-mo") { _ in false },
            SmartAlbum(subtype: .smartAlbumBursts, title: "Bursts") { _ in false },
            SmartAlbum(subtype: .smartAlbumScreenshots, title: "Screenshots") { _ in false },
            SmartAlbum(subtype: .smartAlbumAnimated, title: "Animated") { _ in false },
            SmartAlbum(subtype: .smartAlbumAllHidden, title: "Hidden") { $0.isHidden },
        ]
    }
}
