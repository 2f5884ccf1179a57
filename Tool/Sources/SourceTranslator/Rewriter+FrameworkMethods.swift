import SwiftSyntax

/// Calls of optional methods of the frameworks' protocols, and messages that name the frameworks' own methods.
extension Rewriter {
    /// `delegate.method?(...)`: the frameworks' protocols declare their optional methods with a default, so the method
    /// itself is always there.
    ///
    /// With a result, whether the object has the method decides between it and nil; without, the default does nothing.
    func callOptionalOfFramework(
        _ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, _ mark: TokenSyntax, _ labels: [String]
    ) {
        let base = member.declName.baseName.identifierText
        var method = FrameworkMethods.optional(MethodRecord.fullName(base, labels))
        if method == nil, node.trailingClosure != nil {
            let last = FrameworkMethods.optionals(base).first { $0.labels.dropLast() == labels[...] }
            method = last
        }
        guard let method else { return }
        // A property of the app's that is a closure is called without labels as well.
        if labels.allSatisfy(\.isEmpty), index.hasProperty(base) { return }
        remove(range(mark))
        guard mark.tokenKind != .exclamationMark, method.kind == .optionalWithResult, let object = member.base,
            !object.is(SuperExprSyntax.self)
        else { return }
        insert("SelectorTable.object(", at: range(object).lowerBound)
        let asked = ", answering: \"\(method.selector)\")?"
        if let chaining = object.as(OptionalChainingExprSyntax.self) {
            let question = range(chaining.questionMark)
            remove(question)
            insert(asked, at: question.upperBound)
        } else {
            insert(asked, at: range(object).upperBound)
        }
    }

    /// Lets the frameworks' own classes answer to what `#selector` names, where a message can carry the arguments.
    func enter(_ methods: [FrameworkMethods.Method]) {
        for method in methods where method.kind.isCallable && isImported(method.type) {
            let labels = method.labels
            let arguments = zip(labels, ["a", "b"]).map { label, name in
                (label.isEmpty ? "" : label + ": ") + "SelectorTable.argument(\(name))"
            }
            let names = ["t", labels.isEmpty ? "_" : "a", labels.count > 1 ? "b" : "_"].joined(separator: ", ")
            let call = "t.\(method.name.prefix { $0 != "(" })(\(arguments.joined(separator: ", ")))"
            let body = method.kind == .plain ? "\(call); return nil" : "return \(call) as Any?"
            let entry = "SelectorTable.add(\(method.type).self, \"\(method.selector)\") { \(names) in \(body) }"
            if !registration.frameworkEntries.contains(where: { $0.source == entry && $0.conditions == conditions }) {
                registration.frameworkEntries.append((conditions, entry))
            }
        }
    }

    /// Whether the file can name a class.
    private func isImported(_ type: String) -> Bool {
        switch FrameworkClasses.module(of: type) {
        case "Foundation", "ObjectiveC": true
        case "UIKit", "QuartzCore": importsUIKit
        default: false
        }
    }
}
