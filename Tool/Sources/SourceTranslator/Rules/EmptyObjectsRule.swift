import SwiftSyntax

/// `Timer()` and the like, for which Foundation on Linux has no initialiser without arguments.
enum EmptyObjectsRule: TranslationRule {
    static let name = "empty objects"
    static let summary = """
        Objects of Foundation that are made without arguments get some where Foundation on Linux has no initialiser \
        without. Where all objects of a class are alike, the one that there is stands for them.
        """
    static let example = RuleExample(before: "var timer = Timer()", after: "var timer = Timer(_empty: ())")

    static func add(to hooks: inout RuleHooks) {
        hooks.calls.add(self) { node, file in
            guard node.arguments.isEmpty, node.trailingClosure == nil, let opening = node.leftParen,
                let closing = node.rightParen
            else { return }
            let name = node.calledExpression.trimmedDescription
            guard !file.index.declares(type: name, within: file.typeName) else { return }
            if let arguments = arguments[name] {
                file.insert(arguments, at: file.range(closing).lowerBound)
            } else if let shared = shared[name] {
                file.replace(file.range(opening), with: ".")
                file.replace(file.range(closing), with: shared)
            }
        }
    }

    /// The arguments by the name of the class.
    private static let arguments = [
        "Timer": "_empty: ()",
        "NSPredicate": "_empty: ()",
        "Progress": "totalUnitCount: 0",
        "Foundation.Progress": "totalUnitCount: 0",
        "NSMutableURLRequest": "_empty: ()",
        "NSAttributedString": "string: \"\"",
        "NSMutableAttributedString": "string: \"\"",
        "NSTextStorage": "string: \"\"",
        "NSMutableString": "string: \"\"",
        "NSNumber": "value: 0",
        "NSDecimalNumber": "decimal: 0",
        "NSRegularExpression": "_empty: ()",
        "NSUserActivity": "activityType: \"\"",
        "Scanner": "string: \"\"",
        "XMLParser": "data: Data()",
        "InputStream": "data: Data()",
        "HTTPURLResponse": "_empty: ()",
        "CachedURLResponse": "response: URLResponse(), data: Data()",
        "URLCache": "memoryCapacity: 0, diskCapacity: 0, diskPath: nil",
        "URLProtectionSpace": "host: \"\", port: 0, protocol: nil, realm: nil, authenticationMethod: nil",
        "NSError": "domain: \"\", code: 0",
    ]

    /// The member to take where there is one object for all.
    private static let shared = ["ProcessInfo": "processInfo", "HTTPCookieStorage": "shared"]
}
