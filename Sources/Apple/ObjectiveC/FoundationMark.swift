/// Has Foundation's C code take an object of ours for an object of Swift's.
///
/// When Foundation compares values of a dictionary or the attributes of two runs of a text, its C code looks at the word
/// behind an object's reference count: for the number of a C class, which tells it that there are classes at all, and
/// then for whether the object is of the C class or of a Swift one. Our objects have whatever their first property is
/// there, and if that is no number of a class, the process stops. So a class whose objects become values or attributes
/// has such a number as its first stored property.
package struct FoundationMark: Sendable {
    /// The number of the C class of strings, in bits 8 and up.
    private let word: UInt64 = 7 << 8

    package init() {}
}
