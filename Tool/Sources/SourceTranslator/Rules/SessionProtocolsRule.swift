import SwiftSyntax

/// `startLoading()` of a `URLProtocol`, whose answers may come when its task is over.
enum SessionProtocolsRule: TranslationRule {
    static let name = "protocols of sessions"
    static let summary = """
        A `URLProtocol` begins with putting its answers in order: those to a task that was cancelled go nowhere, as on \
        iOS, where Foundation on Linux stops the process.
        """
    static let example = RuleExample(
        before: "class Answers: URLProtocol {\n    override func startLoading() { answer() }\n}",
        after: "class Answers: URLProtocol {\n    override func startLoading() { _orderAnswers();  answer() }\n}")

    static func add(to hooks: inout RuleHooks) {
        hooks.methods.add(self) { site, file in
            guard site.record.base == "startLoading", site.record.labels.isEmpty, site.record.isOverride,
                !site.record.isStatic, let body = site.node.body,
                file.index.frameworkClass(of: site.scope.name) == "URLProtocol"
            else { return }
            file.insert(" _orderAnswers(); ", at: file.range(body.leftBrace).upperBound)
        }
    }
}
