import Foundation

/// The part that a file plays in a build, by its name.
enum FileKind {
    case swift
    /// Source in another language.
    case foreign
    case resource
    /// A data model, which Xcode compiles with the sources and puts into the bundle.
    case model
    /// Nothing to a build.
    case none

    private static let foreignEndings: Set<String> = ["m", "mm", "c", "cc", "cpp", "cxx", "s", "metal"]

    private static let otherEndings: Set<String> = [
        "h", "hpp", "pch", "modulemap", "md", "markdown", "entitlements", "xcconfig", "xctestplan", "docc",
        "playground",
        "xcodeproj", "xcworkspace", "framework", "xcframework", "a", "dylib", "tbd", "yml", "yaml", "sh", "rb", "lock",
        "gitignore", "resolved", "intentdefinition", "app", "mlmodel", "mlpackage",
    ]

    private static let modelEndings: Set<String> = ["xcdatamodeld", "xcdatamodel", "xcmappingmodel"]

    /// Folders that count as one file.
    private static let wrappers: Set<String> = [
        "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "scnassets", "playground", "framework",
        "xcframework", "docc",
        "xcodeproj", "xcworkspace", "app", "mlpackage", "xcstickers", "atlas",
    ]

    static func isWrapper(_ name: String) -> Bool { wrappers.contains(ending(name)) }

    static func of(_ name: String) -> FileKind {
        let ending = ending(name)
        if ending == "swift" { return .swift }
        if modelEndings.contains(ending) { return .model }
        if foreignEndings.contains(ending) { return .foreign }
        return ending.isEmpty || otherEndings.contains(ending) ? .none : .resource
    }

    private static func ending(_ name: String) -> String { (name as NSString).pathExtension.lowercased() }
}
