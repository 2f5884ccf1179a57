public import Foundation

/// A change since a query was read before.
public final class DocumentChange: NSObject, @unchecked Sendable {
    /// How the document has changed.
    public let type: DocumentChangeType
    /// The document; as it was, if it is no longer found.
    public let document: QueryDocumentSnapshot
    /// Its place before; `UInt(NSNotFound)` for a new one.
    public let oldIndex: UInt
    /// Its place now; `UInt(NSNotFound)` for one that is no longer found.
    public let newIndex: UInt

    init(_ type: DocumentChangeType, _ document: QueryDocumentSnapshot, from old: Int?, to new: Int?) {
        self.type = type
        self.document = document
        oldIndex = UInt(old ?? NSNotFound)
        newIndex = UInt(new ?? NSNotFound)
        super.init()
    }
}
