import Foundation

/// On Apple's platforms a file manager is an NSObject: equal to itself alone.
extension FileManager: @retroactive Hashable {
    /// Whether both are the same object.
    public static func == (left: FileManager, right: FileManager) -> Bool { left === right }
    /// Hashes the identity of the object.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
