import SwiftSyntax

/// `@Model final class Note { var text: String }`
enum PersistentModelsRule: TranslationRule {
    static let name = "models of SwiftData"
    static let summary = """
        A class that is marked `@Model` is made what Apple's macro makes of it: its stored properties are kept by its \
        context, and it tells what they are called, what their marks say, and how an object is made for a row.
        """
    static let example = RuleExample(
        before: "import SwiftData\n@Model final class Note {\n    @Attribute(.unique) var text: String\n}",
        after: "import SwiftData\n       final class Note: SwiftData.PersistentModel { "
            + "var _modelState = SwiftData._ModelState(); "
            + "required init(_restoring state: SwiftData._ModelState) { self._text = .restored; _modelState = state }; "
            + "static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] "
            + "{ [SwiftData.Schema.PropertyMetadata(name: \"text\", keypath: \\Note.text, "
            + "metadata: SwiftData.Schema.Attribute(.unique))] };\n"
            + "                        @SwiftData._ModelProperty var text: String\n}")

    static func add(to hooks: inout RuleHooks) {
        // It stands on properties of extensions as well, which are not kept anyway.
        hooks.attributes.add(self) { mark, file in
            if mark.name == "Transient", importsSwiftData(mark) { file.remove(file.range(mark)) }
        }
        hooks.classEnds.add(self) { node, file in
            guard let mark = node.attributes.first(named: ["Model"]), mark.arguments == nil, importsSwiftData(node)
            else { return }
            file.remove(file.range(mark))
            let properties = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
                .flatMap { keep($0, in: file) }
            let access = node.modifiers.has(.public, .open) ? "public " : ""
            for macro in node.memberBlock.members.compactMap({ $0.decl.as(MacroExpansionDeclSyntax.self) }) {
                keepConstraints(macro, access, in: file)
            }
            let path = "\\" + node.name.text
            let metadata = properties.map { property in
                "SwiftData.Schema.PropertyMetadata(name: \"\(property.name)\", keypath: \(path).\(property.code)"
                    + (property.mark.map { ", metadata: \($0)" } ?? "") + ")"
            }
            let restored = properties.map { "self._\($0.name) = .restored; " }
            file.insert(
                " \(access)var _modelState = SwiftData._ModelState(); "
                    + "\(access)required init(_restoring state: SwiftData._ModelState) "
                    + "{ \(restored.joined())_modelState = state }; "
                    + "\(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] "
                    + "{ [\(metadata.joined(separator: ", "))] };", after: node.memberBlock.leftBrace)
            if let inheritance = node.inheritanceClause?.inheritedTypes.last {
                file.append(", SwiftData.PersistentModel", to: inheritance)
            } else {
                file.append(": SwiftData.PersistentModel", to: node.name)
            }
        }
    }

    /// `#Unique<Note>([\.text])` tells what no two objects share; `#Index` only makes a store find them sooner.
    private static func keepConstraints(
        _ macro: MacroExpansionDeclSyntax, _ access: String, in file: TranslationContext
    ) {
        guard let open = macro.leftParen, let close = macro.rightParen else { return }
        let whole = file.range(macro)
        switch macro.macroName.text {
        case "Unique":
            guard let model = macro.genericArgumentClause?.arguments.trimmedDescription else { return }
            let start = file.range(macro.pound).lowerBound..<file.range(open).upperBound
            file.replace(
                start, with: "\(access)static var _uniqueKeys: [[AnyKeyPath]] { SwiftData._keys(of: \(model).self, [")
            file.replace(file.range(close), with: "]) }")
        case "Index": file.remove(whole)
        default: break
        }
    }

    private struct Property {
        var name: String
        /// The name as source writes it.
        var code: String
        /// The value that stands for the property's mark.
        var mark: String?
    }

    /// Has the context keep the properties of a declaration, if they are stored ones.
    private static func keep(_ node: VariableDeclSyntax, in file: TranslationContext) -> [Property] {
        guard !node.modifiers.has(.static, .class, .lazy) else { return [] }
        guard node.attributes.first(named: ["Transient"]) == nil else { return [] }
        guard node.bindings.count == 1, let binding = node.bindings.first,
            let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, isStored(binding)
        else { return [] }
        var mark: String?
        if let attribute = node.attributes.first(named: ["Attribute", "Relationship"]) {
            let arguments = attribute.arguments.map { OneLine.text($0) } ?? ""
            mark = "SwiftData.Schema.\(attribute.name)(\(arguments))"
            file.remove(file.range(attribute))
        }
        let name = identifier.identifierText
        // A computed property stands in a constant's place, set once by the initialiser.
        let keyword = file.range(node.bindingSpecifier)
        file.replace(keyword, with: "var")
        let start = node.modifiers.first.map { file.range($0).lowerBound } ?? keyword.lowerBound
        file.insert("@SwiftData._ModelProperty ", at: start)
        return [Property(name: name, code: identifier.text, mark: mark)]
    }

    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    static func importsSwiftData(_ node: some SyntaxProtocol) -> Bool {
        guard let file = node.root.as(SourceFileSyntax.self) else { return false }
        return file.statements.contains { statement in
            statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "SwiftData"
        }
    }
}
