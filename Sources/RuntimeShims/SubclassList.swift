#if canImport(Glibc)
    import Glibc
#endif

/// The classes of the program that come from one.
package enum SubclassList: RuntimeShim {
    package static let name = "`swift_enumerateAllMetadataSections`"
    package static let reason = "without Objective-C no list of a class's subclasses can be had"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "what an extension of a framework's class overrides is not seen in its subclasses"

    package static func look() -> ShimFinding {
        subclasses(of: Base.self).contains { $0 == Derived.self } ? .working : .missing
    }

    private typealias Body = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
    private typealias Enumerate = @convention(c) (Body, UnsafeMutableRawPointer) -> Void

    /// The classes that inherit from `base`, save generic ones.
    package static func subclasses(of base: AnyClass) -> [AnyClass] {
        guard let function = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
        var ranges: [UnsafeRawBufferPointer] = []
        withUnsafeMutablePointer(to: &ranges) { list in
            unsafeBitCast(function, to: Enumerate.self)(
                { sections, list in
                    // After a version and three pointers, and the ranges of protocols and conformances.
                    let range = sections.load(fromByteOffset: 64, as: (start: UInt, size: UInt).self)
                    if let start = UnsafeRawPointer(bitPattern: range.start) {
                        list.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
                            .append(UnsafeRawBufferPointer(start: start, count: Int(range.size)))
                    }
                    return true
                }, list)
        }
        var found: [AnyClass] = []
        for range in ranges {
            guard let start = range.baseAddress else { continue }
            for offset in stride(from: 0, to: range.count - 3, by: 4) {
                if let type = classType(start + offset), type != base, isSubclass(type, of: base) { found.append(type) }
            }
        }
        return found
    }

    /// The class of a record, which points to what the compiler wrote about a type: directly, or by way of a pointer.
    private static func classType(_ record: UnsafeRawPointer) -> AnyClass? {
        let relative = record.load(as: Int32.self)
        let place = record + Int(relative & ~3)
        let description: UnsafeRawPointer
        switch relative & 3 {
        case 0: description = place
        case 1: description = place.load(as: UnsafeRawPointer.self)
        default: return nil
        }
        let flags = description.load(as: UInt32.self)
        // 16 is a class; a generic one has no single table.
        guard flags & 0x1F == 16, flags & 0x80 == 0 else { return nil }
        let access = description + 12
        let distance = access.load(as: Int32.self)
        guard distance != 0 else { return nil }
        let function = unsafeBitCast(access + Int(distance), to: (@convention(c) (Int) -> UnsafeRawPointer).self)
        return unsafeBitCast(function(0), to: AnyClass.self)
    }

    private static func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
        var next = Superclasses.superclass(of: type)
        while let current = next {
            if current == base { return true }
            next = Superclasses.superclass(of: current)
        }
        return false
    }

    private class Base {}
    private final class Derived: Base {}
}
