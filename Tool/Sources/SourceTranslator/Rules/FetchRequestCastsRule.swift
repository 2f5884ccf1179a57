import SwiftSyntax

/// `Note.fetchRequest() as! NSFetchRequest<Note>` and `as?`, which on Linux fail for a request that was made with another
/// type of results.
enum FetchRequestCastsRule: TranslationRule {
    static let name = "casts of fetch requests"
    static let summary = """
        Every fetch request can be cast to one with results of another type: Objective-C knows nothing of the type of the \
        results, while to Swift they are requests of two classes.
        """
    static let example = RuleExample(
        before: "let request = Note.fetchRequest() as! NSFetchRequest<Note>",
        after: "let request = NSFetchRequest<Note>._forcedCast(Note.fetchRequest() )")

    static func add(to hooks: inout RuleHooks) {
        hooks.sequences.add(self) { node, file in
            let elements = Array(node.elements)
            for index in elements.indices.dropFirst().dropLast() {
                guard let cast = elements[index].as(UnresolvedAsExprSyntax.self),
                    let mark = cast.questionOrExclamationMark, isRequest(elements[index + 1])
                else { continue }
                let type = elements[index + 1].trimmedDescription
                let function = mark.text == "?" ? "_cast" : "_forcedCast"
                file.insert("\(type).\(function)(", at: file.range(elements[index - 1]).lowerBound)
                file.replace(exactly: file.range(cast), with: ")")
                file.replace(exactly: file.range(elements[index + 1]), with: "")
            }
        }
    }

    private static func isRequest(_ node: ExprSyntax) -> Bool {
        let type = node.trimmedDescription
        return ["NSFetchRequest<", "CoreData.NSFetchRequest<"].contains { type.hasPrefix($0) } && type.hasSuffix(">")
            && !type.contains(where: \.isNewline)
    }
}
