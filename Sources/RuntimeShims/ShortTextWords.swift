/// The two words of memory that a text is.
///
/// A text of up to 15 bytes of ASCII has no other memory, and the words of such texts are equal when the texts are. No
/// longer text has words like theirs.
@usableFromInline
package enum ShortTextWords: RuntimeShim {
    @usableFromInline package static let name = "the words of a short `String`"
    @usableFromInline package static let reason = "the properties of objects are found by name at every access"
    @usableFromInline package static let seenWith = "Swift 6.3.1"
    @usableFromInline package static let loss = "every access to a property of Core Data's objects takes longer"

    @usableFromInline package static func look() -> ShimFinding {
        guard MemoryLayout<String>.size == 16 else { return .missing }
        for text in ["", "a", "title", "exactly15bytes_", "exactly15bytes-"] {
            // By other ways than a literal
            let read = String(decoding: Array(text.utf8), as: UTF8.self)
            let joined = text.reduce(into: "") { $0.append($1) }
            guard words(of: text) == words(of: read), words(of: text) == words(of: joined) else { return .missing }
        }
        let long = [String(repeating: "a", count: 16), "a text that is longer than fifteen bytes"].map { words(of: $0) }
        let short = ["a", "aaaaaaaaaaaaaaa"].map { words(of: $0) }
        guard short[0] != short[1], !long.contains(where: { one in short.contains { $0 == one } }) else {
            return .missing
        }
        return .working
    }

    /// The words, if texts are as they were seen. Known once.
    package static let areKnown = isWorking

    @inlinable @inline(__always)
    package static func words(of text: String) -> (UInt64, UInt64) { unsafeBitCast(text, to: (UInt64, UInt64).self) }
}
