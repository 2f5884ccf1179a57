import Foundation
internal import RuntimeShims
internal import SeamPrimitives

/// The properties of a class of objects, and where an object of it has them.
final class ClassLayout: @unchecked Sendable {
    let type: ObjectBase.Type
    let name: String
    let columns: [Column]
    /// Where the storage of each property is in an object, in bytes.
    let offsets: [Int]
    let primary: Int?
    private let positions: [String: Int]

    var isEmbedded: Bool { type is EmbeddedObject.Type }

    func position(of property: String) -> Int? { positions[property] }

    private static let known = Locked<[ObjectIdentifier: ClassLayout]>([:])

    /// The layout of a class, which is read once.
    static func of(_ type: ObjectBase.Type) -> ClassLayout {
        if let layout = known.withLock({ $0[ObjectIdentifier(type)] }) { return layout }
        // Classes refer to each other, so that the lock is not held meanwhile.
        let layout = ClassLayout(type)
        return known.withLock { layouts in
            if let first = layouts[ObjectIdentifier(type)] { return first }
            layouts[ObjectIdentifier(type)] = layout
            return layout
        }
    }

    private init(_ type: ObjectBase.Type) {
        self.type = type
        name = type.className()
        let object = type as? Object.Type
        let ignored = Set(object?.ignoredProperties() ?? (type as? EmbeddedObject.Type)?.ignoredProperties() ?? [])
        let indexed = Set(object?.indexedProperties() ?? [])
        let primaryName = object?.primaryKey()
        var columns: [Column] = []
        var offsets: [Int] = []
        for field in StoredProperties.fields(ofClass: type) {
            guard let storage = field.type as? any _PropertyField.Type else { continue }
            let name = field.name.hasPrefix("_") && storage._isWrapper ? String(field.name.dropFirst()) : field.name
            guard !ignored.contains(name), var column = storage._shape.column(name) else { continue }
            column.isPrimary = name == primaryName
            column.isIndexed = indexed.contains(name)
            columns.append(column)
            offsets.append(field.offset)
        }
        // What an object says of itself, which takes one: its keys, and the origins of links.
        self.offsets = offsets
        if !columns.isEmpty {
            let sample = type.init()
            for position in columns.indices {
                let storage = sample.storage(at: offsets[position])
                if storage.isPrimaryKey { columns[position].isPrimary = true }
                if storage.isIndexed { columns[position].isIndexed = true }
                if let origin = storage.origin { columns[position].origin = origin }
            }
        }
        if let primaryName, !columns.contains(where: { $0.name == primaryName }) {
            Misuse.stop("Primary key property '\(primaryName)' does not exist on object '\(name)'")
        }
        self.columns = columns
        primary = columns.firstIndex(where: \.isPrimary)
        positions = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1.name, $0) })
    }
}
