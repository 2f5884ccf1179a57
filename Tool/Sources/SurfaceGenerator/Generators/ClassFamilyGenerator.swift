/// The superclasses of the frameworks' classes, for the translator: where Objective-C would find a method of an
/// extension in any subclass, it has to know which those are.
struct ClassFamilyGenerator: FileGenerator {
    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        let superclasses = Self.superclasses(in: try surfaces.modules(in: "Sources/Apple"))
        let lines = superclasses.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        return [
            GeneratedFile(
                path: "Tool/Sources/SourceTranslator/Generated/FrameworkClassTable.swift",
                from: "the declarations below Sources/Apple",
                body: """
                    enum FrameworkClassTable {
                        /// A class and its superclass a line.
                        static let text = \"""
                    \(lines.map { "        " + $0 }.joined(separator: "\n"))
                            \"""
                    }
                    """)
        ]
    }

    /// Those of classes that come from `NSObject`, by the class's full name.
    static func superclasses(in modules: [Surface]) -> [String: String] {
        var candidates: [String: String] = [:]
        for type in modules.flatMap(\.types) where type.kind == .class && type.access.isPublic {
            if let first = type.inherited.first { candidates[type.name] = first }
        }
        func isObject(_ name: String) -> Bool {
            var name = name
            var steps = 0
            while let next = candidates[name], steps < candidates.count {
                name = next
                steps += 1
            }
            return name == "NSObject"
        }
        return candidates.filter { isObject($0.key) && !$0.key.split(separator: ".").contains { $0.hasPrefix("_") } }
    }
}
