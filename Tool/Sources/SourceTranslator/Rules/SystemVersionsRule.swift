import SwiftSyntax

/// `ProcessInfo.processInfo.operatingSystemVersion` and its like, which on Linux are about the kernel.
enum SystemVersionsRule: TranslationRule {
    static let name = "versions of the system"
    static let summary = "The version that `ProcessInfo` gives is that of iOS, as `UIDevice` has it."
    static let example = RuleExample(
        before: "let version = ProcessInfo.processInfo.operatingSystemVersion",
        after: "let version = ProcessInfo.processInfo._operatingSystemVersion")

    static func add(to hooks: inout RuleHooks) {
        hooks.memberAccesses.add(self) { node, file in
            let name = node.declName.baseName
            guard names.contains(name.identifierText), let base = node.base?.trimmedDescription,
                bases.contains(where: { base == $0 || base == "Foundation." + $0 })
            else { return }
            file.replace(file.range(name), with: "_" + name.identifierText)
        }
    }

    private static let names: Set<String> = [
        "operatingSystemVersion", "operatingSystemVersionString", "isOperatingSystemAtLeast",
    ]

    private static let bases = ["ProcessInfo.processInfo", "ProcessInfo()"]
}
