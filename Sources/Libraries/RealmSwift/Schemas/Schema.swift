import Foundation

/// The classes of a realm.
public struct Schema: CustomStringConvertible, Equatable {
    /// The classes.
    public let objectSchema: [ObjectSchema]

    init(_ core: RealmCore) {
        objectSchema = core.store.allTypes.sorted { $0.name < $1.name }
            .map { ObjectSchema($0.name, $0.columns, $0.isEmbedded) }
    }

    /// The class of a name.
    public subscript(className: String) -> ObjectSchema? { objectSchema.first { $0.className == className } }
    /// The classes and their properties.
    public var description: String {
        "Schema {\n"
            + objectSchema.map { "\t\($0)".replacingOccurrences(of: "\n", with: "\n\t") }.joined(separator: "\n")
            + "\n}"
    }
}
