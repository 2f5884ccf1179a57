/// Where characters, words and paragraphs begin and end, in UTF-16 offsets.
enum TextBoundaries {
    private static func index(_ offset: Int, in string: String) -> String.Index {
        String.Index(utf16Offset: min(max(offset, 0), string.utf16.count), in: string)
    }

    /// The end of the character (grapheme cluster) that begins at or holds `offset`.
    static func next(in string: String, after offset: Int) -> Int {
        let start = index(offset, in: string)
        guard start < string.endIndex else { return string.utf16.count }
        // An index inside a character counts as its beginning.
        return string.index(after: start).utf16Offset(in: string)
    }

    /// The beginning of the character before `offset`.
    static func previous(in string: String, before offset: Int) -> Int {
        let end = index(offset, in: string)
        guard end > string.startIndex else { return 0 }
        let unit = string.utf16.index(before: end)
        return string.index(before: string.index(after: unit)).utf16Offset(in: string)
    }

    private enum Class { case word, blank, punctuation, newline }

    private static func classify(_ character: Character) -> Class {
        if character.isNewline { return .newline }
        if character.isWhitespace { return .blank }
        if character.isLetter || character.isNumber || character == "_" { return .word }
        if character.unicodeScalars.contains(where: { $0.properties.isEmoji && $0.value > 0xFF }) { return .word }
        return .punctuation
    }

    private static func isWord(_ character: Character) -> Bool { classify(character) == .word }

    /// The end of the word at or after `offset`.
    static func wordEnd(in string: String, after offset: Int) -> Int {
        let rest = string[index(offset, in: string)...]
        guard let start = rest.firstIndex(where: isWord) else { return string.utf16.count }
        let end = rest[start...].firstIndex { !isWord($0) } ?? rest.endIndex
        return end.utf16Offset(in: string)
    }

    /// The beginning of the word at or before `offset`.
    static func wordStart(in string: String, before offset: Int) -> Int {
        let front = string[..<index(offset, in: string)]
        guard let last = front.lastIndex(where: isWord) else { return 0 }
        guard let gap = front[..<last].lastIndex(where: { !isWord($0) }) else { return 0 }
        return front.index(after: gap).utf16Offset(in: string)
    }

    /// The run of one kind of characters at `offset`: a word, blanks, or a single mark.
    static func word(in string: String, at offset: Int) -> NSRange {
        guard !string.isEmpty else { return NSRange(location: 0, length: 0) }
        var middle = index(offset, in: string)
        if middle == string.endIndex || (middle > string.startIndex && classify(string[middle]) == .newline) {
            middle = string.index(before: middle)
        } else if !isWord(string[middle]), middle > string.startIndex,
            isWord(string[string.index(before: middle)])
        {
            // Just behind a word still means that word.
            middle = string.index(before: middle)
        }
        let kind = classify(string[middle])
        var start = middle
        var end = string.index(after: middle)
        if kind == .word || kind == .blank {
            while start > string.startIndex, classify(string[string.index(before: start)]) == kind {
                start = string.index(before: start)
            }
            while end < string.endIndex, classify(string[end]) == kind { end = string.index(after: end) }
        }
        let location = start.utf16Offset(in: string)
        return NSRange(location: location, length: end.utf16Offset(in: string) - location)
    }

    /// The paragraph at `offset`, without the character that ends it.
    static func paragraph(in string: String, at offset: Int) -> NSRange {
        let middle = index(offset, in: string)
        let start = string[..<middle].lastIndex(where: \.isNewline).map { string.index(after: $0) } ?? string.startIndex
        let end = string[middle...].firstIndex(where: \.isNewline) ?? string.endIndex
        let location = start.utf16Offset(in: string)
        return NSRange(location: location, length: end.utf16Offset(in: string) - location)
    }
}
