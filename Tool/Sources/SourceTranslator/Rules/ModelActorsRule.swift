import SwiftSyntax

/// `@ModelActor actor Store {}`
enum ModelActorsRule: TranslationRule {
    static let name = "actors of SwiftData"
    static let summary = """
        An actor that is marked `@ModelActor` is made what Apple's macro makes of it: it has a container, and an executor \
        with a context of its own.
        """
    static let example = RuleExample(
        before: "import SwiftData\n@ModelActor actor Store {}",
        after: "import SwiftData\n            actor Store: SwiftData.ModelActor { "
            + "nonisolated let modelExecutor: any SwiftData.ModelExecutor; "
            + "nonisolated let modelContainer: SwiftData.ModelContainer; "
            + "init(modelContainer: SwiftData.ModelContainer) { self.modelExecutor = "
            + "SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer)); "
            + "self.modelContainer = modelContainer };}")

    static func add(to hooks: inout RuleHooks) {
        hooks.attributes.add(self) { mark, file in
            guard mark.name == "ModelActor", let node = mark.parent?.parent?.as(ActorDeclSyntax.self),
                PersistentModelsRule.importsSwiftData(node)
            else { return }
            file.remove(file.range(mark))
            let access = node.modifiers.has(.public) ? "public " : ""
            file.insert(
                " \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor; "
                    + "\(access)nonisolated let modelContainer: SwiftData.ModelContainer; "
                    + "\(access)init(modelContainer: SwiftData.ModelContainer) { self.modelExecutor = "
                    + "SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer)); "
                    + "self.modelContainer = modelContainer };", after: node.memberBlock.leftBrace)
            // Apple's macro adds the conformance where the actor does not state it.
            let stated = node.inheritanceClause?.inheritedTypes.compactMap(\.type.plainName) ?? []
            guard !stated.contains("ModelActor") else { return }
            if let inheritance = node.inheritanceClause?.inheritedTypes.last {
                file.append(", SwiftData.ModelActor", to: inheritance)
            } else {
                let parameters = node.genericParameterClause.map(Syntax.init)
                file.append(": SwiftData.ModelActor", to: parameters ?? Syntax(node.name))
            }
        }
    }
}
