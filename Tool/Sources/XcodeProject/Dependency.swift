import Foundation

/// A library that a project asks a package manager for, and where it says so.
public struct Dependency: Hashable, Sendable {
    public enum Manager: String, Sendable {
        case package = "Swift package"
        case pod
        case carthage = "Carthage dependency"
    }

    public var name: String
    /// The part of a pod that is asked for, as `Core` of `Kit/Core`; nil for the whole pod.
    public var part: String?
    public var manager: Manager
    /// As the project gives it.
    public var version: String?
    /// The commit of a resolved package.
    public var revision: String?
    /// Where its sources are to be had, if the project says so.
    public var address: String?
    /// The file that names it.
    public var file: URL
    /// From 1.
    public var line: Int
    /// Its sources, when the project brings them.
    public var folder: URL?
}
