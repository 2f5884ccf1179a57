/// The members that any object is asked for, for the translator: those of `_AnyObjectMembers`.
struct AnyObjectMemberGenerator: FileGenerator {
    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        let name = "_AnyObjectMembers"
        let modules = try surfaces.modules(["SeamFoundation", "UIKit"])
        let members = modules.flatMap { $0.types + $0.extended }.filter { $0.name == name }.flatMap(\.members)
        guard !members.isEmpty else { throw GenerationError("there is no \(name)") }
        return [
            GeneratedFile(
                path: "Tool/Sources/SourceTranslator/Generated/AnyObjectMemberTable.swift",
                from: "the members of \(name)",
                body: """
                    enum AnyObjectMemberTable {
                        /// The name of a member a line.
                        static let text = \"""
                    \(Self.names(of: members).map { "        " + $0 }.joined(separator: "\n"))
                            \"""
                    }
                    """)
        ]
    }

    /// The names without labels, none twice.
    static func names(of members: [MemberDeclaration]) -> [String] {
        Set(
            members.filter { [.method, .property].contains($0.kind) && $0.access.isPublic && !$0.isStatic }.map(\.name)
        ).sorted()
    }
}
