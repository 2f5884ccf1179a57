/// A path in a manifest, and what it is relative to.
public struct Path: ExpressibleByStringInterpolation, Codable, Hashable, Sendable {
    /// What a path is relative to.
    public enum PathType: String, Codable, Sendable {
        /// The folder of the source file that makes the path.
        case relativeToCurrentFile
        /// The folder of the manifest.
        case relativeToManifest
        /// The folder that has the folder `Tuist`, or git's.
        case relativeToRoot
    }

    /// What the path is relative to.
    public let type: PathType
    /// The path as it was given.
    public let pathString: String
    /// The source file that made the path, where that matters.
    public let callerPath: String?

    /// Makes a path that is relative to the manifest; one that begins with two slashes is relative to the root.
    public init(_ path: String) { self.init(stringLiteral: path) }

    /// Makes a path that is relative to the manifest; one that begins with two slashes is relative to the root.
    public init(stringLiteral: String) {
        if stringLiteral.hasPrefix("//") {
            self.init(String(stringLiteral.dropFirst(2)), type: .relativeToRoot)
        } else {
            self.init(stringLiteral, type: .relativeToManifest)
        }
    }

    init(_ pathString: String, type: PathType, callerPath: String? = nil) {
        self.type = type
        self.pathString = pathString
        self.callerPath = callerPath
    }

    /// A path from the folder of the source file that calls this.
    public static func relativeToCurrentFile(_ pathString: String, callerPath: StaticString = #file) -> Path {
        Path(pathString, type: .relativeToCurrentFile, callerPath: "\(callerPath)")
    }

    /// A path from the manifest's folder.
    public static func relativeToManifest(_ pathString: String) -> Path { Path(pathString, type: .relativeToManifest) }

    /// A path from the root of all manifests.
    public static func relativeToRoot(_ pathString: String) -> Path { Path(pathString, type: .relativeToRoot) }

    /// A path as a literal of it is read.
    public static func path(_ string: String) -> Path { Path(string) }
}
