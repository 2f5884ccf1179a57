/// Turns UTF-16 offsets, which callers count by, into UTF-8 ones, which Pango counts by, and back.
struct TextOffsets: Sendable {
    let string: String
    let utf8Count: Int
    let utf16Count: Int
    private var isASCII: Bool { utf8Count == utf16Count }

    init(_ string: String) {
        var string = string
        string.makeContiguousUTF8()
        self.string = string
        utf8Count = string.utf8.count
        utf16Count = string.utf16.count
    }

    func utf8(fromUTF16 offset: Int) -> Int {
        let offset = min(utf16Count, max(0, offset))
        if isASCII { return offset }
        let utf16 = string.utf16
        var index = utf16.index(utf16.startIndex, offsetBy: offset)
        // An offset inside a surrogate pair means the character's start.
        if index < utf16.endIndex, UTF16.isTrailSurrogate(utf16[index]) { index = utf16.index(before: index) }
        return string.utf8.distance(from: string.startIndex, to: index)
    }

    func utf16(fromUTF8 offset: Int) -> Int {
        let offset = min(utf8Count, max(0, offset))
        if isASCII { return offset }
        let utf8 = string.utf8
        var index = utf8.index(utf8.startIndex, offsetBy: offset)
        while index < utf8.endIndex, UTF8.isContinuation(utf8[index]) { index = utf8.index(before: index) }
        return string.utf16.distance(from: string.startIndex, to: index)
    }

    /// Turns offsets that only grow, without counting from the text's start for each of them.
    struct Cursor {
        fileprivate let string: String
        fileprivate let isASCII: Bool
        private var index: String.Index
        private var utf8 = 0
        private var utf16 = 0

        fileprivate init(_ string: String, isASCII: Bool) {
            self.string = string
            self.isASCII = isASCII
            index = string.startIndex
        }

        /// `offset` must be a character's start, at or after the last one asked for.
        mutating func utf16(atUTF8 offset: Int) -> Int {
            if isASCII { return offset }
            let next = string.utf8.index(index, offsetBy: max(0, offset - utf8))
            utf16 += string.utf16.distance(from: index, to: next)
            utf8 = max(utf8, offset)
            index = next
            return utf16
        }
    }

    var cursor: Cursor { Cursor(string, isASCII: isASCII) }

    /// The nearest boundary between two characters, as people count them, at or before a UTF-8 offset. `start` is a
    /// boundary known to be before it.
    func characterBoundary(before offset: Int, from start: Int) -> Int {
        let target = min(utf8Count, max(0, offset))
        var index = string.utf8.index(string.startIndex, offsetBy: min(start, target))
        let end = string.utf8.index(string.startIndex, offsetBy: target)
        while index < end {
            let next = string.index(after: index)
            if next > end { break }
            index = next
        }
        return string.utf8.distance(from: string.startIndex, to: index)
    }

    /// The first boundary between two characters at or after a UTF-8 offset.
    func characterBoundary(after offset: Int, from start: Int) -> Int {
        let before = characterBoundary(before: offset, from: start)
        if before >= min(utf8Count, offset) { return before }
        let index = string.utf8.index(string.startIndex, offsetBy: before)
        return string.utf8.distance(from: string.startIndex, to: string.index(after: index))
    }
}
