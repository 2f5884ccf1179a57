/// The types that properties have.
public enum PropertyType: Int, Hashable, Sendable, Codable, CustomStringConvertible {
    /// Whole numbers of all sizes.
    case int = 0
    /// Truth values.
    case bool = 1
    /// Numbers of single precision.
    case float = 5
    /// Numbers of double precision.
    case double = 6
    /// Texts.
    case string = 2
    /// Bytes.
    case data = 3
    /// Points in time.
    case date = 4
    /// Other objects.
    case object = 7
    /// The objects that link to this one.
    case linkingObjects = 8
    /// Values of any type.
    case any = 9
    /// Identifiers of objects.
    case objectId = 10
    /// Decimal numbers.
    case decimal128 = 11
    /// Universally unique identifiers.
    case UUID = 12

    /// The name of the type.
    public var description: String {
        switch self {
        case .int: "int"
        case .bool: "bool"
        case .float: "float"
        case .double: "double"
        case .string: "string"
        case .data: "data"
        case .date: "date"
        case .object: "object"
        case .linkingObjects: "linking objects"
        case .any: "mixed"
        case .objectId: "object id"
        case .decimal128: "decimal128"
        case .UUID: "uuid"
        }
    }
}
