import AppBuilder

/// The options and operands of a call, read as the command declares them.
struct Arguments {
    private var values: [String: [String]] = [:]
    private var flags: Set<String> = []
    private(set) var operands: [String] = []

    /// Reads the words after the command's name.
    init(_ words: [String], of command: any Command.Type) throws(BuildError) {
        var words = words[...]
        var acceptsOptions = true
        while let word = words.popFirst() {
            guard acceptsOptions, word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            if word == "--" {
                acceptsOptions = false
                continue
            }
            let (name, parts) = Self.parts(of: word, command)
            guard let option = command.options.first(where: { $0.name == name }),
                option.value != nil || parts.count == 1
            else { throw Self.unknown(name, of: command) }
            guard let expected = option.value else {
                flags.insert(name)
                continue
            }
            if expected.isOptional, parts.count == 1, !(words.first.map(expected.isMeant) ?? false) {
                flags.insert(name)
                continue
            }
            guard let value = parts.count == 2 ? parts[1] : words.popFirst(), !value.isEmpty else {
                throw BuildError(.usage, "seam: \(name) needs a value; `seam help \(command.name)` tells more")
            }
            try Self.check(value, expected, called: name)
            values[name] = (option.isRepeatable ? values[name] ?? [] : []) + [value]
        }
        try checkCompleteness(for: command)
    }

    /// The option that a word names, and the parts of the word. A long option may have one dash, and a colon before its
    /// value, as xcodebuild's do.
    private static func parts(of word: String, _ command: any Command.Type) -> (name: String, parts: [String]) {
        if word.hasPrefix("-"), !word.hasPrefix("--") {
            let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
            let name = "-" + (parts.first ?? word)
            if command.options.contains(where: { $0.name == name }) { return (name, parts) }
        }
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        return (parts.first ?? word, parts)
    }

    /// Whether the flag, or the option that needs no value, was given.
    func has(_ option: CommandOption) -> Bool {
        flags.contains(option.name) || option.value?.isOptional == true && values[option.name] != nil
    }

    /// The option's value, the last one if it was given several times; nil if it was not given.
    func value(_ option: CommandOption) -> String? { values[option.name]?.last }

    /// All values of an option that may be given several times.
    func values(_ option: CommandOption) -> [String] { values[option.name] ?? [] }

    /// The option's value as a whole number greater than zero.
    func count(_ option: CommandOption) throws(BuildError) -> Int? {
        guard let text = value(option) else { return nil }
        guard let count = Int(text), count > 0 else {
            throw BuildError(.usage, "seam: \(option.name) needs a number greater than 0, not \"\(text)\"")
        }
        return count
    }

    // MARK: Errors

    private func checkCompleteness(for command: any Command.Type) throws(BuildError) {
        let more = "; `seam help \(command.name)` tells more"
        if operands.count > command.operands.limit {
            let word = operands[command.operands.limit]
            throw BuildError(.usage, "seam: `\(command.name)` does not know what to do with \"\(word)\"")
        }
        for operand in operands {
            try Self.check(operand, command.operands.value, called: command.operands.value.placeholder)
        }
        if operands.isEmpty, let need = command.operands.need {
            throw BuildError(.usage, "seam: `\(command.name)` needs \(need)\(more)")
        }
        if let option = command.options.first(where: { $0.isRequired && values[$0.name] == nil }) {
            throw BuildError(.usage, "seam: `\(command.name)` needs \(option.usage)\(more)")
        }
    }

    private static func unknown(_ name: String, of command: any Command.Type) -> BuildError {
        let known = command.options.filter { !$0.isHidden }.map(\.name).sorted()
        var text = "seam: `\(command.name)` has no option \(name)"
        if let nearest = Spelling.nearest(to: name, in: known) {
            text += "; did you mean \(nearest)?"
        } else if !known.isEmpty {
            text += "; it has \(known.joined(separator: ", "))"
        }
        return BuildError(.usage, text)
    }

    private static func check(_ value: String, _ expected: ArgumentValue, called name: String) throws(BuildError) {
        guard case .choice(let words) = expected.kind, !words.contains(value) else { return }
        let list = words.dropLast().joined(separator: ", ") + (words.count > 1 ? " or " : "") + (words.last ?? "")
        let nearest = Spelling.nearest(to: value, in: words).map { "; did you mean \($0)?" } ?? ""
        throw BuildError(.usage, "seam: \(name) is \"\(value)\"; it can be \(list)\(nearest)")
    }
}
