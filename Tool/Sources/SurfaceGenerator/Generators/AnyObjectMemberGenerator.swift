/// The members that any object is asked for, for the translator: those of UIKit's `_AnyObjectMembers`.
struct AnyObjectMemberGenerator: FileGenerator {
    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        let name = "_AnyObjectMembers"
        guard let type = try surfaces.module("UIKit")[name] else { throw GenerationError("UIKit has no \(name)") }
        return [
            GeneratedFile(
                path: "Tool/Sources/SourceTranslator/Generated/AnyObjectMemberTable.swift",
                from: "the members of UIKit's \(name)",
                body: """
                    enum AnyObjectMemberTable {
                        /// The name of a member a line.
                        static let text = \"""
                    \(Self.members(of: type).map { "        " + $0 }.joined(separator: "\n"))
                            \"""
                    }
                    """)
        ]
    }

    /// The names without labels, none twice.
    static func members(of type: TypeDeclaration) -> [String] {
        Set(
            type.members.filter { [.method, .property].contains($0.kind) && $0.access.isPublic && !$0.isStatic }.map(\.name)
        ).sorted()
    }
}
