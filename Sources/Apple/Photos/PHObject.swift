public import Foundation

/// Something that the library of photos knows by a name.
open class PHObject: NSObject, @unchecked Sendable {
    /// The name of it in the library of this device.
    public let localIdentifier: String

    /// Creates one that is in no library.
    public override convenience init() { self.init(identifier: "") }

    init(identifier: String) {
        localIdentifier = identifier
        super.init()
    }

    open override var hash: Int { localIdentifier.hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? PHObject else { return false }
        return self === other
            || !localIdentifier.isEmpty && type(of: self) == type(of: other) && localIdentifier == other.localIdentifier
    }
}

/// Stands for something that is made by a change, until the change is done.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
