import SwiftSyntax

/// `Foundation.URLRequest`, which on Linux is declared in another module: the name alone finds it.
extension Rewriter {
    func unqualify(_ node: MemberTypeSyntax) {
        guard node.baseType.trimmedDescription == "Foundation", Self.isElsewhere(node.name.text) else { return }
        remove(range(node.baseType).lowerBound..<range(node.period).upperBound)
    }

    /// The same in an expression.
    func unqualify(_ node: MemberAccessExprSyntax) {
        guard let base = node.base, base.trimmedDescription == "Foundation",
            Self.isElsewhere(node.declName.baseName.text)
        else { return }
        remove(range(base).lowerBound..<range(node.period).upperBound)
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
