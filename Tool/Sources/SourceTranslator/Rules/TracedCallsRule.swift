import SwiftSyntax

/// `func save() { … }` of an app that is traced
enum TracedCallsRule: TranslationRule {
    static let name = "traced calls"
    static let summary = """
        In an app that is traced, methods and initialisers say when they begin and end, with their arguments; classes \
        say when an object was made and goes.
        """
    static let example = RuleExample(
        before: "class Model {\n    func save(_ text: String) { write(text) }\n}",
        after: "class Model {\n    func save(_ text: String) { "
            + "let __traced = _TracedCall(self, \"Model.save(_:)\", #fileID, 2) { [text] }; defer { __traced.end() };  "
            + "write(text) }\n}",
        options: .traced)

    static func add(to hooks: inout RuleHooks) {
        hooks.bodies.add(self) { site, file in
            guard file.options.isTraced, let body = site.node.body, isTraced(site) else { return }
            let owner = site.record.isStatic || !isObject(site.scope, file) ? "nil" : "self"
            let parameters = site.node.signature.parameterClause.parameters
            begin(
                "\(site.scope.name).\(site.record.fullName)", owner, parameters,
                at: file.line(of: site.node.funcKeyword),
                body, file)
            if !body.statements.isEmpty { file.sayReturn(in: site.node, body) }
        }
        hooks.initialisers.add(self) { site, file in
            guard file.options.isTraced, let body = site.node.body, site.node.attributes.areKnown,
                isObject(site.scope, file), !body.statements.isEmpty, !body.description.contains("fatalError(")
            else { return }
            let parameters = site.node.signature.parameterClause.parameters
            let labels = parameters.map { ($0.firstName.text) + ":" }.joined()
            begin(
                "\(site.scope.name).init(\(labels))", "nil", parameters, at: file.line(of: site.node.initKeyword), body,
                file)
            if endsMade(site, body, file) {
                let isOnOwnLine = body.rightBrace.leadingTrivia.contains { $0.isNewline }
                file.insert(
                    isOnOwnLine ? "_traceMade(self) " : "; _traceMade(self) ",
                    at: file.range(body.rightBrace).lowerBound)
            }
        }
        hooks.deinitialisers.add(self) { node, file in
            guard file.options.isTraced, let body = node.body, file.scopes.last?.kind == .class else { return }
            file.insert(" _traceGone(self, #fileID, \(file.line(of: node.deinitKeyword))); ", after: body.leftBrace)
        }
    }

    private static func begin(
        _ name: String, _ owner: String, _ parameters: FunctionParameterListSyntax, at line: Int,
        _ body: CodeBlockSyntax,
        _ file: TranslationContext
    ) {
        let arguments = parameters.map(CallArguments.cautiousText)
        let list = arguments.isEmpty ? "" : " { [\(arguments.joined(separator: ", "))] }"
        let call = "_TracedCall(\(owner), \"\(name)\", #fileID, \(line))\(list)"
        if body.statements.isEmpty {
            file.insert(" \(call).end() ", after: body.leftBrace)
        } else {
            file.insert(" let __traced = \(call); defer { __traced.end() }; ", after: body.leftBrace)
        }
    }

    /// Protocols of Swift's and Combine's that classes conform to.
    private static let protocols: Set<String> = [
        "AnyObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable", "ObservableObject",
        "Sendable",
    ]

    /// Whether `self` may be used at the end of an initialiser. One of a subclass that does not call its superclass's
    /// initialiser is followed by a call that nobody wrote.
    private static func endsMade(_ site: InitialiserSite, _ body: CodeBlockSyntax, _ file: TranslationContext) -> Bool {
        let text = body.description
        if text.contains("super.init") || text.contains("self.init") { return true }
        guard let first = file.index.classes[site.scope.name]?.inherited.first else {
            return site.scope.kind == .class
        }
        return protocols.contains(first) || file.index.protocols[first] != nil
            || FrameworkMethods.ofProtocols[first] != nil
    }

    /// Methods that are called for every comparison or description say nothing of what an app does.
    private static let quiet: Set<String> = [
        "hash(into:)", "encode(to:)", "encode(with:)", "isEqual(_:)", "copy(with:)", "responds(to:)",
    ]

    private static func isTraced(_ site: MethodSite) -> Bool {
        let node = site.node
        guard case .identifier = node.name.tokenKind, !site.scope.isLocal, node.attributes.areKnown,
            !quiet.contains(site.record.fullName), let body = node.body
        else { return false }
        let result = node.signature.returnClause?.type.trimmedDescription ?? ""
        // A builder of results takes no such statements, and may be that of a protocol.
        guard !result.contains("some "), !result.contains("~") else { return false }
        // `if` and `switch` whose value is returned would have to be rewritten.
        if node.returnsValue, body.statements.count == 1, case .stmt(let statement)? = body.statements.first?.item,
            statement.is(ExpressionStmtSyntax.self)
        {
            return body.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
        }
        if node.returnsValue, body.statements.count == 1, case .expr(let value)? = body.statements.first?.item {
            return !value.is(IfExprSyntax.self) && !value.is(SwitchExprSyntax.self)
        }
        return true
    }

    /// Whether `self` is an object.
    private static func isObject(_ scope: TypeScope, _ file: TranslationContext) -> Bool {
        switch scope.kind {
        case .class: true
        case .extension: file.index.classes[scope.name] != nil || FrameworkClasses.contains(scope.name)
        case .protocol, .other: false
        }
    }
}

extension TranslationOptions {
    static var traced: TranslationOptions {
        var options = TranslationOptions()
        options.isTraced = true
        return options
    }
}

extension AttributeListSyntax {
    private static let known: Set<String> = [
        "objc", "nonobjc", "IBAction", "IBSegueAction", "MainActor", "discardableResult", "available", "Sendable",
        "preconcurrency", "NSManaged",
    ]

    /// Whether none of them may be a macro, a wrapper or a builder of results.
    var areKnown: Bool {
        allSatisfy { element in
            guard case .attribute(let attribute) = element else { return false }
            return Self.known.contains(attribute.name)
        }
    }
}
