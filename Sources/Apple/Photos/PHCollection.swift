public import Foundation
internal import ObjectiveC

/// An album, or a list of albums.
open class PHCollection: PHObject, @unchecked Sendable {
    /// What the person calls it.
    open var localizedTitle: String? { nil }
    /// Whether assets may be in it.
    open var canContainAssets: Bool { false }
    /// Whether collections may be in it.
    open var canContainCollections: Bool { false }

    /// The person's albums and folders that are in no folder; nothing if the person does not allow it.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        let albums = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: options)
        return PHFetchResult(albums.all)
    }

    /// The collections of a list: none, as there are no lists.
    open class func fetchCollections(
        in collectionList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }
}

/// Predicates and orders name properties of collections.
extension PHCollection: KeyValueContainer {
    package func holds(key: String) -> Bool {
        ["localIdentifier", "localizedTitle", "title", "estimatedAssetCount", "startDate", "endDate"].contains(key)
    }

    package func heldValue(forKey key: String) -> Any? {
        switch key {
        case "localIdentifier": localIdentifier
        case "localizedTitle", "title": localizedTitle
        case "estimatedAssetCount": (self as? PHAssetCollection)?.estimatedAssetCount
        case "startDate": (self as? PHAssetCollection)?.startDate
        case "endDate": (self as? PHAssetCollection)?.endDate
        default: nil
        }
    }

    package func hold(_ value: Any?, forKey key: String) {}
}

/// A folder of albums. There is none: a desktop's library has albums alone.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    /// What kind it is.
    open var collectionListType: PHCollectionListType { .folder }
    /// Which it is.
    open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }
    open override var canContainCollections: Bool { true }

    /// The lists of a kind: none.
    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        PHFetchResult()
    }

    /// The lists of these names: none.
    open class func fetchCollectionLists(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        PHFetchResult()
    }

    /// The lists that a collection is in: none.
    open class func fetchCollectionListsContaining(
        _ collection: PHCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        PHFetchResult()
    }
}
