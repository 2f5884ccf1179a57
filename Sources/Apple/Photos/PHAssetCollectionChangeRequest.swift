public import Foundation
public import SeamFoundation

/// A change of the person's albums. Made in the block of `performChanges`, after which it is done.
open class PHAssetCollectionChangeRequest: NSObject {
    private enum Step {
        case create(PhotoAlbum)
        case rename(String)
        case delete([String])
        case assets(([String]) -> [String])
    }

    private let identifier: String
    private var steps: [Step] = []

    /// Stands for the album that is made; nil of a change of one that is there.
    open private(set) var placeholderForCreatedAssetCollection: PHObjectPlaceholder!
    /// What the album is called.
    open var title: String {
        didSet { steps.append(.rename(title)) }
    }

    private init(_ identifier: String, title: String) {
        self.identifier = identifier
        self.title = title
        super.init()
        PHPhotoLibrary.shared().note(self)
    }

    /// Makes an album.
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
        let album = PhotoAlbum(identifier: UUID().uuidString + "/L0/040", title: title)
        let request = PHAssetCollectionChangeRequest(album.identifier, title: title)
        request.steps = [.create(album)]
        request.placeholderForCreatedAssetCollection = PHObjectPlaceholder(identifier: album.identifier)
        return unsafeDowncast(request, to: self)
    }

    /// Deletes albums. What is in them stays in the library.
    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {
        let request = PHAssetCollectionChangeRequest("", title: "")
        request.steps = [.delete(names(of: assetCollections))]
    }

    /// Changes an album; nil for one that is not the person's.
    public convenience init?(for assetCollection: PHAssetCollection) {
        guard let album = PhotoAlbums.shared.album(assetCollection.localIdentifier) else { return nil }
        self.init(album.identifier, title: album.title)
    }

    /// Changes an album of which assets were fetched; nil for one that is not the person's.
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
        self.init(for: assetCollection)
    }

    /// Adds assets at the end. Placeholders of what is saved as files are left out: it is not in the library.
    open func addAssets(_ assets: any NSFastEnumeration) {
        let names = Self.names(of: assets)
        steps.append(.assets { all in all + names.filter { !all.contains($0) } })
    }

    /// Puts assets at places among the others.
    open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {
        let names = Self.names(of: assets)
        steps.append(
            .assets { all in
                var result = all.filter { !names.contains($0) }
                for (name, index) in zip(names, indexes) { result.insert(name, at: min(index, result.count)) }
                return result
            })
    }

    /// Takes assets out. They stay in the library.
    open func removeAssets(_ assets: any NSFastEnumeration) {
        let names = Set(Self.names(of: assets))
        steps.append(.assets { $0.filter { !names.contains($0) } })
    }

    /// Takes the assets at places out. They stay in the library.
    open func removeAssets(at indexes: IndexSet) {
        steps.append(.assets { all in all.indices.filter { !indexes.contains($0) }.map { all[$0] } })
    }

    /// Puts other assets in the place of some.
    open func replaceAssets(at indexes: IndexSet, withAssets assets: any NSFastEnumeration) {
        let names = Self.names(of: assets)
        steps.append(
            .assets { all in
                var result = all
                for (name, index) in zip(names, indexes) where result.indices.contains(index) { result[index] = name }
                return result
            })
    }

    private static func names(of objects: any NSFastEnumeration) -> [String] {
        objects._enumeratedObjects.compactMap { ($0 as? PHObject)?.localIdentifier }.filter { !$0.isEmpty }
    }

    /// Does it.
    func apply(to albums: inout [PhotoAlbum]) {
        for step in steps {
            switch step {
            case .create(let album): albums.append(album)
            case .delete(let names): albums.removeAll { names.contains($0.identifier) }
            case .rename(let title): change(&albums) { $0.title = title }
            case .assets(let body): change(&albums) { $0.assets = body($0.assets) }
            }
        }
    }

    private func change(_ albums: inout [PhotoAlbum], _ body: (inout PhotoAlbum) -> Void) {
        for index in albums.indices where albums[index].identifier == identifier { body(&albums[index]) }
    }
}
