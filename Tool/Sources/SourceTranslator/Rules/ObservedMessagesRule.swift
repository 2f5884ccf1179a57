import SwiftSyntax

/// `@objc dynamic func save() { … }`
enum ObservedMessagesRule: TranslationRule {
    static let name = "observed messages"
    static let summary = """
        A `dynamic` method that Objective-C can see says when it begins and ends, for RxCocoa's `sentMessage` and \
        `methodInvoked`.
        """
    static let example = RuleExample(
        before: "class Model: NSObject {\n    @objc dynamic func save(_ text: String) { write(text) }\n}",
        after: "class Model: NSObject {\n                  func save(_ text: String) { "
            + "let __call = ObservedMessages.begin(self, \"save:\") { [text] }; defer { __call?.end() };  "
            + "write(text) }\n}",
        added: "ObservedMessages.add(Model.self, \"save:\")")

    static func add(to hooks: inout RuleHooks) {
        hooks.methods.add(self) { site, file in
            let (node, record, scope) = (site.node, site.record, site.scope)
            guard !record.isStatic, !scope.isLocal, node.genericParameterClause == nil, let body = node.body,
                record.isDynamic && record.isExposed || overridesDynamic(record, in: scope, file.index)
            else { return }
            // The inherited method says it then.
            if record.isOverride, body.trimmedDescription.contains("super.\(record.base)(") { return }
            let arguments = node.signature.parameterClause.parameters.map(CallArguments.text).joined(separator: ", ")
            let begin = "ObservedMessages.begin(self, \"\(record.selector)\") { [\(arguments)] }"
            if body.statements.isEmpty {
                file.insert(" \(begin)?.end() ", after: body.leftBrace)
            } else {
                file.insert(" let __call = \(begin); defer { __call?.end() }; ", after: body.leftBrace)
                file.sayReturn(in: node, body)
            }
            file.enter("ObservedMessages.add(\(scope.name).self, \"\(record.selector)\")")
        }
    }

    private static func overridesDynamic(_ method: MethodRecord, in scope: TypeScope, _ index: ModuleIndex) -> Bool {
        method.isOverride
            && index.ancestry(of: scope.name).dropFirst().contains { ancestor in
                index.methods(method.base, of: ancestor).contains { $0.labels == method.labels && $0.isDynamic }
            }
    }
}
