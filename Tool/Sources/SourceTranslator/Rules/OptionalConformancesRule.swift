import SwiftSyntax

/// Members that implement optional requirements of the module's protocols.
enum OptionalConformancesRule: TranslationRule {
    static let name = "optional conformances"
    static let summary = """
        A type that implements an optional requirement conforms to the protocol that stands for it.
        """
    static let example = RuleExample(
        before: "@objc protocol Picker {\n    @objc optional func pick()\n}\n"
            + "class Owner: Picker {\n    func pick() {}\n}",
        after: "      protocol Picker: AnyObject {\n\n}\nclass Owner: Picker {\n    func pick() {}\n}",
        added: "extension Owner: @preconcurrency _Seam_Picker_optional_pick {}")

    static func add(to hooks: inout RuleHooks) {
        hooks.methods.add(self) { site, file in
            for requirement in OptionalRequirement.methods(site.record, in: site.scope, file.index) {
                conform(
                    site.scope.name,
                    to: OptionalRequirement.witness(requirement.owner, requirement.method, file.index), in: file)
                // It is where the requirement is, unless it says otherwise; the compiler no longer sees that.
                if requirement.method.isOnMainActor, site.scope.isolation.isEmpty, !site.record.isOnMainActor,
                    !site.node.modifiers.has(.nonisolated)
                {
                    file.insert("@MainActor ", at: file.range(site.node.funcKeyword).lowerBound)
                }
            }
        }
        hooks.properties.add(self) { site, file in
            let (node, scope) = (site.node, site.scope)
            guard !scope.isLocal, !node.modifiers.has(.static, .class, .override, .private, .fileprivate) else {
                return
            }
            for binding in node.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
                    let owners = file.index.optionalProperties[name]
                else { continue }
                let conformances = file.index.conformances(of: scope.name)
                for owner in owners where conformances.contains(owner) {
                    conform(scope.name, to: OptionalRequirement.witness(owner, property: name), in: file)
                }
            }
        }
    }

    private static func conform(_ type: String, to witness: String, in file: TranslationContext) {
        file.registration.conformances.append(
            Registration.Conformance(type: type, witness: witness, conditions: file.conditions))
    }
}
