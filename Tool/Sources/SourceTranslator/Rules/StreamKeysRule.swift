import SwiftSyntax

/// `kCFStreamPropertySSLPeerTrust as Stream.PropertyKey`, of a name of Core Foundation's, which is a string.
enum StreamKeysRule: TranslationRule {
    static let name = "keys of streams"
    static let summary = """
        Core Foundation's names of the properties of streams can be cast to `Stream.PropertyKey`: where there is Objective-C, \
        both are strings.
        """
    static let example = RuleExample(
        before: "let trust = stream.property(forKey: kCFStreamPropertySSLPeerTrust as Stream.PropertyKey)",
        after: "let trust = stream.property(forKey: Stream.PropertyKey(kCFStreamPropertySSLPeerTrust ) )")

    static func add(to hooks: inout RuleHooks) {
        hooks.sequences.add(self) { node, file in
            let elements = Array(node.elements)
            for index in elements.indices.dropFirst().dropLast() {
                let (name, type) = (elements[index - 1], elements[index + 1])
                guard let cast = elements[index].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
                    name.trimmedDescription.hasPrefix("kCF"), isKey(type)
                else { continue }
                file.insert("\(type.trimmedDescription)(", at: file.range(name).lowerBound)
                file.replace(exactly: file.range(cast), with: ")")
                file.replace(exactly: file.range(type), with: "")
            }
        }
    }

    private static func isKey(_ node: ExprSyntax) -> Bool {
        ["Stream.PropertyKey", "Foundation.Stream.PropertyKey"].contains(node.trimmedDescription)
    }
}
