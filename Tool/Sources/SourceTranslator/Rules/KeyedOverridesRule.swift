import SwiftSyntax

/// `override func setValue(_ value: Any?, forUndefinedKey key: String)`
enum KeyedOverridesRule: TranslationRule {
    static let name = "keyed overrides"
    static let summary = """
        An override of `setValue(_:forKey:)`, `value(forKey:)` or of what they do about keys that there are not gets \
        another name, by which key-value coding calls it in place of what it does itself; `super.setValue(_:forKey:)` in \
        it is that. They are members of an extension on Linux, which nothing can override.
        """
    static let example = RuleExample(
        before: "class Model: NSObject {\n    override func setValue(_ value: Any?, forKey key: String) "
            + "{ super.setValue(value, forKey: key) }\n}",
        after: "class Model: NSObject {\n             func _own_setValue(_ value: Any?, forKey key: String) "
            + "{ super._inheritedSetValue(value, forKey: key) }\n}",
        added: "SelectorTable.add(Model.self, \"_own_setValue:forKey:\") "
            + "{ t, a, k in t._own_setValue(a, forKey: k as! String); return nil }")

    static func add(to hooks: inout RuleHooks) {
        hooks.methods.add(self) { site, file in
            let scope = site.scope
            guard let kind = KeyedMethod(site.record), site.record.isOverride,
                let modifier = site.node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
            else { return }
            file.replace(file.range(site.node.name), with: kind.own)
            guard isOutermost(kind, scope.name, file) else { return }
            file.remove(file.range(modifier))
            guard !scope.isLocal, file.isFirst(kind.selector) else { return }
            file.enter("SelectorTable.add(\(scope.name).self, \"\(kind.selector)\") { \(kind.call) }")
        }
        hooks.calls.add(self) { node, file in
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.base?.is(SuperExprSyntax.self) == true, let type = file.typeName,
                let kind = KeyedMethod(member.declName.baseName.text, node.arguments.map(\.label?.text)),
                file.index.declares(kind, type)
            else { return }
            file.replaceName(of: member.declName, with: isOutermost(kind, type, file) ? kind.inherited : kind.own)
        }
    }

    /// Whether no superclass that the module declares overrides the method too.
    private static func isOutermost(_ kind: KeyedMethod, _ type: String, _ file: TranslationContext) -> Bool {
        file.index.ancestry(of: type).dropFirst().allSatisfy { !file.index.declares(kind, $0) }
    }
}

extension ModuleIndex {
    fileprivate func declares(_ kind: KeyedMethod, _ type: String) -> Bool {
        methods(kind.base, of: type).contains { KeyedMethod($0) == kind && $0.isOverride }
    }
}

/// A method of key-value coding that classes override.
enum KeyedMethod {
    case set, setUndefined, get, getUndefined

    init?(_ record: MethodRecord) {
        guard !record.isStatic else { return nil }
        switch record.fullName {
        case "setValue(_:forKey:)": self = .set
        case "setValue(_:forUndefinedKey:)": self = .setUndefined
        case "value(forKey:)": self = .get
        case "value(forUndefinedKey:)": self = .getUndefined
        default: return nil
        }
    }

    init?(_ name: String, _ labels: [String?]) {
        switch (name, labels) {
        case ("setValue", [nil, "forKey"]): self = .set
        case ("setValue", [nil, "forUndefinedKey"]): self = .setUndefined
        case ("value", ["forKey"]): self = .get
        case ("value", ["forUndefinedKey"]): self = .getUndefined
        default: return nil
        }
    }

    var base: String { self == .set || self == .setUndefined ? "setValue" : "value" }
    /// The name that an override gets.
    var own: String { "_own_" + base }
    /// What key-value coding does by itself.
    var inherited: String { self == .set || self == .setUndefined ? "_inheritedSetValue" : "_inheritedValue" }

    /// The name under which the method is entered.
    var selector: String {
        switch self {
        case .set: "_own_setValue:forKey:"
        case .setUndefined: "_own_setValue:forUndefinedKey:"
        case .get: "_own_valueForKey:"
        case .getUndefined: "_own_valueForUndefinedKey:"
        }
    }

    /// The call of the method.
    var call: String {
        switch self {
        case .set: "t, a, k in t._own_setValue(a, forKey: k as! String); return nil"
        case .setUndefined: "t, a, k in t._own_setValue(a, forUndefinedKey: k as! String); return nil"
        case .get: "t, k, _ in return t._own_value(forKey: k as! String) as Any?"
        case .getUndefined: "t, k, _ in return t._own_value(forUndefinedKey: k as! String) as Any?"
        }
    }
}
