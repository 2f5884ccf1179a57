import CCoreFoundation

/// Has Foundation's C code take an object of ours for an object of Swift's.
///
/// When Foundation compares values of a dictionary or the attributes of two runs of a text, its C code looks at the word
/// behind an object's reference count: for the number of a C class, which tells it that there are classes at all, and
/// then for whether the object is of the C class or of a Swift one. Our objects have whatever their first property is
/// there, and if that is no number of a class, the process stops. So a class whose objects become values or attributes
/// has such a number as its first stored property.
package struct FoundationMark: Sendable, RuntimeShim {
    package static let name = "the word behind an object's reference count"
    package static let reason = "Foundation's C code takes it for the number of a C class, whosever object it is"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "comparing attributed texts with fonts or colours stops the process"

    /// The number of the C class of strings.
    private static let string: UInt64 = 7

    /// The number in bits 8 and up.
    private let word: UInt64 = string << 8

    package init() {}

    package static func look() -> ShimFinding {
        let bearer = Bearer()
        let word = withExtendedLifetime(bearer) {
            // An object's class, then its reference count.
            UnsafeRawPointer(Unmanaged.passUnretained(bearer).toOpaque()).load(fromByteOffset: 16, as: UInt64.self)
        }
        return word >> 8 == UInt64(seam_string_type_id()) ? .working : .missing
    }

    private final class Bearer {
        private let mark = FoundationMark()
    }
}
