import Foundation

/// A module that an app, or its tests, are built with: a dependency, or another target of the project.
public struct ModuleSources: Sendable {
    public var name: String
    /// The folder that it comes from.
    public var root: URL
    public var files: [URL]
    public var resources: [AppSources.Resource] = []
    public var options = CompilerOptions()

    public init(name: String, root: URL, files: [URL]) {
        self.name = name
        self.root = root
        self.files = files
    }
}
