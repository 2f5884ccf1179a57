import SwiftSyntax

extension StateKeptTwiceRule {
    /// State of SwiftUI's views that is a copy of what their view models publish.
    static func checkInterfaces(_ app: CheckedApp, _ report: inout RuleReport) {
        let stored = StoredKeys(in: app)
        for view in app.interfaces {
            let models = Dictionary(
                view.storedProperties.compactMap { property in
                    app.object(heldBy: property).flatMap { app.isObserved($0) ? (property.name, $0) : nil }
                }
            ) { first, _ in first }
            for property in view.storedProperties {
                let subject = "\(view.qualifiedName) \(property.name)"
                if let key = property.attribute("AppStorage").flatMap(StoredKeys.key), let other = stored.users[key] {
                    report.add(
                        property.file, property.node, subject: subject,
                        "\(view.qualifiedName) stores \(property.name) under \(key), which \(other) stores as well")
                }
                guard property.attributes.contains("State"), !models.isEmpty,
                    // What a field writes to is a draft, the view's own until it is sent.
                    !NameUse(of: property.name, in: view).projects
                else { continue }
                let reader = CopyReader(property.name, models)
                for part in view.parts { reader.walk(part.node.memberBlock) }
                guard let (model, name) = reader.copied else { continue }
                report.add(
                    property.file, property.node, subject: subject,
                    "\(view.qualifiedName) keeps \(property.name), a copy of \(name) of its view model \(model)")
            }
        }
    }

    /// Finds what `onReceive`, `onChange` and `onAppear` copy from a view model.
    private final class CopyReader: SyntaxVisitor {
        private let name: String
        private let models: [String: TypeFacts]
        /// The view model, and its property.
        var copied: (String, String)?

        init(_ name: String, _ models: [String: TypeFacts]) {
            (self.name, self.models) = (name, models)
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let modifier = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
                ["onReceive", "onChange", "onAppear"].contains(modifier),
                let closure = node.trailingClosure
                    ?? node.arguments.first(where: { $0.label?.text == "perform" })?.expression
                    .as(ClosureExprSyntax.self)
            else { return .visitChildren }
            let watched = modifier == "onAppear" ? nil : node.arguments.first?.expression
            for item in closure.statements {
                guard let assignment = item.item.as(InfixOperatorExprSyntax.self),
                    assignment.operator.is(AssignmentExprSyntax.self), OwnName.of(assignment.leftOperand) == name
                else { continue }
                let value = assignment.rightOperand
                if let found = property(value) {
                    // What is copied once, when the view appears, goes stale; what is watched is copied each time.
                    copied = found
                } else if let watched, isGiven(value, to: closure), let found = property(watched) {
                    copied = found
                }
            }
            return .visitChildren
        }

        /// `viewModel.items`, `viewModel.$items`
        private func property(_ expression: ExprSyntax) -> (String, String)? {
            let chain = CallChain(expression)
            guard chain.baseCall == nil, let base = chain.base.as(DeclReferenceExprSyntax.self)?.baseName.text else {
                return nil
            }
            var names = [base] + chain.links.map(\.name)
            if names.first == "self" { names.removeFirst() }
            guard names.count == 2, chain.links.allSatisfy({ $0.call == nil }), let model = models[names[0]] else {
                return nil
            }
            let name = names[1].hasPrefix("$") ? String(names[1].dropFirst()) : names[1]
            guard model.storedProperties.contains(where: { $0.name == name && !$0.isLet }) else { return nil }
            return (model.qualifiedName, name)
        }

        /// Whether a value is what the closure is given, as it is.
        private func isGiven(_ value: ExprSyntax, to closure: ClosureExprSyntax) -> Bool {
            guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
            if name == "$0" || name == "$1" { return true }
            let clause = closure.signature?.parameterClause
            return clause?.as(ClosureShorthandParameterListSyntax.self)?.contains { $0.name.text == name }
                ?? clause?.as(ClosureParameterClauseSyntax.self)?.parameters
                .contains { ($0.secondName ?? $0.firstName).text == name } ?? false
        }
    }
}

/// The keys under which view models and services keep values in the user's defaults, as they are written.
private struct StoredKeys {
    /// By key, the type that uses it.
    var users: [String: String] = [:]

    init(in app: CheckedApp) {
        for type in app.program.types where [.viewModel, .service].contains(app.layer(of: type)) {
            for property in type.storedProperties {
                if let key = property.attribute("AppStorage").flatMap(Self.key) { users[key] = type.qualifiedName }
            }
            let reader = Reader(viewMode: .sourceAccurate)
            for part in type.parts { reader.walk(part.node.memberBlock) }
            for key in reader.keys { users[key] = type.qualifiedName }
        }
    }

    static func key(of attribute: AttributeSyntax) -> String? {
        guard case .argumentList(let list) = attribute.arguments, let first = list.first, first.label == nil else {
            return nil
        }
        return first.expression.trimmedDescription
    }

    private final class Reader: SyntaxVisitor {
        var keys: Set<String> = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
                base.hasSuffix("UserDefaults.standard") || base.lowercased().hasSuffix("defaults")
            {
                for argument in node.arguments where argument.label?.text == "forKey" {
                    keys.insert(argument.expression.trimmedDescription)
                }
            }
            return .visitChildren
        }
    }
}
