import Foundation

/// Files and descriptors that an app in the box is given beside its bundle and its container.
///
/// Outside of a box an app has all of them anyway, so whoever starts one need not ask whether there is a box.
public struct AppAccess: Sendable {
    /// Files and folders that the app may read, at the same paths.
    public var readable: [URL] = []
    /// Folders that the app may also write to, at the same paths. A socket that the app makes there can be reached from
    /// outside, whatever its network is.
    public var writable: [URL] = []
    /// Open descriptors that the app inherits under the same numbers, such as a socket that listens.
    public var descriptors: [Int32] = []

    public init() {}
}
