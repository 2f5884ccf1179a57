import SwiftSyntax

/// What becomes of properties that Objective-C lets others observe, and of the methods by which it does.
extension Rewriter {
    /// Makes a `dynamic` property tell of its changes, and gives every property that Objective-C can see its name.
    func makeObservable(_ node: VariableDeclSyntax, in scope: Scope) {
        let isExposed =
            node.attributes.has("objc") || node.attributes.has("NSManaged")
            || (scope.exposesMembers && !node.modifiers.isPrivate && !node.attributes.has("nonobjc"))
        let isInherited = node.modifiers.has(.override) && node.names.contains { isObservable($0, above: scope.name) }
        guard isExposed || isInherited, !node.modifiers.has(.static, .class) else { return }
        let notifies = node.isNotifying || isInherited
        if notifies { notify(node, isInherited: isInherited) }
        guard !scope.isLocal, !isInherited || isExposed else { return }
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, !binding.hasEffects else {
                continue
            }
            let name = node.attributes.first(named: ["objc"])?.objectiveCName ?? pattern.identifierText
            let option = notifies ? "" : ", notifies: false"
            add("KeyValueTable.add(\(scope.name).self, \"\(name)\"\(option)) { \\\(scope.name).\(pattern.text) }")
        }
    }

    private func isObservable(_ name: String, above type: String) -> Bool {
        index.ancestry(of: type).dropFirst().contains { index.property(name, of: $0)?.isObservable == true }
    }

    private func notify(_ node: VariableDeclSyntax, isInherited: Bool) {
        guard node.bindingSpecifier.tokenKind == .keyword(.var) else { return }
        var appended: [String] = []
        defer { append(appended, to: node) }
        for binding in node.bindings {
            appended.append("")
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            let name = node.attributes.first(named: ["objc"])?.objectiveCName ?? pattern.identifierText
            let will = "_willChangeValue(self, \"\(name)\")"
            let did = "_didChangeValue(self, \"\(name)\")"
            guard let block = binding.accessorBlock else {
                if !node.attributes.has("NSManaged") {
                    appended[appended.count - 1] = "willSet { \(will) } didSet { \(did) }"
                }
                continue
            }
            guard case .accessors(let accessors) = block.accessors else { continue }
            func accessor(_ name: String) -> AccessorDeclSyntax? {
                accessors.first { $0.accessorSpecifier.text == name && $0.body != nil }
            }
            if let set = accessor("set"), let body = set.body {
                // The property that is overridden tells of what `super` sets.
                if isInherited, body.trimmedDescription.contains("super.\(pattern.text)") { continue }
                let isEmpty = body.statements.isEmpty
                insert(isEmpty ? " \(will); \(did) " : " \(will); defer { \(did) }; ", after: body.leftBrace)
            } else if accessor("get") == nil, !isInherited {
                let willSet = accessor("willSet")?.body
                let didSet = accessor("didSet")?.body
                if let willSet { insert(" \(will); ", after: willSet.leftBrace) }
                if let didSet {
                    // A `return` of the author's leaves the accessor, not the change.
                    let isEmpty = didSet.statements.isEmpty
                    insert(isEmpty ? " \(did) " : " defer { \(did) }; ", after: didSet.leftBrace)
                }
                let missing =
                    (willSet == nil ? "willSet { \(will) } " : "") + (didSet == nil ? "didSet { \(did) } " : "")
                if !missing.isEmpty { insert(" " + missing, after: block.leftBrace) }
            }
        }
    }

    /// Gives each variable of a declaration its own `accessors`.
    ///
    /// `var a = 1, b = 2` becomes two declarations for that: a variable with accessors is the only one of its own.
    private func append(_ accessors: [String], to node: VariableDeclSyntax) {
        let attributes = node.attributes.filter { element in
            guard case .attribute(let attribute) = element else { return false }
            return !Exposure.removed.contains(attribute.name)
        }
        let modifiers = node.modifiers.filter { $0.name.tokenKind != .keyword(.dynamic) }
        let head = (attributes.map { OneLine.text($0) } + modifiers.map { OneLine.text($0) } + ["var"])
            .joined(separator: " ")
        // `var a, b: Int`: the type of the last is that of those before it.
        var type = ""
        for (binding, accessors) in zip(node.bindings, accessors).reversed() {
            var text = accessors.isEmpty ? "" : " { \(accessors) }"
            if let annotation = binding.typeAnnotation {
                type = OneLine.text(annotation)
            } else if binding.initializer == nil {
                text = type + text
            }
            if let comma = binding.trailingComma {
                replace(range(comma), with: "\(text); \(head)")
            } else {
                insert(text, at: range(binding).upperBound)
            }
        }
    }

    // MARK: Methods

    /// Lets the observing machinery find a class's own methods, which replace those of a protocol's extension.
    func registerObserving(_ node: FunctionDeclSyntax, _ record: MethodRecord, in scope: Scope) {
        guard let kind = ObservingMethod(record) else { return }
        let isOverride = index.ancestry(of: scope.name).dropFirst().contains { ancestor in
            index.methods(record.base, of: ancestor).contains { $0.fullName == record.fullName }
        }
        if !isOverride {
            for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) {
                remove(range(modifier))
            }
        }
        guard !scope.isLocal else { return }
        let call = "t.\(node.name.text)"
        switch kind {
        case .observe:
            let selector = "observeValueForKeyPath:ofObject:change:context:"
            guard isFirst(selector) else { return }
            add(
                "SelectorTable.add(\(scope.name).self, \"\(selector)\") { t, a, _ in let a = a as! _KeyValueMessage; "
                    + "\(call)(forKeyPath: a.keyPath, of: a.object, change: a.change, context: a.context); return nil }"
            )
        case .rule:
            add(
                "KeyValueTable.addClassMethod(\(scope.name).self, \"\(record.selector)\") { t, k in \(call)(forKey: k) }"
            )
        case .namedRule:
            add("KeyValueTable.addClassMethod(\(scope.name).self, \"\(record.selector)\") { t, _ in \(call)() }")
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

extension VariableDeclSyntax {
    /// The names that it declares.
    var names: [String] {
        bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
    }

    /// Whether Objective-C would tell observers of a change.
    var isNotifying: Bool { modifiers.has(.dynamic) || attributes.has("NSManaged") }
}

extension PatternBindingSyntax {
    /// Whether it is read by an accessor that may throw or suspend.
    fileprivate var hasEffects: Bool {
        guard case .accessors(let accessors) = accessorBlock?.accessors else { return false }
        return accessors.contains { $0.effectSpecifiers != nil }
    }
}
