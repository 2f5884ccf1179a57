import SwiftSyntax

/// `init(name:)` of a protocol that a class of the frameworks conforms to.
enum RequiredInitialisersRule: TranslationRule {
    static let name = "required initialisers"
    static let summary = """
        A protocol that a framework's class is made to conform to requires no initialisers: Swift asks for `required` \
        ones, but not of a class that Objective-C declares. An initialiser that is called by way of the protocol is not \
        found, which the compiler tells.
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
            }
        }
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
