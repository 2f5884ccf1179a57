import SwiftSyntax

/// `@Animatable struct Wedge: Shape { var end: Angle }`, which is a macro of SwiftUI's.
enum AnimatableRule: TranslationRule {
    static let name = "animatable types"
    static let summary = """
        A struct that is marked `@Animatable` is made what SwiftUI's macro makes of it: its stored properties are what \
        is animated, but for those marked `@AnimatableIgnored`.
        """
    static let example = RuleExample(
        before: "@Animatable struct Wedge: Shape {\n    var end: Angle\n    @AnimatableIgnored var isLarge = true\n}",
        after:
            "            struct Wedge: Shape, SwiftUI.Animatable { "
            + "nonisolated var animatableData: SwiftUI._AnimatableFields "
            + "{ get { SwiftUI._AnimatableFields([SwiftUI._animatableField(self.end)]) } "
            + "set { SwiftUI._setAnimatableField(&self.end, newValue, 0) } };\n"
            + "    var end: Angle\n                       var isLarge = true\n}")

    static func add(to hooks: inout RuleHooks) {
        hooks.attributes.add(self) { node, file in
            guard node.arguments == nil else { return }
            if node.name == "AnimatableIgnored" { file.remove(file.range(node)) }
            guard node.name == "Animatable", let type = node.parent?.parent?.as(StructDeclSyntax.self) else { return }
            file.remove(file.range(node))
            let names = type.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(animated)
            let access = type.modifiers.has(.public, .open) ? "public " : ""
            let fields = names.map { "SwiftUI._animatableField(self.\($0))" }.joined(separator: ", ")
            let setting = names.enumerated().map { "SwiftUI._setAnimatableField(&self.\($1), newValue, \($0))" }
            file.insert(
                " \(access)nonisolated var animatableData: SwiftUI._AnimatableFields "
                    + "{ get { SwiftUI._AnimatableFields([\(fields)]) } set { \(setting.joined(separator: "; ")) } };",
                after: type.memberBlock.leftBrace)
            let inherited = type.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
            guard !inherited.contains(where: { $0 == "Animatable" || $0 == "SwiftUI.Animatable" }) else { return }
            if let last = type.inheritanceClause?.inheritedTypes.last {
                file.append(", SwiftUI.Animatable", to: last)
            } else if let parameters = type.genericParameterClause {
                file.append(": SwiftUI.Animatable", to: parameters)
            } else {
                file.append(": SwiftUI.Animatable", to: type.name)
            }
        }
    }

    /// The names of the properties of a declaration that are animated: those that are kept and can be changed.
    private static func animated(_ node: VariableDeclSyntax) -> [String] {
        guard node.bindingSpecifier.text == "var", node.attributes.isEmpty, !node.modifiers.has(.static, .lazy) else {
            return []
        }
        return node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
            guard let block = binding.accessorBlock else { return name }
            guard case .accessors(let accessors) = block.accessors else { return nil }
            return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) } ? name : nil
        }
    }
}
