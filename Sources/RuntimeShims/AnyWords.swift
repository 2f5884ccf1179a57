/// The four words of memory that an `Any?` is.
///
/// The last says of which type the value is, and is zero where there is none. A value of up to three words that can be
/// moved as bytes is in the words in front of it.
@usableFromInline
package enum AnyWords: RuntimeShim {
    @usableFromInline package static let name = "the words of an `Any`"
    @usableFromInline package static let reason =
        "a cast copies the value and asks several tables, for every value that is set by key"
    @usableFromInline package static let seenWith = "Swift 6.3.1"
    @usableFromInline package static let loss = "setting values of Core Data's objects by key takes longer"

    @usableFromInline package static func look() -> ShimFinding {
        guard MemoryLayout<Any?>.size == 32 else { return .missing }
        let text = String(repeating: "long", count: 8)
        let none: Any? = nil
        let nested: Any? = Optional(7) as Any
        let isKnown =
            value(7 as Int as Any?, as: Int.self) == 7 && value(7.5 as Any?, as: Double.self) == 7.5
            && value(true as Any?, as: Bool.self) == true && value(text as Any?, as: String.self) == text
            && value(7 as Int as Any?, as: Int64.self) == nil && value(none, as: Int.self) == nil
            && value(nested, as: Int.self) == nil && isOptional(nested) && !isOptional(7 as Int as Any?)
            && !isOptional(text as Any?) && !isOptional(Probe() as Any?) && !isOptional((1, 2) as Any?)
        return isKnown ? .working : .missing
    }

    /// Whether values are as they were seen. Known once.
    package static let areKnown = isWorking

    /// Whether a value may be an optional: false for most that are none.
    package static func mayBeOptional(_ any: Any?) -> Bool { !areKnown || isOptional(any) }

    /// The first word behind a type says of which kind the type is.
    private static func isOptional(_ any: borrowing Any?) -> Bool {
        withUnsafePointer(to: any) { place in
            let type = UnsafeRawPointer(place).load(fromByteOffset: 24, as: UnsafeRawPointer?.self)
            return type?.load(as: Int.self) == 0x202
        }
    }

    private final class Probe {}

    /// The value if it is of that very type, which takes at most three words and can be moved as bytes.
    @inlinable @inline(__always)
    package static func value<Wanted>(_ any: borrowing Any?, as type: Wanted.Type) -> Wanted? {
        withUnsafePointer(to: any) { place in
            let words = UnsafeRawPointer(place)
            guard
                words.load(fromByteOffset: 24, as: UnsafeRawPointer?.self)
                    == unsafeBitCast(type as Any.Type, to: UnsafeRawPointer?.self)
            else { return nil }
            return words.assumingMemoryBound(to: Wanted.self).pointee
        }
    }
}
