import Foundation

extension Installation {
    /// Arguments of the compiler for a program of Seam's own that is linked with the runtime library.
    public func programArguments() throws(BuildError) -> [String] {
        try CompilerCommand(installation: self).runtimeArguments()
    }

    /// The path of the runtime library as a running program maps it.
    public var runtimePath: String { runtimeLibrary.resolvingSymlinksInPath().path }
}
