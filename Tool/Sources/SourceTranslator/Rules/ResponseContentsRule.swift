import SwiftSyntax

/// `HTTPURLResponse(url:mimeType:expectedContentLength:textEncodingName:)`
enum ResponseContentsRule: TranslationRule {
    static let name = "contents of responses"
    static let summary = """
        A response of HTTP that is made of a type and a length, as any response is, is made by an initialiser of its own: \
        Foundation on Linux does not inherit that of `URLResponse`.
        """
    static let example = RuleExample(
        before: "let a = HTTPURLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)",
        after: "let a = HTTPURLResponse(_url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard node.arguments.map({ $0.label?.text }) == labels, let first = node.arguments.first?.label,
                node.calledExpression.trimmedDescription == "HTTPURLResponse",
                !file.index.declares(type: "HTTPURLResponse", within: file.typeName)
            else { return }
            file.insert("_", at: file.range(first).lowerBound)
        }
    }

    private static let labels = ["url", "mimeType", "expectedContentLength", "textEncodingName"]
}
