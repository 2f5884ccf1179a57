import Foundation

/// Writes predicates and expressions in the language that they are read from.
package struct PredicateFormat {
    private var text = ""
    /// The constants that `%@` stands for; nil where constants are written out.
    private var arguments: [Any]?

    static func text(of predicate: NSPredicate) -> String {
        var format = PredicateFormat()
        format.write(predicate)
        return format.text
    }

    static func text(of expression: NSExpression) -> String {
        var format = PredicateFormat()
        format.write(expression)
        return format.text
    }

    static func archive(of predicate: NSPredicate) -> (format: String, arguments: [Any]) {
        var format = PredicateFormat(arguments: [])
        format.write(predicate)
        return (format.text, format.arguments ?? [])
    }

    static func archive(of expression: NSExpression) -> (format: String, arguments: [Any]) {
        var format = PredicateFormat(arguments: [])
        format.write(expression)
        return (format.text, format.arguments ?? [])
    }

    // MARK: Predicates

    private mutating func write(_ predicate: NSPredicate) {
        switch predicate {
        case let comparison as NSComparisonPredicate: write(comparison)
        case let compound as NSCompoundPredicate: write(compound)
        default:
            switch PredicateStructure.constant(predicate) {
            case true?: text += "TRUEPREDICATE"
            case false?: text += "FALSEPREDICATE"
            case nil:
                let address = UInt(bitPattern: Unmanaged.passUnretained(predicate).toOpaque().hashValue)
                text += "BLOCKPREDICATE(0x\(String(address, radix: 16)))"
            }
        }
    }

    private mutating func write(_ compound: NSCompoundPredicate) {
        let parts = compound.subpredicates
        switch compound.compoundPredicateType {
        case .not:
            text += "NOT "
            if let part = parts.first { writePart(part) }
        case .and, .or:
            let isAnd = compound.compoundPredicateType == .and
            if parts.isEmpty { text += isAnd ? "TRUEPREDICATE" : "FALSEPREDICATE" }
            for (index, part) in parts.enumerated() {
                if index > 0 { text += isAnd ? " AND " : " OR " }
                if parts.count == 1 { write(part) } else { writePart(part) }
            }
        }
    }

    private mutating func writePart(_ predicate: NSPredicate) {
        guard predicate is NSCompoundPredicate else { return write(predicate) }
        text += "("
        write(predicate)
        text += ")"
    }

    private mutating func write(_ comparison: NSComparisonPredicate) {
        switch comparison.comparisonPredicateModifier {
        case .any: text += "ANY "
        case .all: text += "ALL "
        case .direct: break
        }
        write(comparison.leftExpression)
        text += " " + Self.sign(comparison)
        let options = comparison.options
        if !options.isEmpty {
            let letters: [(NSComparisonPredicate.Options, String)] = [
                (.caseInsensitive, "c"), (.diacriticInsensitive, "d"), (.normalized, "n"), (.localeSensitive, "l"),
            ]
            text += "[" + letters.filter { options.contains($0.0) }.map(\.1).joined() + "]"
        }
        text += " "
        write(comparison.rightExpression)
    }

    private static func sign(_ comparison: NSComparisonPredicate) -> String {
        switch comparison.predicateOperatorType {
        case .lessThan: "<"
        case .lessThanOrEqualTo: "<="
        case .greaterThan: ">"
        case .greaterThanOrEqualTo: ">="
        case .equalTo: "=="
        case .notEqualTo: "!="
        case .matches: "MATCHES"
        case .like: "LIKE"
        case .beginsWith: "BEGINSWITH"
        case .endsWith: "ENDSWITH"
        case .in: "IN"
        case .contains: "CONTAINS"
        case .between: "BETWEEN"
        case .customSelector: comparison.customSelector?.name ?? ""
        }
    }

    // MARK: Expressions

    private mutating func write(_ expression: NSExpression) {
        switch expression.node {
        case .constant(let value): write(constant: value)
        case .evaluatedObject: text += "SELF"
        case .variable(let name): text += "$" + name
        case .keyPath(let operand, let path):
            if let operand {
                writeOperand(operand)
                text += "."
            }
            writePath(path)
        case .function(let operand, let name, let arguments): write(function: name, operand, arguments)
        case .unionSet(let left, let right): write(left, " UNION ", right)
        case .intersectSet(let left, let right): write(left, " INTERSECT ", right)
        case .minusSet(let left, let right): write(left, " MINUS ", right)
        case .subquery(let collection, let variable, let predicate):
            text += "SUBQUERY("
            write(collection)
            text += ", $\(variable), "
            write(predicate)
            text += ")"
        case .aggregate(let elements):
            text += "{"
            write(elements)
            text += "}"
        case .anyKey: text += "ANYKEY"
        case .block(_, let arguments):
            text += "BLOCK("
            write(arguments)
            text += ")"
        case .conditional(let predicate, let first, let second):
            text += "TERNARY("
            write(predicate)
            text += ", "
            write([first, second])
            text += ")"
        }
    }

    private mutating func write(_ expressions: [NSExpression]) {
        for (index, expression) in expressions.enumerated() {
            if index > 0 { text += ", " }
            write(expression)
        }
    }

    private mutating func write(_ left: NSExpression, _ sign: String, _ right: NSExpression) {
        writeOperand(left)
        text += sign
        writeOperand(right)
    }

    /// With brackets where the expression is not one word.
    private mutating func writeOperand(_ expression: NSExpression) {
        let isOpen =
            switch expression.node {
            case .function(nil, let name, _): PredicateArithmetic.signs.contains { $0.name == name }
            case .unionSet, .intersectSet, .minusSet: true
            case .constant(let value): PredicateValue.number(value).map { $0.double < 0 } ?? false
            default: false
            }
        if isOpen { text += "(" }
        write(expression)
        if isOpen { text += ")" }
    }

    private mutating func write(function name: String, _ operand: NSExpression?, _ arguments: [NSExpression]) {
        if let operand {
            text += "FUNCTION("
            write(operand)
            text += ", \(Self.quoted(name))"
            for argument in arguments {
                text += ", "
                write(argument)
            }
            text += ")"
            return
        }
        if let sign = PredicateArithmetic.signs.first(where: { $0.name == name }), arguments.count == 2 {
            return write(arguments[0], " \(sign.sign) ", arguments[1])
        }
        if name == "objectFrom:withIndex:", arguments.count == 2 {
            writeOperand(arguments[0])
            text += "["
            if case .constant(let value) = arguments[1].node, let word = PredicateValue.string(value),
                ["FIRST", "LAST", "SIZE"].contains(word)
            {
                text += word
            } else {
                write(arguments[1])
            }
            text += "]"
            return
        }
        text += (name == "castObject:toType:" ? "CAST" : name) + "("
        write(arguments)
        text += ")"
    }

    /// Words of the language among the keys get a mark.
    private mutating func writePath(_ path: String) {
        let keys = path.split(separator: ".", omittingEmptySubsequences: false)
        for (index, key) in keys.enumerated() {
            if index > 0 { text += "." }
            if PredicateScanner.isReserved(key) { text += "#" }
            text += key
        }
    }

    // MARK: Constants

    private mutating func write(constant: Any?) {
        guard let value = PredicateValue.unwrapped(constant) else {
            text += "nil"
            return
        }
        if arguments != nil {
            arguments?.append(Self.archived(value))
            text += "%@"
        } else {
            text += Self.text(of: value)
        }
    }

    /// Values of Swift's as the objects that stand for them in archives.
    private static func archived(_ value: Any) -> Any {
        switch value {
        case let date as Date: date as NSDate
        case let text as String: text as NSString
        case let uuid as UUID: NSUUID(uuidString: uuid.uuidString) ?? NSNull()
        case let url as URL: url as NSURL
        case let data as Data: data as NSData
        case let decimal as Decimal: NSDecimalNumber(decimal: decimal)
        default:
            if let elements = PredicateValue.elements(value) {
                NSArray(array: elements.map { $0.map(archived) ?? NSNull() })
            } else {
                value
            }
        }
    }

    private static func text(of value: Any) -> String {
        if let text = PredicateValue.string(value) { return quoted(text) }
        switch value {
        case let date as Date: return "CAST(\(String(format: "%f", date.timeIntervalSinceReferenceDate)), \"NSDate\")"
        case let data as Data: return "<" + data.map { String(format: "%02x", $0) }.joined() + ">"
        case let expression as NSExpression: return text(of: expression)
        default: break
        }
        switch PredicateValue.number(value) {
        case .integer(let number)?: return "\(number)"
        case .real(let number)?:
            return number == number.rounded() && abs(number) < 1e15 ? String(format: "%.0f", number) : "\(number)"
        case .decimal(let number)?: return "\(number)"
        case nil: break
        }
        if let elements = PredicateValue.elements(value) {
            return "{" + elements.map { $0.map { text(of: $0) } ?? "nil" }.joined(separator: ", ") + "}"
        }
        return "\(value)"
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
