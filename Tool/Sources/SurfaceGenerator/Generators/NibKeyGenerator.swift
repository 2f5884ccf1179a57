/// The properties that a nib can set by name in an object of UIKit's: user-defined runtime attributes and outlets.
///
/// Taken are the public settable properties of the classes that nibs make, as far as an attribute can hold a value of
/// their type or an outlet can lead to one, and the properties whose value is an object, for the parts of a key path.
/// `// nib: ignored` beside a declaration makes a key that is accepted and has no effect; `// nib: none` leaves the
/// property out.
struct NibKeyGenerator: FileGenerator {
    /// The classes that objects in a nib, and the parts of them, come from.
    private static let roots: Set<String> = [
        "UIView", "UIViewController", "UIGestureRecognizer", "UIBarItem", "UINavigationItem", "UICollectionViewLayout",
        "NSLayoutConstraint", "CALayer",
    ]

    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        let keys = NibKeyReader(modules: try surfaces.modules(["QuartzCore", "UIKit"]))
        let families = keys.families(of: Self.roots)
        let tables = families.compactMap { type in
            let lines = keys.lines(of: type)
            return lines.isEmpty ? nil : (type: type.name, lines: lines)
        }
        let index = tables.map { "        ObjectIdentifier(\($0.type).self): { add\($0.type)(to: &$0) },\n" }.joined()
        let functions = tables.map { table in
            """
                private static func add\(table.type)(to table: inout NibKeyTable) {
                    let type = \(table.type).self
            \(table.lines.map { "        " + $0 }.joined(separator: "\n"))
                }

            """
        }
        return [
            GeneratedFile(
                path: "Sources/Apple/UIKit/Nib/Generated/NibKeys+Classes.swift",
                from: "the declarations of UIKit and QuartzCore",
                body: """
                    extension NibKeys {
                        /// Fills the table of each class. It is called when a key of the class or of a subclass is first looked up.
                        static let classes: [ObjectIdentifier: @MainActor (inout NibKeyTable) -> Void] = [
                    \(index)    ]

                    \(functions.joined(separator: "\n"))}
                    """)
        ]
    }
}
