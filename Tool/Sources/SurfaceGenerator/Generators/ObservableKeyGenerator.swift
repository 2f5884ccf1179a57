/// The keys by which properties of the frameworks' classes are observed: those with `// observable` beside them.
///
/// The key is Objective-C's name, which leaves out the `is` of a truth value; `// observable: key` says another.
struct ObservableKeyGenerator: FileGenerator {
    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        var files: [GeneratedFile] = []
        for name in ["AVFoundation", "QuartzCore", "UIKit", "WebKit"] {
            let surface = try surfaces.module(name)
            guard let folder = surfaces.reader.folder(of: name) else { continue }
            let entries = Self.entries(in: surface)
            files.append(
                GeneratedFile(
                    path: folder + "/Generated/ObservableKeys.swift", from: "properties of \(name)",
                    body: """
                        internal import ObjectiveC

                        /// Names the properties that may be observed, when the module is loaded.
                        @section(".init_array") @used private let registration: @convention(c) () -> Void = {
                        \(entries.map { "    " + $0 }.joined(separator: "\n"))
                        }
                        """))
        }
        return files
    }

    /// In order of the classes' names, and of the properties in their sources.
    static func entries(in surface: Surface) -> [String] {
        surface.types.filter { $0.kind == .class }.sorted { $0.name < $1.name }.flatMap { type in
            type.properties.compactMap { property in
                guard let mark = property.mark("observable") else { return nil }
                let key = mark.isEmpty ? key(of: property.name) : mark
                return "KeyValueTable.add(\(type.name).self, \"\(key)\") { \\\(type.name).\(property.name) }"
            }
        }
    }

    private static func key(of property: String) -> String {
        let words = Words.split(property)
        guard words.first == "is", words.count > 1 else { return property }
        let rest = property.dropFirst(2)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }
}
