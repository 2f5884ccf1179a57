/// The tables of methods of classes that exist.
package enum MethodTables: RuntimeShim {
    package static let name = "the methods of a class that others make objects of"
    package static let reason =
        "Foundation on Linux makes compound predicates that have no format and are all equal to each other, user defaults "
        + "that never come back from setting nil, and URLs that forget what is left out of backups"
    package static let seenWith = "Swift 6.3.1"
    package static let loss =
        "compound predicates have no format and are equal where they should not be; setting nil in user defaults does not "
        + "end; files are not left out of backups"

    package static func look() -> ShimFinding {
        guard isAdopted else { return .missing }
        let object = Canary()
        return object.number == 2 && object.other == 1 ? .working : .missing
    }

    private static let isAdopted = adopt(Changed.self, notIn: Plain.self, into: Canary.self) == 1

    /// Gives `base` the methods that `changed` overrides, for objects that exist as well.
    ///
    /// The methods must not call their like by `super`, and need no stored properties of `changed`.
    ///
    /// - Parameters:
    ///   - changed: A subclass of `base`.
    ///   - plain: A subclass of `base` that overrides nothing: what it does not share with `base` is no method.
    /// - Returns: How many methods were changed.
    @discardableResult
    package static func adopt(_ changed: AnyClass, notIn plain: AnyClass, into base: AnyClass) -> Int {
        let table = unsafeBitCast(base, to: UnsafeMutablePointer<UInt>.self)
        let same = unsafeBitCast(plain, to: UnsafePointer<UInt>.self)
        let other = unsafeBitCast(changed, to: UnsafePointer<UInt>.self)
        // Kind, superclass, flags, sizes of objects and of the class, description, destroyer of properties; then the
        // class's members, those of its superclasses first.
        let sizes = UnsafeRawPointer(table).load(fromByteOffset: 32, as: UInt64.self)
        let size = Int(sizes & 0xFFFF_FFFF) - Int(sizes >> 32)
        guard size > 56, size < 1 << 16 else { return 0 }
        var count = 0
        for index in 7..<size / 8 where same[index] == table[index] && other[index] != table[index] {
            table[index] = other[index]
            count += 1
        }
        return count
    }

    private class Canary {
        // Swift is not to conclude from the initialiser which class it is.
        @inline(never) init() {}
        var number: Int { 1 }
        var other: Int { 1 }
    }

    private final class Changed: Canary {
        override var number: Int { 2 }
    }

    private final class Plain: Canary {}
}
