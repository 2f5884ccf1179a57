import Foundation

/// The values of the screens over a stack's root, whatever their types.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    /// Creates a path of the values that were stored.
    public init(_ codable: CodableRepresentation) { values = codable.values }

    /// How many screens there are over the root.
    public var count: Int { values.count }

    /// Whether only the root is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// The path in a form that can be stored; nil if one of its values cannot.
    public var codable: CodableRepresentation? {
        values.allSatisfy { $0.base is any Codable & Hashable } ? CodableRepresentation(values: values) : nil
    }

    /// Shows another screen over the last.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Goes back by so many screens.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

    /// A path in a form that can be stored: names of types, and values as JSON.
    public struct CodableRepresentation: Codable, Equatable {
        let values: [AnyHashable]

        init(values: [AnyHashable]) { self.values = values }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "There is no type \(name) that can be decoded")
                }
                values.append(try Self.decode(type, json))
            }
            // The last screen was stored first.
            self.values = values.reversed()
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                guard let codable = value.base as? any Codable, let name = _mangledTypeName(type(of: value.base)) else {
                    throw EncodingError.invalidValue(
                        value.base, .init(codingPath: encoder.codingPath, debugDescription: "The value is not codable"))
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(codable), as: UTF8.self))
            }
        }

        private static func decode<T: Codable & Hashable>(_ type: T.Type, _ json: String) throws -> AnyHashable {
            AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8)))
        }
    }
}
