import Foundation

extension Installation {
    /// Arguments of the compiler for a program of Seam's own that is linked with the runtime library.
    ///
    /// - Parameter libraries: The names of those beside the runtime that the program imports. They are built if need be.
    public func programArguments(importing libraries: [String] = []) throws(BuildError) -> [String] {
        let closure = try catalog().closure(of: libraries)
        try buildLibraries(closure)
        let arguments = try CompilerCommand(installation: self).runtimeArguments()
        return arguments + closure.map { "-l" + Self.linkName($0.name) }
    }

    /// The path of the runtime library as a running program maps it.
    public var runtimePath: String { runtimeLibrary.resolvingSymlinksInPath().path }

    /// The paths of libraries beside the runtime, and of those that they need, as a running program maps them.
    public func libraryPaths(of libraries: [String]) throws(BuildError) -> Set<String> {
        Set(try catalog().closure(of: libraries).map { libraryFile($0.name).resolvingSymlinksInPath().path })
    }
}
