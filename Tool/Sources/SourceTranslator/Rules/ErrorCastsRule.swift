import SwiftSyntax

/// `error as? NSError`, `catch let error as NSError` and kin, which on Linux find only what is an `NSError` already.
enum ErrorCastsRule: TranslationRule {
    static let name = "error casts"
    static let summary = """
        Casts and patterns with `NSError` take every error, as where there is Objective-C: without it only `as NSError` \
        makes an `NSError` of an error, and a lone `catch let error as NSError` that matches nothing ends the process.
        """
    static let example = RuleExample(
        before: "do { try save() } catch let error as NSError where error.code == 1 { show(error) }\n"
            + "if let error = reason as? NSError { show(error) }\n"
            + "if case let error as NSError = reason { show(error) }\n"
            + "switch reason {\ncase let error as NSError: show(error)\ndefault: break\n}",
        after: "do { try save() } catch let _error_error     where (_error_error as NSError).code == 1 "
            + "{ let error = _error_error as NSError; show(error) }\n"
            + "if let error = reason as? any Swift.Error as NSError? { show(error) }\n"
            + "if let error                 = reason as? any Swift.Error as NSError? { show(error) }\n"
            + "switch reason {\ncase let _error_error as any Swift.Error: let error = _error_error as NSError; "
            + "show(error)\ndefault: break\n}")

    static func add(to hooks: inout RuleHooks) {
        hooks.sequences.add(self, casts)
        hooks.catches.add(self) { node, file in
            guard node.catchItems.count == 1, let item = node.catchItems.first, let pattern = item.pattern else {
                return
            }
            guard let bound = BoundError(pattern) else { return matchAny(pattern, file) }
            // Whatever is caught is an error.
            file.replace(file.range(pattern), with: "let \(bound.placeholder)")
            rename(bound, in: item.whereClause, file)
            file.insert(bound.declaration, after: node.body.leftBrace)
        }
        hooks.switchCases.add(self) { node, file in
            guard let label = node.label.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
                let item = label.caseItems.first
            else { return }
            guard let bound = BoundError(item.pattern) else { return matchAny(item.pattern, file) }
            file.replace(file.range(item.pattern), with: "let \(bound.placeholder) as \(anyError)")
            rename(bound, in: item.whereClause, file)
            file.insert(bound.declaration, after: label.colon)
        }
        hooks.matchingConditions.add(self) { node, file in
            guard let bound = BoundError(node.pattern) else { return matchAny(node.pattern, file) }
            let start = file.range(node.caseKeyword).lowerBound
            file.replace(start..<file.range(node.pattern).upperBound, with: "\(bound.keyword) \(bound.name)")
            let value = node.initializer.value
            if value.is(SequenceExprSyntax.self) || value.is(TryExprSyntax.self) || value.is(AwaitExprSyntax.self) {
                file.insert("(", at: file.range(value).lowerBound)
                file.append(")", to: value)
            }
            file.append(" as? \(anyError) as NSError?", to: value)
        }
    }

    private static let anyError = "any Swift.Error"

    /// `let name as NSError` as a pattern.
    private struct BoundError {
        var keyword: String
        var name: String

        init?(_ pattern: PatternSyntax) {
            guard let binding = pattern.as(ValueBindingPatternSyntax.self),
                let expression = binding.pattern.as(ExpressionPatternSyntax.self)?.expression,
                let sequence = expression.as(SequenceExprSyntax.self)
            else { return nil }
            let elements = Array(sequence.elements)
            guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
                cast.questionOrExclamationMark == nil, isError(elements[2])
            else { return nil }
            keyword = binding.bindingSpecifier.text
            name = elements[0].trimmedDescription
        }

        var placeholder: String { "_error_\(name.filter { $0 != "`" })" }
        var declaration: String { " \(keyword) \(name) = \(placeholder) as NSError;" }
    }

    private static func isError(_ node: some SyntaxProtocol) -> Bool {
        ["NSError", "Foundation.NSError"].contains(node.trimmedDescription)
    }

    /// `is NSError` as a pattern.
    private static func matchAny(_ pattern: PatternSyntax, _ file: TranslationContext) {
        guard let type = pattern.as(IsTypePatternSyntax.self)?.type, isError(type) else { return }
        file.replace(exactly: file.range(type), with: anyError)
    }

    private static func casts(_ node: SequenceExprSyntax, in file: TranslationContext) {
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast() where isError(elements[index + 1]) {
            let type = elements[index + 1]
            if elements[index].is(UnresolvedIsExprSyntax.self) {
                file.replace(exactly: file.range(type), with: anyError)
            }
            guard let mark = elements[index].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark else {
                continue
            }
            file.replace(
                exactly: file.range(type), with: "\(anyError) as NSError" + (mark.text == "?" ? "?" : ""))
        }
    }

    /// In a condition of the pattern, the error goes by its new name.
    private static func rename(_ bound: BoundError, in clause: WhereClauseSyntax?, _ file: TranslationContext) {
        guard let clause else { return }
        let finder = ReferenceFinder(name: bound.name)
        finder.walk(clause)
        for reference in finder.found {
            file.replace(exactly: file.range(reference), with: "(\(bound.placeholder) as NSError)")
        }
    }

    private final class ReferenceFinder: SyntaxVisitor {
        let name: String
        var found: [DeclReferenceExprSyntax] = []

        init(name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
            if !isMember, node.baseName.text == name { found.append(node) }
            return .visitChildren
        }
    }
}
