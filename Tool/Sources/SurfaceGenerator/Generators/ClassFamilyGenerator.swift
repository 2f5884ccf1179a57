/// The superclasses of the frameworks' classes, for the translator: where Objective-C would find a method of an
/// extension in any subclass, it has to know which those are.
struct ClassFamilyGenerator: FileGenerator {
    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        let modules = try surfaces.modules(in: "Sources/Apple") + [surfaces.module("Foundation")]
        let superclasses = Self.superclasses(in: modules)
        let lines = superclasses.sorted { $0.key < $1.key }.map { name, superclass in
            "\(name) \(superclass) \(modules.first { $0[name] != nil }?.module ?? "")"
        }
        return [
            GeneratedFile(
                path: "Tool/Sources/SourceTranslator/Generated/FrameworkClassTable.swift",
                from: "the declarations below Sources/Apple and Tool/Declarations",
                body: """
                    enum FrameworkClassTable {
                        /// A class, its superclass and its module a line.
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
            while name != "NSObject", let next = candidates[name], steps < candidates.count {
                name = next
                steps += 1
            }
            return name == "NSObject"
        }
        return candidates.filter { isObject($0.key) && !$0.key.split(separator: ".").contains { $0.hasPrefix("_") } }
    }
}
