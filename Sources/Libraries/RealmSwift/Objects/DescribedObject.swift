import Foundation

/// The texts that describe objects and collections.
enum DescribedObject {
    static func text(of object: ObjectBase, depth: Int) -> String {
        let name = object.objectSchema.className
        guard depth > 0 else { return "\(name) { ... }" }
        let lines = object.columns.filter { !$0.isLinkingObjects }.map { column in
            let value = object.anyValue(of: column.name)
            return "\t\(column.name) = \(indented(describe(value, depth: depth)));"
        }
        return "\(name) {\n" + lines.joined(separator: "\n") + "\n}"
    }

    private static func describe(_ value: Any?, depth: Int) -> String {
        switch value {
        case nil: "(null)"
        case let object as ObjectBase: text(of: object, depth: depth - 1)
        case let bool as Bool: bool ? "1" : "0"
        case let value?: "\(value)"
        }
    }

    /// The text of a collection, with its first hundred elements.
    static func text(_ kind: String, _ element: Any.Type, _ elements: some Collection<Any>) -> String {
        var lines = elements.prefix(100).enumerated().map { index, element in
            "\t[\(index)] " + indented("\(Untyped.unwrapped(element) ?? "<null>")")
        }
        if elements.count > 100 { lines.append("\t... \(elements.count - 100) objects skipped.") }
        return "\(kind)<\(element)> <\(elements.count)> (\n" + lines.joined(separator: ",\n") + "\n)"
    }

    private static func indented(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: "\n\t") }
}
