package import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The entry of `NSError.localizedDescription` in the class's table of methods.
package enum ErrorDescriptions: RuntimeShim {
    package static let name = "`NSError.localizedDescription`"
    package static let reason = "apps show errors in the words of Apple's Foundation, which Linux's does not use"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "errors speak in the words of Foundation on Linux"

    private static let lock = NSLock()
    nonisolated(unsafe) private static var isReplaced = false

    package static func look() -> ShimFinding {
        lock.withLock { isReplaced || !entries.isEmpty } ? .working : .missing
    }

    /// Puts the getter of a subclass, which must override `localizedDescription` and nothing else, in the place of
    /// `NSError`'s. Once in a process; false, and nothing is changed, if Foundation's is not found.
    @discardableResult
    package static func replace(with subclass: NSError.Type) -> Bool {
        lock.withLock {
            if isReplaced { return true }
            let own = unsafeBitCast(subclass as AnyClass, to: UnsafePointer<UInt>.self)
            let places = entries
            for index in places { table[index] = own[index] }
            isReplaced = !places.isEmpty
            return isReplaced
        }
    }

    private static var table: UnsafeMutablePointer<UInt> {
        unsafeBitCast(NSError.self as AnyClass, to: UnsafeMutablePointer<UInt>.self)
    }

    /// The words of the class's record in which Foundation's getter stands.
    private static var entries: [Int] {
        guard let getter = dlsym(nil, "$s10Foundation7NSErrorC20localizedDescriptionSSvg") else { return [] }
        // The fifth word has the size of the record in bytes, and how much of it lies in front.
        let sizes = UnsafeRawPointer(table + 4).assumingMemoryBound(to: UInt32.self)
        let count = Int(sizes[0] - sizes[1]) / MemoryLayout<UInt>.size
        return (5..<max(5, count)).filter { table[$0] == UInt(bitPattern: getter) }
    }
}
