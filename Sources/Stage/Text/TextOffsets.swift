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
        let index = string.utf16.index(string.startIndex, offsetBy: offset)
        // An offset inside a surrogate pair means the character's start.
        return string.utf8.distance(from: string.startIndex, to: scalarStart(index))
    }

    func utf16(fromUTF8 offset: Int) -> Int {
        let offset = min(utf8Count, max(0, offset))
        if isASCII { return offset }
        let index = string.utf8.index(string.startIndex, offsetBy: offset)
        return string.utf16.distance(from: string.startIndex, to: scalarStart(index))
    }

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

    private func scalarStart(_ index: String.Index) -> String.Index {
        String.Index(index, within: string.unicodeScalars) ?? roundedDown(index)
    }

    private func roundedDown(_ index: String.Index) -> String.Index {
        var index = index
        while index > string.startIndex, String.Index(index, within: string.unicodeScalars) == nil {
            index = string.utf8.index(before: index)
        }
        return index
    }
}
