import SwiftSyntax

/// `init(name:)` of a protocol that a class of the frameworks conforms to.
enum RequiredInitialisersRule: TranslationRule {
    static let name = "required initialisers"
    static let summary = """
        A protocol that a framework's class is made to conform to requires no initialisers: Swift asks for `required` \
        ones, but not of a class that Objective-C declares. An initialiser of the protocol's extension that calls \
        `self.init()` takes an object of whatever class it is; another that is called by way of the protocol is not found, \
        which the compiler tells.
        """
    static let example = RuleExample(
        before: "protocol Container {\n    init(name: String)\n    func load()\n}\n"
            + "extension UIView: Container {}",
        after: "protocol Container {\n\n    func load()\n}\nextension UIView: Container {}")

    static func add(to hooks: inout RuleHooks) {
        hooks.protocols.add(self) { node, file in
            guard isOfFrameworkClass(node.name.identifierText, file.index) else { return }
            for item in node.memberBlock.members {
                guard let initializer = item.decl.as(InitializerDeclSyntax.self) else { continue }
                file.remove(file.range(initializer))
                if isPlain(initializer), isOfObjects(node) { letAssign(node, file) }
            }
        }
        hooks.calls.add(self) { node, file in
            guard node.arguments.isEmpty, node.trailingClosure == nil, let opening = node.leftParen,
                let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.base?.trimmedDescription == "self", member.declName.trimmedDescription == "init",
                let name = extendedProtocol(around: node), isOfFrameworkClass(name, file.index)
            else { return }
            file.insert("_assigning: (Self.self as! NSObject.Type)._makeObject() as! Self", after: opening)
        }
    }

    /// `init()`.
    private static func isPlain(_ initializer: InitializerDeclSyntax) -> Bool {
        initializer.signature.parameterClause.parameters.isEmpty && initializer.optionalMark == nil
    }

    private static func isOfObjects(_ node: ProtocolDeclSyntax) -> Bool {
        node.inheritanceClause?.inheritedTypes.contains {
            ["class", "AnyObject", "NSObjectProtocol"].contains($0.type.trimmedDescription)
        } ?? false
    }

    /// Gives a protocol an initialiser that takes over an object that was made. One of a protocol of objects cannot assign
    /// to `self`; one of a protocol that it inherits can.
    private static func letAssign(_ node: ProtocolDeclSyntax, _ file: TranslationContext) {
        let name = "_Assigned_\(node.name.identifierText)"
        let access = node.modifiers.map(\.name.text).first { ["public", "private", "fileprivate"].contains($0) }
        let mark = access.map { $0 + " " } ?? ""
        file.insert(
            "\(mark)protocol \(name) {}; extension \(name) { \(mark)init(_assigning value: Self) { self = value } }; ",
            at: file.range(node).lowerBound)
        if let last = node.inheritanceClause?.inheritedTypes.last { file.append(", \(name)", to: last) }
    }

    /// The protocol in whose extension an initialiser is around a node.
    private static func extendedProtocol(around node: some SyntaxProtocol) -> String? {
        var next = Syntax(node).parent
        var isInInitializer = false
        while let current = next {
            next = current.parent
            if current.is(InitializerDeclSyntax.self) { isInInitializer = true }
            if let found = current.as(ExtensionDeclSyntax.self) {
                return isInInitializer ? found.extendedType.plainName : nil
            }
            if current.is(FunctionDeclSyntax.self) || current.is(ClosureExprSyntax.self) { return nil }
        }
        return nil
    }

    private static func isOfFrameworkClass(_ name: String, _ index: ModuleIndex) -> Bool {
        index.records.values.contains { records in
            records.contains { record in
                record.kind == .extension && record.inherited.contains(name) && index.classes[record.name] == nil
                    && (record.name == "NSObject" || FrameworkClasses.contains(record.name))
            }
        }
    }
}
