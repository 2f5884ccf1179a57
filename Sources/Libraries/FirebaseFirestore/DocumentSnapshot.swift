public import Foundation

/// A document as it was read.
public class DocumentSnapshot: NSObject, @unchecked Sendable {
    let fields: [String: Any]?
    /// The document.
    public let reference: DocumentReference
    /// Where it was read.
    public let metadata = SnapshotMetadata()

    init(_ reference: DocumentReference, _ fields: [String: Any]?) {
        self.reference = reference
        self.fields = fields
        super.init()
    }

    /// Whether the document is there.
    public var exists: Bool { fields != nil }
    /// The document's identifier.
    public var documentID: String { reference.documentID }

    /// The fields; nil where there is no document.
    public func data() -> [String: Any]? { fields }
    /// The fields; nil where there is no document.
    public func data(with serverTimestampBehavior: ServerTimestampBehavior) -> [String: Any]? { fields }

    /// The document as a value.
    public func data<Value: Decodable>(
        as type: Value.Type, with serverTimestampBehavior: ServerTimestampBehavior = .none,
        decoder: Firestore.Decoder = Firestore.Decoder()
    ) throws -> Value {
        guard let fields else {
            throw DecodingError.valueNotFound(
                type, .init(codingPath: [], debugDescription: "There is no document at \(reference.path)."))
        }
        return try decoder.decode(type, from: fields, in: reference)
    }

    /// A field by its path of names, with dots between them.
    public func get(_ field: Any) -> Any? {
        let path = (field as? FieldPath)?.text ?? "\(field)"
        if path == FieldPath.identifier { return documentID }
        return fields.flatMap { FieldOrder.field(path, in: $0) }
    }

    /// A field by its path of names.
    public subscript(key: Any) -> Any? { self.get(key) }

    func isSame(as other: DocumentSnapshot) -> Bool {
        switch (fields, other.fields) {
        case (nil, nil): true
        case (let mine?, let theirs?): FieldOrder.areEqual(mine, theirs)
        default: false
        }
    }
}
