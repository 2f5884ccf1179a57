import SwiftSyntax

/// A view model that reaches for a singleton instead of being given it.
enum SingletonInViewModelRule: CheckRule {
    static let name = "singleton-in-view-model"
    static let summary = "A view model is given what it needs; it does not reach for singletons."
    static let reason = """
        A test that makes the view model gets the real network, the real defaults, the real clock of everybody with it:
        there is no place to put in another. Testing without them is what the view model was for.
        """
    static let remedy = """
        Take it as an argument of the initialiser. `init(service: Service = .shared)` keeps every call as it is and lets a
        test give another.
        """
    static let findings = [
        "final class API { static let shared = API(); func load() {} }\nfinal class ListViewModel {\n    func load() { API.shared.load() } // !\n}",
        "import Foundation\nfinal class ListViewModel {\n    let defaults = UserDefaults.standard // !\n}",
    ]
    static let lookalikes = [
        "final class API { static let shared = API(); func load() {} }\nfinal class ListViewModel {\n    private let api: API\n    init(api: API = .shared) { self.api = api }\n    init(other: API = API.shared) { api = other }\n}",
        "import Foundation\nfinal class ListViewModel { func tell() { NotificationCenter.default.post(name: .init(\"x\"), object: nil) } }",
        // A test can put in another, before or after.
        "final class API { static let shared = API(); func load() {} }\nfinal class ListViewModel {\n    private let api: API\n    var other = API.shared\n    init(api: API? = nil) { self.api = api ?? API.shared }\n}",
    ]

    static func check(_ app: CheckedApp, _ report: inout RuleReport) {
        let own = frameworks.union(Singletons.own(of: app.program))
        for type in app.types(in: .viewModel) where type.kind != .protocol {
            var seen: Set<String> = []
            for part in type.parts {
                let reader = Reader(own, of: type)
                for member in part.node.memberBlock.members { reader.walk(member) }
                for (name, node) in reader.found where seen.insert(name).inserted {
                    report.add(
                        part.file, node, subject: "\(type.qualifiedName) \(name)",
                        "the view model \(type.qualifiedName) reaches for \(name); a test cannot give it another")
                }
            }
        }
    }

    private static let frameworks: Set<String> = [
        "URLSession.shared", "UserDefaults.standard", "FileManager.default", "UIApplication.shared", "AF.request",
        "URLCache.shared", "HTTPCookieStorage.shared", "UIPasteboard.general", "PHPhotoLibrary.shared",
    ]

    private final class Reader: SyntaxVisitor {
        private let singletons: Set<String>
        private let type: TypeFacts
        var found: [(String, MemberAccessExprSyntax)] = []

        init(_ singletons: Set<String>, of type: TypeFacts) {
            (self.singletons, self.type) = (singletons, type)
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, base != type.name {
                let name = "\(base).\(node.declName.baseName.text)"
                if singletons.contains(name), !isReplaceable(node) { found.append((name, node)) }
            }
            return .visitChildren
        }

        /// Whether a test can put in another: as an argument that may be nil, or in a property that it can set.
        private func isReplaceable(_ node: MemberAccessExprSyntax) -> Bool {
            if let infix = node.parent?.as(InfixOperatorExprSyntax.self), infix.rightOperand.id == node.id,
                infix.operator.trimmedDescription == "??"
            {
                return true
            }
            guard let clause = node.parent?.as(InitializerClauseSyntax.self),
                let variable = clause.parent?.parent?.parent?.as(VariableDeclSyntax.self),
                variable.parent?.is(MemberBlockItemSyntax.self) == true
            else { return false }
            return variable.bindingSpecifier.text == "var"
                && !variable.modifiers.contains {
                    ["private", "fileprivate", "static", "class"].contains($0.name.text)
                }
        }

        // A default argument can be replaced by the caller.
        override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
