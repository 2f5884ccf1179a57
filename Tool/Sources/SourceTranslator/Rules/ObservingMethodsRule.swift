import SwiftSyntax

/// Methods by which a class takes part in observing.
enum ObservingMethodsRule: TranslationRule {
    static let name = "observing methods"
    static let summary = """
        A class's own `observeValue(forKeyPath:of:change:context:)`, `keyPathsForValuesAffectingValue(forKey:)` and the \
        like are entered into tables: they are members of a protocol's extension, which nothing can override.
        """
    static let example = RuleExample(
        before: "class Person: NSObject {\n    override class func automaticallyNotifiesObservers(forKey k: String) "
            + "-> Bool { false }\n}",
        after: "class Person: NSObject {\n             class func automaticallyNotifiesObservers(forKey k: String) "
            + "-> Bool { false }\n}",
        added: "KeyValueTable.addClassMethod(Person.self, \"automaticallyNotifiesObserversForKey:\") "
            + "{ t, k in t.automaticallyNotifiesObservers(forKey: k) }")

    static func add(to hooks: inout RuleHooks) {
        hooks.methods.add(self) { site, file in
            let (node, record, scope) = (site.node, site.record, site.scope)
            guard let kind = ObservingMethod(record) else { return }
            let isOverride = file.index.ancestry(of: scope.name).dropFirst().contains { ancestor in
                file.index.methods(record.base, of: ancestor).contains { $0.fullName == record.fullName }
            }
            if !isOverride {
                for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) {
                    file.remove(file.range(modifier))
                }
            }
            guard !scope.isLocal else { return }
            let call = "t.\(node.name.text)"
            switch kind {
            case .observe:
                let selector = "observeValueForKeyPath:ofObject:change:context:"
                guard file.isFirst(selector) else { return }
                file.enter(
                    "SelectorTable.add(\(scope.name).self, \"\(selector)\") { t, a, _ in "
                        + "let a = a as! _KeyValueMessage; "
                        + "\(call)(forKeyPath: a.keyPath, of: a.object, change: a.change, context: a.context); "
                        + "return nil }")
            case .rule:
                file.enter(
                    "KeyValueTable.addClassMethod(\(scope.name).self, \"\(record.selector)\") "
                        + "{ t, k in \(call)(forKey: k) }")
            case .namedRule:
                file.enter(
                    "KeyValueTable.addClassMethod(\(scope.name).self, \"\(record.selector)\") { t, _ in \(call)() }")
            }
        }
    }
}

/// A method by which a class takes part in observing.
enum ObservingMethod {
    /// `observeValue(forKeyPath:of:change:context:)`
    case observe
    /// `keyPathsForValuesAffectingValue(forKey:)` and `automaticallyNotifiesObservers(forKey:)`
    case rule
    /// `keyPathsForValuesAffectingName()` and `automaticallyNotifiesObserversOfName()`
    case namedRule

    init?(_ record: MethodRecord) {
        switch record.fullName {
        case "observeValue(forKeyPath:of:change:context:)" where !record.isStatic: self = .observe
        case "keyPathsForValuesAffectingValue(forKey:)" where record.isStatic,
            "automaticallyNotifiesObservers(forKey:)" where record.isStatic:
            self = .rule
        default:
            guard record.isStatic, record.labels.isEmpty,
                record.base.hasPrefix("keyPathsForValuesAffecting")
                    || record.base.hasPrefix("automaticallyNotifiesObserversOf")
            else { return nil }
            self = .namedRule
        }
    }
}
