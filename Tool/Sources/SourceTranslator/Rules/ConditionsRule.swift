import SwiftSyntax

/// `#if` conditions about the platform.
enum ConditionsRule: TranslationRule {
    static let name = "conditions"
    static let summary = """
        `os(iOS)` holds and `os(Linux)` does not, except in libraries, which see the branches for both. \
        `canImport(SwiftUI)` holds in modules that cannot do without SwiftUI. A branch of a library that imports a \
        framework that is not here, and one that Linux has nothing in place of, is taken if it can be built. One that \
        calls what the C library of Apple's systems alone has is not taken if there is another. What is imported beside \
        such a framework, where that is, is imported.
        """
    static let example = RuleExample(
        before: "#if os(iOS) && DEBUG\nlet isPhone = true\n#endif",
        after: "#if true && DEBUG\nlet isPhone = true\n#endif")

    static func add(to hooks: inout RuleHooks) {
        hooks.conditionals.add(self) { node, file in
            let missing = node.clauseForIOS.flatMap { ImportingBranch(node, taking: $0) }.flatMap { branch in
                file.options.doesWithout(branch, in: file) ? branch : nil
            }
            let shown = file.options.shows(node, in: file)
            var isPast = false
            for clause in node.clauses {
                defer { if clause.id == shown?.id { isPast = true } }
                guard let condition = clause.condition else { continue }
                var text = PlatformCondition.translated(
                    condition.trimmedDescription, file.options,
                    hasSwiftUI: file.index.needsSwiftUI || file.options.hasSwiftUI)
                if let missing {
                    if clause.id == missing.clause.id { text = "false" }
                    if clause.id == missing.other?.id { text = "true" }
                } else if let shown {
                    text = clause.id == shown.id ? "true" : isPast ? text : "false"
                } else if file.options.hides(clause, in: file) || file.options.isDarwins(clause, of: node) {
                    text = "false"
                } else if let asked = file.options.importsWithOthers(clause) {
                    text = text.replacing("canImport(\(asked))", with: "true")
                }
                file.replace(condition, of: clause, with: text)
            }
        }
    }
}

extension TranslationOptions {
    /// Whether a branch was found not to build.
    func hides(_ branch: some SyntaxProtocol, in file: TranslationContext) -> Bool {
        guard isForLinuxToo, let hiddenBranches, !hiddenBranches.isEmpty else { return false }
        let path = String(file.pathLiteral.dropFirst().dropLast())
        return hiddenBranches.contains(Self.branch(of: path, at: file.line(of: branch)))
    }

    /// The framework that is not here and that a branch asks for, if all that the branch does is to import it, and
    /// others beside it.
    fileprivate func importsWithOthers(_ clause: IfConfigClauseSyntax) -> String? {
        guard isForLinuxToo, let statements = clause.elements?.as(CodeBlockItemListSyntax.self) else { return nil }
        let modules = statements.map { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        let asked = PlatformCondition.modulesAskedFor(by: clause.condition?.trimmedDescription ?? "")
        guard !modules.contains(nil), let missing = asked.first(where: missingFrameworks.contains),
            modules.contains(where: { $0.map { !missingFrameworks.contains($0) } ?? false })
        else { return nil }
        return missing
    }

    /// Whether a branch imports what is not here. Where it can be tried without, it is not taken once that has failed.
    fileprivate func doesWithout(_ branch: ImportingBranch, in file: TranslationContext) -> Bool {
        branch.imports.contains(where: missingFrameworks.contains)
            && (hiddenBranches == nil || hides(branch.clause, in: file))
    }

    /// Whether a branch is one for Apple's systems that uses what their C library alone has, and there is another.
    fileprivate func isDarwins(_ clause: IfConfigClauseSyntax, of node: IfConfigDeclSyntax) -> Bool {
        guard isForLinuxToo, let condition = clause.condition, let last = node.clauses.last, last.condition == nil,
            last.elements?.children(viewMode: .sourceAccurate).isEmpty == false,
            condition.trimmedDescription.contains(/os\(|canImport\((UIKit|Darwin|AppKit)\)/)
        else { return false }
        return clause.elements?.tokens(viewMode: .sourceAccurate).contains { Self.darwinNames.contains($0.text) }
            ?? false
    }

    private static let darwinNames: Set<String> = [
        "funopen", "fpos_t", "st_atimespec", "st_birthtimespec", "st_ctimespec", "st_mtimespec",
    ]

    /// The branch that a library hides from Linux, if it is to be taken.
    fileprivate func shows(_ node: IfConfigDeclSyntax, in file: TranslationContext) -> IfConfigClauseSyntax? {
        guard isForLinuxToo, hiddenBranches != nil, let clause = node.clauseHiddenFromLinux,
            !hides(clause, in: file),
            !importsMissing(clause),
            // Tests that ask for Darwin mean what is done with its signals and its runtime.
            !isOfTests || clause.condition?.trimmedDescription.contains("Darwin") != true
        else { return nil }
        return clause
    }

    private func importsMissing(_ clause: IfConfigClauseSyntax) -> Bool {
        (clause.elements?.as(CodeBlockItemListSyntax.self) ?? []).contains {
            $0.item.as(ImportDeclSyntax.self)?.path.first.map { missingFrameworks.contains($0.name.text) } ?? false
        }
    }
}
