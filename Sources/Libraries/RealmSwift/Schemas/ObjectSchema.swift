import Foundation

/// The properties of a class.
public struct ObjectSchema: CustomStringConvertible, Equatable {
    /// The name of the class.
    public let className: String
    /// The properties, without those that link here.
    public let properties: [Property]
    /// Whether objects of the class are part of others.
    public let isEmbedded: Bool

    init(_ name: String, _ columns: [Column], _ isEmbedded: Bool) {
        className = name
        properties = columns.filter { !$0.isLinkingObjects }.map(Property.init)
        self.isEmbedded = isEmbedded
    }

    /// The primary key.
    public var primaryKeyProperty: Property? { properties.first(where: \.isPrimary) }
    /// The property of a name.
    public subscript(propertyName: String) -> Property? { properties.first { $0.name == propertyName } }
    /// The name and the properties.
    public var description: String {
        let lines = properties.map { "\t\($0)".replacingOccurrences(of: "\n", with: "\n\t") }
        return "\(className) {\n" + lines.joined(separator: "\n") + "\n}"
    }
}
