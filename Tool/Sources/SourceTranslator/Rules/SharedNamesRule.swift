import SwiftSyntax

/// Types of libraries that are called as types of Combine's or of UIKit's.
enum SharedNamesRule: TranslationRule {
    static let name = "shared names"
    static let summary = """
        Foundation brings Combine along, whose names a library may have as well. In a file that does not import Combine \
        itself the library's are meant, which an import of the single type says; and so are those of types that UIKit \
        has since iOS 17. So it is with `@Query`, which every file of an app with SwiftData and SwiftUI sees.
        """
    static let example = RuleExample(
        before: "import Nuke\nvar load: Cancellable?",
        after: "import Nuke; import protocol Nuke.Cancellable\nvar load: Cancellable?",
        options: {
            var options = TranslationOptions()
            options.sharedNames = ["Nuke": [SharedName(name: "Cancellable", isProtocol: true, isPublic: true)]]
            return options
        }())

    /// The types of libraries that are called as what comes with two frameworks, and the one of those that a file has to
    /// import to mean the other.
    private static let besideFrameworks = ["FirebaseFirestore": (name: "Query", framework: "SwiftData")]

    static func add(to hooks: inout RuleHooks) {
        hooks.imports.add(self) { node, file in
            guard node.importKindSpecifier == nil, let module = node.path.first?.name.text,
                let (name, framework) = besideFrameworks[module], let tree = node.root.as(SourceFileSyntax.self),
                file.index.declaration(ofType: name) == nil
            else { return }
            let imports = tree.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
            guard !imports.contains(framework),
                tree.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name })
            else { return }
            file.append("; import class \(module).\(name)", to: node)
        }
        hooks.imports.add(self) { node, file in
            guard node.importKindSpecifier == nil, let module = node.path.first?.name.text,
                let names = file.options.sharedNames[module]
            else { return }
            let isTestable = node.attributes.contains {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "testable"
            }
            let mentioned = Set(node.root.tokens(viewMode: .sourceAccurate).map(\.text))
            for name in names.sorted()
            where mentioned.contains(name.name) && file.index.declaration(ofType: name.name) == nil {
                guard name.isPublic || isTestable, !file.importsCombine || SharedName.ofUIKit.contains(name.name) else {
                    continue
                }
                // `typealias` stands for whatever is no protocol.
                let kind = name.isProtocol ? "protocol" : "typealias"
                file.append("; \(isTestable ? "@testable " : "")import \(kind) \(module).\(name.name)", to: node)
            }
        }
    }
}
