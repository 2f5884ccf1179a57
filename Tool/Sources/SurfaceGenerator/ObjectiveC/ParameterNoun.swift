/// The noun by which Objective-C's names call a parameter, and which Swift's leave out because the type says it.
struct ParameterNoun {
    /// `IndexPath`, `Cell`, `ControlEvents`; nil for types that Swift's names never leave out.
    let text: String?
    /// The words of the type without its prefix.
    let typeWords: [String]
    /// Whether the type is of those that are left out after a preposition alone: numbers, texts, any object.
    let isPlain: Bool

    init(_ parameter: ParameterDeclaration) {
        var type = parameter.type[...]
        while type.hasPrefix("@") || type.hasPrefix("inout ") {
            type = type.drop { $0 != " " }.dropFirst()
        }
        while type.hasSuffix("?") || type.hasSuffix("!") { type = type.dropLast() }
        if type.hasPrefix("("), type.hasSuffix(")"), !type.contains("->") { type = type.dropFirst().dropLast() }
        var isMany = false
        if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
            (type, isMany) = (type.dropFirst().dropLast(), true)
        } else if type.hasPrefix("Set<"), type.hasSuffix(">") {
            (type, isMany) = (type.dropFirst(4).dropLast(), true)
        }
        let isProtocol = type.hasPrefix("any ")
        if isProtocol { type = type.dropFirst(4) }
        let parts = type.split(separator: ".").map(String.init)
        let isNamed = !type.contains { "([<:-& ".contains($0) } && !parts.isEmpty

        let last = parts.last ?? ""
        if let noun = Self.plain[last], isNamed, parts.count == 1, !isMany {
            (text, typeWords, isPlain) = (noun.isEmpty ? nil : noun, [noun], true)
            return
        }
        guard isNamed, Self.plain[last] == nil else {
            (text, typeWords, isPlain) = (nil, [], false)
            return
        }
        isPlain = false
        let nameWords = Words.split(parameter.name)
        let lastWords = Words.split(Self.withoutPrefix(last))
        let allWords = parts.dropLast().flatMap { Words.split(Self.withoutPrefix($0)) } + lastWords
        typeWords = allWords
        let common = Words.commonSuffix(nameWords, allWords)
        if isProtocol, common == 0 {
            text = nameWords.map(Words.capitalised).joined()
        } else if common > 0, parts.count == 1 || common >= lastWords.count {
            // In the type's spelling, `URL`, and the parameter's number, `Events`.
            text = zip(nameWords.suffix(common), allWords.suffix(common)).map { name, type in
                name.lowercased() == type.lowercased() ? Words.capitalised(type) : Words.capitalised(name)
            }.joined()
        } else {
            text = lastWords.map(Words.capitalised).joined() + (isMany ? "s" : "")
        }
    }

    /// Whether a name ends in the noun already, or in the last word of the type.
    func isSaid(by words: [String]) -> Bool {
        guard let last = words.last else { return false }
        return typeWords.last.map { Words.isSame($0, last) } ?? false
    }

    /// Types that names call by a common noun after a preposition; empty for those that they do not call at all.
    private static let plain: [String: String] = [
        "Bool": "", "Int64": "", "Int": "Index", "UInt": "Index", "CGFloat": "", "Double": "", "Float": "",
        "TimeInterval": "",
        "String": "String", "Any": "Object", "AnyObject": "Object", "Void": "", "Character": "", "CGPoint": "Point",
        "CGRect": "Rect", "CGSize": "Size",
    ]

    private static func withoutPrefix(_ name: String) -> String {
        if name == "AnyClass" { return "Class" }
        for prefix in ["UI", "NS", "CG", "CA", "CI", "AV", "WK"] where name.hasPrefix(prefix) {
            let rest = name.dropFirst(2)
            if rest.first?.isUppercase == true { return String(rest) }
        }
        return name
    }
}
