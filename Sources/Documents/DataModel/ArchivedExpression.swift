import Foundation

/// Writes an expression that Xcode has archived in a mapping model in the language of predicates.
struct ArchivedExpression {
    private let objects: [PropertyList]

    /// The text of an archived expression; nil if it is none, or has parts that the language has not.
    static func format(_ data: Data) -> String? {
        // The references of an archive are opaque in a binary list, and numbers in one of XML.
        guard let archive = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let xml = try? PropertyListSerialization.data(fromPropertyList: archive, format: .xml, options: 0),
            let list = try? PropertyListReader.read(xml), let objects = list["$objects"]?.array,
            let top = list["$top"]?.dictionary, let root = top["root"] ?? top.values.first
        else { return nil }
        return ArchivedExpression(objects: objects).text(root, depth: 0)
    }

    private func text(_ reference: PropertyList?, depth: Int) -> String? {
        guard depth < 64, let object = resolved(reference), let type = resolved(object["$class"])?["$classname"]?.string
        else { return nil }
        switch type {
        case "NSSelfExpression": return "SELF"
        case "NSVariableExpression": return resolved(object["NSVariable"])?.string.map { "$" + $0 }
        case "NSConstantValueExpression": return constant(resolved(object["NSConstantValue"]))
        case "NSKeyPathSpecifierExpression": return resolved(object["NSKeyPath"])?.string
        case "NSKeyPathExpression", "NSFunctionExpression":
            guard let name = resolved(object["NSSelectorName"])?.string,
                let operand = text(object["NSOperand"], depth: depth + 1)
            else { return nil }
            var arguments: [String] = []
            for argument in resolved(object["NSArguments"])?["NS.objects"]?.array ?? [] {
                guard let text = text(argument, depth: depth + 1) else { return nil }
                arguments.append(text)
            }
            if type == "NSKeyPathExpression" {
                return arguments.first.map { operand == "SELF" ? $0 : operand + "." + $0 }
            }
            return "FUNCTION(" + ([operand, Self.quoted(name)] + arguments).joined(separator: ", ") + ")"
        default: return nil
        }
    }

    /// What a reference leads to; what is none itself.
    private func resolved(_ value: PropertyList?) -> PropertyList? {
        guard case .integer(let number)? = value?["CF$UID"] else { return value }
        return objects.indices.contains(number) ? objects[number] : nil
    }

    private func constant(_ value: PropertyList?) -> String? {
        switch value {
        case .string("$null"): "nil"
        case .string(let text): Self.quoted(text)
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .boolean(let flag): flag ? "TRUE" : "FALSE"
        case .dictionary(let object): resolved(object["NS.string"])?.string.map(Self.quoted)
        default: nil
        }
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
