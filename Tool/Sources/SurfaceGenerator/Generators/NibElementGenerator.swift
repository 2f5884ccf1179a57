/// The list of UIKit's elements of storyboards and xibs: every type that conforms to one of the protocols of elements.
struct NibElementGenerator: FileGenerator {
    private static let kinds = [
        ("views", "ViewElement"), ("controllers", "ControllerElement"), ("recognizers", "RecognizerElement"),
        ("objects", "ObjectElement"), ("connections", "ConnectionElement"),
    ]

    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        let types = try surfaces.module("UIKit").types
        let lists = Self.kinds.map { name, proto in
            let found = types.filter { $0.kind != .protocol && $0.inherited.contains(proto) }.map(\.name).sorted()
            let items = found.map { "        \($0).self,\n" }.joined()
            return "    static let \(name): [any \(proto).Type] = [\n\(items)    ]\n"
        }
        return [
            GeneratedFile(
                path: "Sources/Apple/UIKit/Nib/Generated/NibElements.swift", from: "the declarations of UIKit",
                body: """
                    /// The elements of storyboards and xibs, by what they stand for.
                    @MainActor
                    enum NibElements {
                    \(lists.joined(separator: "\n"))}
                    """)
        ]
    }
}
