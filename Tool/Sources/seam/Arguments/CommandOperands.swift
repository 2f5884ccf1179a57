/// The words of a call that belong to no option.
struct CommandOperands: Sendable {
    var value: ArgumentValue
    /// The most there may be.
    var limit: Int
    /// Named by the error for a call without operands, which may have none if this is nil.
    var need: String?

    static let none = CommandOperands(value: ArgumentValue(placeholder: "", kind: .text), limit: 0)

    static func optional(_ placeholder: String, _ kind: ArgumentValue.Kind) -> CommandOperands {
        CommandOperands(value: ArgumentValue(placeholder: placeholder, kind: kind), limit: 1)
    }

    static func any(_ placeholder: String, _ kind: ArgumentValue.Kind) -> CommandOperands {
        CommandOperands(value: ArgumentValue(placeholder: placeholder, kind: kind), limit: .max)
    }

    static func one(_ placeholder: String, _ kind: ArgumentValue.Kind, need: String) -> CommandOperands {
        CommandOperands(value: ArgumentValue(placeholder: placeholder, kind: kind), limit: 1, need: need)
    }

    static func several(_ placeholder: String, _ kind: ArgumentValue.Kind, need: String) -> CommandOperands {
        CommandOperands(value: ArgumentValue(placeholder: placeholder, kind: kind), limit: .max, need: need)
    }

    /// As help shows them: `[PATH]`, `FILE...`.
    var usage: String {
        guard limit > 0 else { return "" }
        let name = value.placeholder + (limit > 1 ? "..." : "")
        return need == nil ? "[\(name)]" : name
    }
}
