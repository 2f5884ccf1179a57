internal import Foundation
internal import SeamFoundation

/// The bytes that stand for a transformable attribute's value in a file.
enum TransformedValue {
    /// The bytes of a value; null if its transformer or archiver makes none.
    static func bytes(of object: AnyObject, by name: String?) -> StoredValue {
        let value: Any = (object as? TransformableBox)?.value ?? object
        if let transformer = transformer(name) {
            let isReversed = transformer.readsArchives
            let bytes = isReversed ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
            return (bytes as? Data).map { .data($0) } ?? .null
        }
        let archived = try? NSKeyedArchiver.archivedData(
            withRootObject: object is TransformableBox ? value as AnyObject : object, requiringSecureCoding: false)
        return archived.map { .data($0) } ?? .null
    }

    /// The value that bytes stand for; null if they are not readable.
    static func object(in data: Data, by name: String?) -> StoredValue {
        let value: Any?
        if let transformer = transformer(name) {
            let isReversed = transformer.readsArchives
            value = isReversed ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
        } else {
            value = try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
        }
        return StoredValue(value, as: .transformable) ?? .null
    }

    private static func transformer(_ name: String?) -> ValueTransformer? {
        guard let name, !name.isEmpty else { return nil }
        return ValueTransformer(forName: NSValueTransformerName(name))
    }
}
