import SwiftSyntax

/// `Foundation.URLRequest`, which on Linux is declared in another module.
enum QualifiedNamesRule: TranslationRule {
    static let name = "qualified names"
    static let summary = """
        `Foundation.` is removed before the types of networking and XML, which are declared in modules of their own on \
        Linux: the name alone finds them. What is in `os` is in a module of another name. Functions for `CGFloat`, such as `CoreGraphics.log`, are Foundation's here.
        """
    static let example = RuleExample(
        before: "var request: Foundation.URLRequest?", after: "var request:            URLRequest?")

    static func add(to hooks: inout RuleHooks) {
        hooks.memberTypes.add(self) { node, file in
            if node.baseType.trimmedDescription == "os", logging.contains(node.name.text) {
                file.replace(file.range(node.baseType), with: ModuleNames.translated("os"))
                return
            }
            guard node.baseType.trimmedDescription == "Foundation", isElsewhere(node.name.text) else { return }
            if let module = networking(node.name.text, file) {
                file.replace(file.range(node.baseType), with: module)
                return
            }
            file.remove(file.range(node.baseType).lowerBound..<file.range(node.period).upperBound)
        }
        hooks.memberAccesses.add(self) { node, file in
            if let base = node.base, base.trimmedDescription == "CoreGraphics",
                functions.contains(node.declName.baseName.text), node.parent?.is(FunctionCallExprSyntax.self) == true
            {
                file.replace(file.range(base), with: "Foundation")
                return
            }
            if let base = node.base, base.trimmedDescription == "os", logging.contains(node.declName.baseName.text) {
                file.replace(file.range(base), with: ModuleNames.translated("os"))
                return
            }
            guard let base = node.base, base.trimmedDescription == "Foundation",
                isElsewhere(node.declName.baseName.text)
            else { return }
            if let module = networking(node.declName.baseName.text, file) {
                file.replace(file.range(base), with: module)
                return
            }
            file.remove(file.range(base).lowerBound..<file.range(node.period).upperBound)
        }
    }

    /// The module that a name is to be found in; nil if the name alone finds it: the file's own module has none such.
    private static func networking(_ name: String, _ file: TranslationContext) -> String? {
        guard file.index.declaration(ofType: name) != nil, name != "XMLParser" else { return nil }
        let isOwn = ["URLSession", "URLCache", "URLProtocol"].contains { name.hasPrefix($0) }
        return isOwn ? "URLLoading" : "FoundationNetworking"
    }

    /// What the module `os` declares: its name is no longer that of a module.
    private static let logging: Set = [
        "Logger", "OSLog", "OSLogType", "OSLogMessage", "OSSignposter", "OSSignpostID", "OSAllocatedUnfairLock",
        "os_log",
    ]

    /// Those of mathematics, which are CoreGraphics' for `CGFloat` on Apple's platforms.
    private static let functions: Set = [
        "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "copysign", "cos", "cosh", "erf",
        "erfc",
        "exp", "exp2", "expm1", "fabs", "fdim", "floor", "fma", "fmax", "fmin", "fmod", "hypot", "log", "log10",
        "log1p",
        "log2", "logb", "nearbyint", "pow", "remainder", "rint", "round", "sin", "sinh", "sqrt", "tan", "tanh",
        "tgamma",
        "trunc",
    ]

    /// Whether Foundation's own module on Linux lacks the type: those of networking and XML.
    private static func isElsewhere(_ name: String) -> Bool {
        ["URLRequest", "URLResponse", "HTTPURLResponse", "URLProtocol", "CachedURLResponse", "XMLParser"].contains(name)
            || [
                "URLSession", "URLCache", "URLCredential", "URLAuthentication", "URLProtection", "HTTPCookie",
                "NSURLRequest",
            ]
            .contains { name.hasPrefix($0) }
    }
}
