import SwiftSyntax

/// A branch of a condition that an app for iOS takes, and that imports a framework beside what it is for.
///
/// A library whose framework is not here does without the branch; with the one for another platform, if there are two.
struct ImportingBranch {
    let clause: IfConfigClauseSyntax
    /// The other of two branches.
    let other: IfConfigClauseSyntax?

    /// Nil for a branch of imports alone, on which what follows stands, and for one that is all there is in the file:
    /// there, the whole file depends on what it imports.
    init?(_ node: IfConfigDeclSyntax, taking clause: IfConfigClauseSyntax) {
        guard let parent = node.parent?.parent?.as(CodeBlockItemListSyntax.self),
            parent.parent?.is(SourceFileSyntax.self) == true,
            let statements = clause.elements?.as(CodeBlockItemListSyntax.self),
            statements.contains(where: { !$0.item.is(ImportDeclSyntax.self) })
        else { return nil }
        let others = Array(node.clauses).filter { $0.id != clause.id }
        let isAll = parent.allSatisfy { $0.item.is(ImportDeclSyntax.self) || $0.item.id == node.id }
        if isAll, others.allSatisfy({ $0.elements?.as(CodeBlockItemListSyntax.self)?.isEmpty ?? true }) { return nil }
        self.clause = clause
        other = others.count == 1 ? others.first : nil
    }

    /// The modules that the branch imports.
    var imports: [String] {
        (clause.elements?.as(CodeBlockItemListSyntax.self) ?? []).compactMap {
            $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text
        }
    }
}

extension IfConfigDeclSyntax {
    /// The branch that an app for iOS takes, if that is certain.
    var clauseForIOS: IfConfigClauseSyntax? { clause(in: .app) ?? nil }

    /// The branch that every build here takes, if that is certain.
    var clauseOfEveryBuild: IfConfigClauseSyntax? { clause(in: .build) ?? nil }

    /// The branch of a library that is there on iOS, and that Linux has nothing in place of.
    ///
    /// What it hides from Linux is often here nevertheless: Combine, parts of Security, what is UIKit's.
    var clauseHiddenFromLinux: IfConfigClauseSyntax? {
        guard let own = clause(in: .libraryOnIOS) ?? nil, let other = clause(in: .libraryOnLinux),
            own.id != other?.id, other?.isEmpty ?? true, !own.isEmpty
        else { return nil }
        // Attributes for Darwin alone say how its compiler is to treat what stands behind them.
        if case .attributes? = own.elements, own.condition?.trimmedDescription.contains("Darwin") == true { return nil }
        return own
    }

    /// The branch that is taken; an inner nil if none is, and nil if that is not certain.
    private func clause(in view: PlatformCondition.View) -> IfConfigClauseSyntax?? {
        for clause in clauses {
            switch clause.condition.map({ PlatformCondition.holds($0, in: view) }) ?? true {
            case true?: return .some(clause)
            case false?: continue
            case nil: return nil
            }
        }
        return .some(nil)
    }
}

extension IfConfigClauseSyntax {
    /// Whether there are comments at most.
    fileprivate var isEmpty: Bool { elements?.children(viewMode: .sourceAccurate).isEmpty ?? true }
}
