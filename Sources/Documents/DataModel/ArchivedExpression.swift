import Foundation

/// Writes an expression that Xcode has archived in a mapping model in the language of predicates.
struct ArchivedExpression {
    private let archive: KeyedArchive

    /// The text of an archived expression; nil if it is none, or has parts that the language has not.
    static func format(_ data: Data) -> String? {
        KeyedArchive(data).flatMap { ArchivedExpression(archive: $0).text($0.root, depth: 0) }
    }

    private func text(_ reference: PropertyList?, depth: Int) -> String? {
        guard depth < 64, let object = archive.value(reference), let type = archive.className(of: object)
        else { return nil }
        switch type {
        case "NSSelfExpression": return "SELF"
        case "NSVariableExpression": return archive.string(object["NSVariable"]).map { "$" + $0 }
        case "NSConstantValueExpression": return constant(object["NSConstantValue"])
        case "NSKeyPathSpecifierExpression": return archive.string(object["NSKeyPath"])
        case "NSKeyPathExpression", "NSFunctionExpression":
            guard let name = archive.string(object["NSSelectorName"]),
                let operand = text(object["NSOperand"], depth: depth + 1)
            else { return nil }
            var arguments: [String] = []
            for argument in archive.elements(object["NSArguments"]) {
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

    private func constant(_ reference: PropertyList?) -> String? {
        guard reference != nil else { return nil }
        // A reference to nothing is the constant nil.
        return switch archive.value(reference) {
        case nil: "nil"
        case .string(let text): Self.quoted(text)
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .boolean(let flag): flag ? "TRUE" : "FALSE"
        case .dictionary: archive.string(reference).map(Self.quoted)
        default: nil
        }
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
