import SwiftSyntax

/// Methods that Objective-C could find by their selector.
enum SelectorEntriesRule: TranslationRule {
    static let name = "entries of methods"
    static let summary = """
        A method that is exposed to Objective-C, and one that is optional in a delegate's protocol, is entered into the \
        table of selectors, which targets and actions, notifications and `responds(to:)` look into.
        """
    static let example = RuleExample(
        before: "class Screen: UIViewController {\n    @objc func tap(_ sender: UIButton) {}\n}",
        after: "class Screen: UIViewController {\n          func tap(_ sender: UIButton) {}\n}",
        added: "SelectorTable.add(Screen.self, \"tap:\") { t, a, _ in t.tap(SelectorTable.argument(a)); return nil }")

    static func add(to hooks: inout RuleHooks) {
        hooks.methods.add(self) { site, file in
            let (node, record, scope) = (site.node, site.record, site.scope)
            guard !record.isStatic, node.genericParameterClause == nil else { return }
            let requirement = OptionalRequirement.methods(record, in: scope, file.index).last?.method.selector
            let delegateSelectors = FrameworkMethods.selectors(ofProtocolMethod: record.fullName)
            guard record.isExposed || !delegateSelectors.isEmpty || requirement != nil else { return }
            // Defaults of a protocol's methods, and methods of values, have no class to be entered for.
            let owner = scope.kind == .extension ? owner(of: scope, file.index) : .objects
            guard record.isExposed || owner != .values else { return }
            guard !scope.isLocal else {
                if record.isExposed {
                    file.report(
                        .warning,
                        "'\(record.fullName)' is in a class inside a function, where no selector can reach it; "
                            + "move the class out of the function", at: node.name)
                }
                return
            }
            // Objective-C may use what Swift may not.
            for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) }) where attribute.isUnavailable {
                file.remove(file.range(attribute))
            }
            // A property that holds a function is called as a method is.
            let isOverloaded =
                file.index.methods(record.base, of: scope.name).count { $0.fullName == record.fullName } > 1
                || file.index.property(record.base, of: scope.name) != nil
            func entry(_ selector: String) -> String {
                if !record.isExposed, owner == .unknown { return uncallable(selector, of: scope.name) }
                return Self.entry(selector, for: node, of: scope.name, isOverloaded)
            }
            let selector =
                record.isExposed ? record.selector : delegateSelectors.first ?? requirement ?? record.selector
            if file.isFirst(selector) { file.enter(entry(selector)) }
            // An exposed method may be a delegate's too, under the name that is asked for.
            for other in delegateSelectors + [requirement].compactMap(\.self) {
                if other != selector, file.isFirst(other) {
                    file.enter(entry(other))
                }
            }
        }
    }

    /// What an extension may be one of.
    private enum Owner {
        /// A class.
        case objects
        /// A protocol, a structure or an enumeration.
        case values
        /// A type of another module that is not known.
        case unknown
    }

    private static func owner(of scope: TypeScope, _ index: ModuleIndex) -> Owner {
        guard let records = index.records[scope.name], records.contains(where: { $0.kind != .extension }) else {
            if FrameworkMethods.protocolNames.contains(scope.name) { return .values }
            return scope.name == "NSObject" || FrameworkClasses.contains(scope.name) ? .objects : .unknown
        }
        return records.contains { $0.kind == .protocol || $0.kind == .other } ? .values : .objects
    }

    /// The types of a context.
    private static let contexts: Set = [
        "UnsafeRawPointer", "UnsafeRawPointer?", "UnsafeMutableRawPointer", "UnsafeMutableRawPointer?",
    ]

    /// The source of an entry that only tells of a method.
    private static func uncallable(_ selector: String, of type: String) -> String {
        "SelectorTable.add(\(type).self, \"\(selector)\")"
    }

    /// The source of the entry for a method.
    ///
    /// A method with more than two parameters, or with one that cannot be passed as `Any`, is entered without a way to
    /// call it: UIKit asks whether a delegate has it and calls it through the protocol. A third one that is a pointer is
    /// the context of a function in C, such as `UIImageWriteToSavedPhotosAlbum`, and gets one without an address.
    ///
    /// - Parameter isOverloaded: Whether other methods have its name, and the types of arguments tell them apart.
    private static func entry(
        _ selector: String, for node: FunctionDeclSyntax, of type: String, _ isOverloaded: Bool
    ) -> String {
        let all = Array(node.signature.parameterClause.parameters)
        let hasContext = all.count == 3 && contexts.contains(all[2].type.trimmedDescription)
        let parameters = hasContext ? Array(all.prefix(2)) : all
        let isCallable =
            parameters.count <= 2
            && parameters.allSatisfy { parameter in
                guard parameter.ellipsis == nil else { return false }
                let type = parameter.type.trimmedDescription
                return !type.contains("->") && !type.contains("inout ") && !type.hasPrefix("some ")
                    && !type.hasPrefix("UnsafeMutablePointer") && !type.hasPrefix("Autoreleasing")
                    && !type.hasSuffix("Void)")
            }
        guard isCallable else { return uncallable(selector, of: type) }
        var arguments = zip(parameters, ["a", "b"]).map { parameter, name in
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            // What Core Data makes for a relationship has one name for an object and for many.
            let isNamed = isOverloaded || node.attributes.has("NSManaged")
            let type = isNamed ? " as \(parameter.type.trimmedDescription)" : ""
            return "\(label)SelectorTable.argument(\(name))\(type)"
        }
        if hasContext { arguments.append("\(all[2].firstName.text): SelectorTable.context()") }
        var call = "t.\(node.name.text)(\(arguments.joined(separator: ", ")))"
        let names = ["t", parameters.count > 0 ? "a" : "_", parameters.count > 1 ? "b" : "_"].joined(separator: ", ")
        let result = node.signature.returnClause?.type.trimmedDescription
        let isVoid = result == nil || result == "Void" || result == "()"
        if node.isAsync {
            call = "Task { @MainActor in _ = \(node.isThrowing ? "try? " : "")await \(call) }; return nil"
        } else if node.isThrowing {
            call = isVoid ? "try? \(call); return nil" : "return try? \(call)"
        } else {
            call = isVoid ? "\(call); return nil" : "return \(call) as Any?"
        }
        return "SelectorTable.add(\(type).self, \"\(selector)\") { \(names) in \(call) }"
    }
}
