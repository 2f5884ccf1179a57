import SwiftSyntax

/// `Foundation.URLRequest`, which on Linux is declared in another module.
enum QualifiedNamesRule: TranslationRule {
    static let name = "qualified names"
    static let summary = """
        `Foundation.` is removed before the types of networking and XML, which are declared in modules of their own on \
        Linux: the name alone finds them.
        """
    static let example = RuleExample(
        before: "var request: Foundation.URLRequest?", after: "var request:            URLRequest?")

    static func add(to hooks: inout RuleHooks) {
        hooks.memberTypes.add(self) { node, file in
            guard node.baseType.trimmedDescription == "Foundation", isElsewhere(node.name.text) else { return }
            file.remove(file.range(node.baseType).lowerBound..<file.range(node.period).upperBound)
        }
        hooks.memberAccesses.add(self) { node, file in
            guard let base = node.base, base.trimmedDescription == "Foundation",
                isElsewhere(node.declName.baseName.text)
            else { return }
            file.remove(file.range(base).lowerBound..<file.range(node.period).upperBound)
        }
    }

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
