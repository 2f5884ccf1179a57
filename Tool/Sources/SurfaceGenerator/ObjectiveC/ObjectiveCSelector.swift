/// The Objective-C name of a method of a framework's, from its declaration in Swift.
///
/// Swift's names are Objective-C's without the words that the types of the parameters say. The way back: a label that
/// ends in a preposition or a verb gets the noun of its parameter, `willDisplay cell: UITableViewCell` becomes
/// `willDisplayCell`, and the first label joins the name in front of it. Where the rule comes to something else than
/// the framework's documentation, a mark beside the declaration says the name: `// objc: foo:bar:`.
enum ObjectiveCSelector {
    static func name(of method: MemberDeclaration) -> String {
        if let name = method.mark("objc"), !name.isEmpty { return name }
        guard let first = method.parameters.first else { return method.name }
        // Swift begins with small letters where Objective-C has an abbreviation.
        let base = Words.split(method.name).first == "url" ? "URL" + method.name.dropFirst(3) : method.name
        var pieces = [firstPiece(base, first)]
        pieces += method.parameters.dropFirst().map { parameter in
            let label = parameter.label ?? ""
            return label + noun(ParameterNoun(parameter), after: label, parameter)
        }
        return pieces.map { $0 + ":" }.joined()
    }

    private static func firstPiece(_ base: String, _ parameter: ParameterDeclaration) -> String {
        let noun = ParameterNoun(parameter)
        guard let label = parameter.label else {
            let words = Words.split(base)
            // `present(_ controller:)` does something with it; `scrollViewDidScroll(_ scrollView:)` begins with it.
            guard words.count == 1, let text = noun.text, verbs.contains(base), !noun.isSaid(by: words),
                !noun.isPlain || base == "convert" || base == "draw"
            else { return base }
            return base + text
        }
        let isClosure = parameter.type.contains("->")
        let starts = Words.split(label).first.map { prepositions.contains($0.lowercased()) } ?? false
        let piece = base + (isClosure && !starts ? "With" : "") + Words.capitalised(label)
        // `point(inside point: CGPoint)` has said it.
        let first = Words.split(base).first ?? ""
        if noun.typeWords.count == 1,
            Words.isSame(noun.typeWords[0], first) || noun.text.map({ Words.isSame($0, first) }) ?? false
        {
            return piece
        }
        return piece + self.noun(noun, after: label, parameter)
    }

    /// The attributes missing from a label.
    private static func noun(_ noun: ParameterNoun, after label: String, _ parameter: ParameterDeclaration) -> String {
        let words = Words.split(label)
        guard let last = words.last, let text = noun.text, !noun.isSaid(by: words),
            Words.split(parameter.name).last.map({ !Words.isSame($0, last) }) ?? true
        else { return "" }
        guard noun.isPlain else { return text }
        let isNeeded =
            switch text {
            case "Index": last.lowercased() == "at"
            case "Object": label == "with"
            case "Point", "Rect", "Size": prepositions.contains(last.lowercased())
            default: words.count == 1 && prepositions.contains(last.lowercased())
            }
        return isNeeded ? text : ""
    }

    private static let prepositions: Set<String> = ["at", "for", "from", "in", "of", "to", "with", "using", "by"]

    /// Names of methods that are a verb alone and take what it is done to.
    private static let verbs: Set<String> = [
        "present", "show", "draw", "display", "add", "remove", "insert", "convert", "register", "perform", "select",
        "deselect", "move", "set", "apply", "append", "dismiss", "open", "push", "pop", "embed",
    ]
}
