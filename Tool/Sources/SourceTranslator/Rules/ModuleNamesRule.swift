import SwiftSyntax

/// Modules with another name on Linux, and imports of parts of a module.
enum ModuleNamesRule: TranslationRule {
    static let name = "module names"
    static let summary = """
        Modules are imported by the name that they have on Linux. An import of a single declaration of a framework, \
        or of a part of a module, imports all of it: which module declares a name is not the same as on Apple's \
        platforms.
        """
    static let example = RuleExample(
        before: "import Darwin\nimport class UIKit.UIView",
        after: "import Glibc\nimport       UIKit")

    static func add(to hooks: inout RuleHooks) {
        hooks.imports.add(self) { node, file in
            guard let first = node.path.first else { return }
            // A file may do without what it imports, and not without what came along.
            let module = ModuleNames.translated(first.name.text)
            let isMissing =
                file.options.missingFrameworks.contains(module) || file.options.frameworksDoneWithout.contains(module)
            guard !isMissing else {
                return file.replace(file.range(node), with: "import UIKit")
            }
            let isScoped = node.importKindSpecifier != nil || node.path.count > 1
            // A module has no submodules but those of its headers.
            let isSubmodule = node.importKindSpecifier == nil && node.path.count > 1
            if isSubmodule || isScoped && ModuleNames.folded.contains(first.name.text) {
                if let kind = node.importKindSpecifier { file.remove(file.range(kind)) }
                file.replace(file.range(node.path), with: module)
            } else if module != first.name.text {
                file.replace(file.range(first.name), with: module)
            }
        }
    }
}
