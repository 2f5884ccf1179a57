import SwiftSyntax

/// `convenience init()` in an extension of an entity's class.
enum ManagedInitialisersRule: TranslationRule {
    static let name = "managed initialisers"
    static let summary = """
        An initialiser without parameters that an extension gives the class of an entity gets a parameter, and the class \
        one that calls it. Core Data's class has the initialiser too, and Swift lets a class alone override it.
        """
    static let example = RuleExample(
        before: "class Note: NSManagedObject {\n}\n"
            + "extension Note {\n    convenience init() { self.init(context: shared) }\n}",
        after: "class Note: NSManagedObject {\nconvenience init() { self.init(_seam: ()) } }\n"
            + "extension Note {\n    convenience init(_seam: Void) { self.init(context: shared) }\n}")

    static func add(to hooks: inout RuleHooks) {
        hooks.initialisers.add(self) { site, file in
            guard site.scope.kind == .extension, file.conditions.isEmpty, isPlain(site.node),
                isManaged(site.scope.name, file.index)
            else { return }
            for modifier in site.node.modifiers where modifier.name.text == "override" {
                file.remove(file.range(modifier))
            }
            file.insert("_seam: Void", at: file.range(site.node.signature.parameterClause.leftParen).upperBound)
        }
        hooks.classEnds.add(self) { node, file in
            guard let scope = file.scopes.last, !scope.isLocal,
                file.index.hasPlainInitialiser(inExtensionOf: scope.name),
                isManaged(scope.name, file.index)
            else { return }
            let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
            let brace = node.memberBlock.rightBrace
            // A member before the brace on its line has to be kept apart from what is put between them.
            let isApart = node.memberBlock.members.isEmpty || brace.leadingTrivia.contains { $0.isNewline }
            file.insert(
                (isApart ? "" : "; ") + (isPublic ? "public " : "") + "convenience init() { self.init(_seam: ()) } ",
                at: file.range(brace).lowerBound)
        }
    }

    /// Whether it is `convenience init()`, which makes an object in any case.
    static func isPlain(_ node: InitializerDeclSyntax) -> Bool {
        node.modifiers.has(.convenience) && node.optionalMark == nil && node.genericParameterClause == nil
            && node.signature.parameterClause.parameters.isEmpty && node.signature.effectSpecifiers == nil
    }

    private static func isManaged(_ name: String, _ index: ModuleIndex) -> Bool {
        index.classes[name] != nil && index.frameworkClass(of: name) == "NSManagedObject"
    }
}
