import Foundation

/// On Apple's platforms a file manager is an NSObject: equal to itself alone.
extension FileManager: @retroactive Hashable {
    public static func == (left: FileManager, right: FileManager) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
