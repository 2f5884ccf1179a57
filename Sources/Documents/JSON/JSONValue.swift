/// A value of JSON. Objects keep the order of their members.
public enum JSONValue: Hashable, Sendable {
    /// A name and its value in an object.
    public struct Member: Hashable, Sendable {
        /// The name.
        public var name: String
        /// The value.
        public var value: JSONValue

        /// Creates a member.
        public init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    case null
    case bool(Bool)
    case integer(Int)
    /// A number that is no `Int`.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// The value of an object's member, the last one of that name; nil for other values, and where there is none.
    public subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.name == name }?.value
    }

    /// A string's characters.
    public var text: String? { if case .string(let text) = self { text } else { nil } }
    /// The value of `true` and `false`.
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The items of an array.
    public var items: [JSONValue]? { if case .array(let items) = self { items } else { nil } }
    /// The members of an object.
    public var members: [Member]? { if case .object(let members) = self { members } else { nil } }

    /// A number, whole or not.
    public var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// A whole number, also one that is written as `1.0`.
    public var int: Int? {
        switch self {
        case .integer(let value): value
        case .number(let value): Int(exactly: value)
        default: nil
        }
    }

    /// The kind of value, for a message.
    public var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .integer, .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements.map(Member.init)) }
    public init(nilLiteral: ()) { self = .null }

    /// A number, as an integer where it is one.
    public init(_ value: Double) { self = Int(exactly: value).map(JSONValue.integer) ?? .number(value) }

    /// An array of strings.
    public init(_ texts: [String]) { self = .array(texts.map(JSONValue.string)) }
}
