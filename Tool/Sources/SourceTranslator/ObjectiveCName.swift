/// How Swift spells its declarations in Objective-C.
enum ObjectiveCName {
    /// Words before which, and after which, no "With" is put.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]

    /// The selector of a method: `foo`, `foo:`, `fooWithSender:`, `moveTo:animated:`.
    ///
    /// `labels` has one entry a parameter, empty for `_`.
    static func selector(base: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false) -> String {
        var pieces = labels
        if isAsync {
            pieces.append("completionHandler")
        } else if isThrowing {
            pieces.append("error")
        }
        guard !pieces.isEmpty else { return base }
        var name = base
        if labels.isEmpty {
            name += isAsync ? "WithCompletionHandler" : "AndReturnError"
        } else if let first = labels.first, !first.isEmpty {
            let needsWith =
                !prepositions.contains(firstWord(of: first)) && !prepositions.contains(lastWord(of: base))
            name += (needsWith ? "With" : "") + capitalised(first)
        }
        return name + ":" + pieces.dropFirst().map { $0 + ":" }.joined()
    }

    /// The selector with which Objective-C sets a property.
    static func setter(of property: String) -> String {
        "set" + capitalised(property) + ":"
    }

    static func capitalised(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    private static func firstWord(of name: String) -> String {
        let rest = name.dropFirst().prefix { !$0.isUppercase }
        return (name.prefix(1) + rest).lowercased()
    }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }
}
