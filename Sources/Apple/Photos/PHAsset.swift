public import CoreGraphics
public import Foundation

/// What kind of thing an asset is.
public enum PHAssetMediaType: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// A picture, a film, or a sound.
    case image, video, audio
}

/// A picture or film of the library, which has none: nothing makes one.
open class PHAsset: NSObject, @unchecked Sendable {
    /// The name of it.
    public let localIdentifier: String
    /// What it is.
    public let mediaType: PHAssetMediaType
    /// Its pixels.
    public let pixelWidth: Int
    /// Its pixels.
    public let pixelHeight: Int
    /// When it was taken.
    public let creationDate: Date?
    /// How long it is, in seconds.
    public let duration: TimeInterval

    /// Creates an asset that is in no library.
    public override convenience init() {
        self.init("", .unknown, 0, 0)
    }

    init(_ identifier: String, _ type: PHAssetMediaType, _ width: Int, _ height: Int) {
        localIdentifier = identifier
        mediaType = type
        (pixelWidth, pixelHeight) = (width, height)
        creationDate = nil
        duration = 0
    }

    /// Everything in the library: nothing.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// Everything of a kind in the library: nothing.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// What is in the library by these names: nothing.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// What is fetched from the library, and in which order.
open class PHFetchOptions: NSObject {
    /// Which are fetched; nil for all.
    open var predicate: NSPredicate?
    /// The order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The most that are fetched; 0 for any number.
    open var fetchLimit = 0
    /// Whether hidden ones are fetched.
    open var includeHiddenAssets = false
}

/// What was fetched from the library.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    private let objects: [ObjectType] = []

    /// How many there are.
    open var count: Int { objects.count }
    /// The first; nil if there is none.
    open var firstObject: ObjectType? { objects.first }
    /// The last; nil if there is none.
    open var lastObject: ObjectType? { objects.last }
    /// The one at a place.
    open func object(at index: Int) -> ObjectType { objects[index] }
    /// The one at a place.
    open subscript(index: Int) -> ObjectType { objects[index] }
    /// Whether an object is among them.
    open func contains(_ anObject: ObjectType) -> Bool { objects.contains { $0 === anObject } }
    /// Those at several places.
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
    /// Calls a closure with each, until it says stop.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for (index, object) in objects.enumerated() where !stop.boolValue { block(object, index, &stop) }
    }
}
