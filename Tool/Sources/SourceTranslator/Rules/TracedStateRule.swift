import SwiftSyntax

/// `var items: [Item] = []` of an app that is traced
enum TracedStateRule: TranslationRule {
    static let name = "traced state"
    static let summary = """
        In an app that is traced, the stored properties of classes tell of their changes; those with `@Published`, \
        or with the toolkit's `@Property`, before anybody hears of the change.
        """
    static let example = RuleExample(
        before: "class Model {\n    var items: [String] = []\n}",
        after: "class Model {\n    var items: [String] = [] { didSet { "
            + "_traceSet(self, \"items\", #fileID, 2, self.items) } }\n}",
        options: .traced)

    static func add(to hooks: inout RuleHooks) {
        hooks.properties.add(self) { site, file in
            let node = site.node
            guard file.options.isTraced, site.scope.kind == .class, !site.scope.isLocal,
                node.bindingSpecifier.tokenKind == .keyword(.var), !node.isNotifying,
                !node.modifiers.has(.static, .class, .lazy, .weak, .unowned, .override, .dynamic)
            else { return }
            let isPublished = node.attributes.count == 1 && isTold(node.attributes, file)
            guard isPublished || node.attributes.areKnown, !node.attributes.has("NSManaged"),
                !isRewritten(node, in: site.scope, file)
            else { return }
            var appended: [String] = []
            for binding in node.bindings {
                appended.append(observe(binding, isPublished: isPublished, file))
            }
            PropertyObservers.append(appended, to: node, in: file)
        }
    }

    /// Whether a wrapper tells others of the property's changes: Combine's, or that of Seam's toolkit.
    private static func isTold(_ attributes: AttributeListSyntax, _ file: TranslationContext) -> Bool {
        attributes.has("Published") || (attributes.has("Property") && file.importsToolkit)
    }

    /// Returns the accessors of a property that has none.
    private static func observe(
        _ binding: PatternBindingSyntax, isPublished: Bool, _ file: TranslationContext
    ) -> String {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return "" }
        let line = file.line(of: pattern)
        func call(_ value: String) -> String {
            let old = isPublished ? ", from: self.\(pattern.text)" : ""
            return "_traceSet(self, \"\(pattern.identifierText)\", #fileID, \(line), \(value)\(old))"
        }
        let accessor = isPublished ? "willSet" : "didSet"
        guard let block = binding.accessorBlock else {
            return "\(accessor) { \(call(isPublished ? "newValue" : "self.\(pattern.text)")) }"
        }
        guard case .accessors(let accessors) = block.accessors,
            accessors.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
        else { return "" }
        let own = accessors.first { $0.accessorSpecifier.text == accessor && $0.body != nil }
        let value = isPublished ? own?.parameters?.name.text ?? "newValue" : "self.\(pattern.text)"
        if let body = own?.body {
            file.insert(" \(call(value)); ", after: body.leftBrace)
        } else {
            file.insert(" \(accessor) { \(call(value)) } ", after: block.leftBrace)
        }
        return ""
    }

    /// Whether observers would be written to it by another rule, or it is stored by a macro's code.
    private static func isRewritten(_ node: VariableDeclSyntax, in scope: TypeScope, _ file: TranslationContext) -> Bool
    {
        node.names.contains { name in file.index.property(name, of: scope.name)?.isObservable == true }
    }
}
