import Foundation

/// Reads manifests that are programs: whoever has a box to run them in.
public protocol ManifestReader: Sendable {
    /// What the manifest in a file prints that it describes.
    ///
    /// - Parameter root: The folder of all manifests that belong together.
    func description(of manifest: URL, root: URL) throws(ProjectError) -> Data

    /// The packages that the manifest of a package in a folder asks for.
    func packages(of folder: URL) throws(ProjectError) -> [SharedPackage]
}

/// A package that all targets of a checkout may take products of.
public struct SharedPackage: Hashable, Sendable {
    /// Where it is to be had.
    public var address: String
    /// The versions that will do, as a package's manifest has it: `from: "1.2.3"`.
    public var requirement: String

    public init(address: String, requirement: String) {
        self.address = address
        self.requirement = requirement
    }
}
