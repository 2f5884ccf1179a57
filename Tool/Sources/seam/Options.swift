import AppBuilder

/// The options and operands of a command, taken from its words.
struct Options {
    /// What a command accepts.
    struct Grammar {
        var command: String
        /// Options that take a value, with the `--`.
        var values: Set<String> = []
        /// Options that take a value and may stand several times.
        var lists: Set<String> = []
        var flags: Set<String> = []
        /// How many operands there may be.
        var operands = 0
    }

    private(set) var values: [String: String] = [:]
    private(set) var lists: [String: [String]] = [:]
    private(set) var flags: Set<String> = []
    private(set) var operands: [String] = []

    init(_ words: [String], _ grammar: Grammar) throws(BuildError) {
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
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            let name = parts[0]
            if grammar.flags.contains(name), parts.count == 1 {
                flags.insert(name)
            } else if grammar.values.contains(name) || grammar.lists.contains(name) {
                guard let value = parts.count == 2 ? parts[1] : words.popFirst(), !value.isEmpty else {
                    throw BuildError(.usage, "seam: \(name) needs a value; `seam help \(grammar.command)` tells more")
                }
                if grammar.lists.contains(name) { lists[name, default: []].append(value) } else { values[name] = value }
            } else {
                let known = (grammar.values.union(grammar.flags).union(grammar.lists)).sorted().joined(separator: ", ")
                throw BuildError(
                    .usage,
                    "seam: `\(grammar.command)` has no option \(name)" + (known.isEmpty ? "" : "; it has \(known)"))
            }
        }
        if operands.count > grammar.operands {
            throw BuildError(
                .usage,
                "seam: `\(grammar.command)` does not know what to do with \"\(operands[grammar.operands])\"")
        }
    }
}
