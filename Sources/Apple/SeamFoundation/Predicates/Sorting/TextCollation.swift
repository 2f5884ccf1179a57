import Foundation

/// The order of a language for texts that need little: letters, digits and signs of ASCII, letters of Western languages
/// with accents, and syllables of Hangul.
///
/// Foundation compares two texts by a locale in some 20 microseconds, which makes sorting 100,000 of them a matter of
/// seconds. Where the first difference of two texts is one of such characters, the rank of those decides, which
/// Foundation was asked for once.
package final class TextCollation: Sendable {
    /// The one of the current locale, as it was when it was first needed.
    package static let current = TextCollation(.current)

    private let locale: Locale
    /// The ranks of characters of ASCII without regard to case; empty for a language with rules of its own.
    private let ranks: [UInt32]
    /// The ranks of U+00C0 to U+017F: those of the letters without their accents, and 0 for others.
    private let accented: [UInt32]
    /// The rank of the first syllable of Hangul.
    private let hangul: UInt32

    /// Languages in which no two characters of ASCII count as one.
    private static let languages: Set<String> = ["de", "en", "es", "fr", "it", "ja", "ko", "nl", "pt", "ru", "zh"]

    package init(_ locale: Locale) {
        self.locale = locale
        guard let language = locale.language.languageCode?.identifier, Self.languages.contains(language) else {
            ranks = []
            accented = []
            hangul = 0
            return
        }
        func order(_ a: String, _ b: String) -> ComparisonResult {
            a.compare(b, options: .caseInsensitive, locale: locale)
        }
        let characters = (32..<127).map { String(UnicodeScalar(UInt8($0))) }
            .sorted { order($0, $1) == .orderedAscending }
        var ranks = [UInt32](repeating: 0, count: 128)
        var rank: UInt32 = 0
        for (index, character) in characters.enumerated() {
            if index == 0 || order(characters[index - 1], character) != .orderedSame { rank += 0x1_0000 }
            ranks[Int(character.utf8.first ?? 0)] = rank
        }
        accented = (0xC0...0x17F).map { code in
            let letter = String(UnicodeScalar(UInt16(code)) ?? "?")
            let base = letter.folding(options: .diacriticInsensitive, locale: nil)
            guard base.utf8.count == 1, let byte = base.utf8.first, byte < 0x80, base != letter,
                letter.compare(base, options: [.caseInsensitive, .diacriticInsensitive], locale: locale) == .orderedSame
            else { return 0 }
            return ranks[Int(byte)]
        }
        self.ranks = ranks
        hangul = order("가", "a") == .orderedAscending ? ranks[0x61] - 0x8000 : 0x8000_0000
    }

    /// The order of two texts as `compare(_:options:locale:)` has it.
    package func order(_ a: String, _ b: String, _ options: String.CompareOptions) -> ComparisonResult {
        var (first, second) = (a, b)
        let quick = first.withUTF8 { first in
            second.withUTF8 { second in order(first, second, isNumeric: options.contains(.numeric)) }
        }
        return quick ?? a.compare(b, options: options, locale: locale)
    }

    /// The order of two texts in UTF-8 whose difference is a plain one, and not of case alone; nil for others.
    package func order(
        _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, isNumeric: Bool
    ) -> ComparisonResult? {
        guard !ranks.isEmpty else { return nil }
        var (i, j) = (0, 0)
        while i < a.count, j < b.count {
            let (first, second) = (a[i], b[j])
            if isNumeric, Self.isDigit(first), Self.isDigit(second) {
                if let order = Self.numbers(a, &i, b, &j) { return order }
                continue
            }
            if first < 0x80, second < 0x80 {
                let (left, right) = (ranks[Int(first)], ranks[Int(second)])
                guard left != 0, right != 0 else { return nil }
                if left != right { return left < right ? .orderedAscending : .orderedDescending }
                i += 1
                j += 1
                continue
            }
            let (left, leftSize, leftCode) = character(a, i)
            let (right, rightSize, rightCode) = character(b, j)
            // Letters that differ by their accents alone count if nothing else differs.
            if leftCode != rightCode, left == 0 || left != right {
                guard left != 0, right != 0, isApart(left, right, a, i + leftSize, b, j + rightSize) else { return nil }
                return left < right ? .orderedAscending : .orderedDescending
            }
            i += leftSize
            j += rightSize
        }
        if i < a.count { return isPlain(a, i) ? .orderedDescending : nil }
        if j < b.count { return isPlain(b, j) ? .orderedAscending : nil }
        return a.elementsEqual(b) ? .orderedSame : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// Whether a longer text goes on with what has a rank, and is not merely marked by what follows.
    private func isPlain(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool { character(text, place).rank != 0 }

    /// Whether two syllables differ by more than a last consonant, or what follows the one without is a syllable too:
    /// a sign there would be compared with the consonant.
    private func isApart(
        _ left: UInt32, _ right: UInt32, _ a: UnsafeBufferPointer<UInt8>, _ i: Int, _ b: UnsafeBufferPointer<UInt8>,
        _ j: Int
    ) -> Bool {
        let (first, second) = (left &- hangul, right &- hangul)
        guard first < Self.syllables, second < Self.syllables, first / 28 == second / 28 else { return true }
        func isFollowed(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
            place == text.count || character(text, place).rank &- hangul < Self.syllables
        }
        if first % 28 == 0 { return isFollowed(a, i) }
        return second % 28 != 0 || isFollowed(b, j)
    }

    private static let syllables: UInt32 = 11_172

    /// The rank of a character, or 0; its size, and its bytes.
    private func character(
        _ text: UnsafeBufferPointer<UInt8>, _ place: Int
    ) -> (rank: UInt32, size: Int, code: UInt32) {
        let first = text[place]
        if first < 0x80 { return (ranks[Int(first)], 1, UInt32(first)) }
        let size = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var code = UInt32(first)
        for index in place + 1..<min(place + size, text.count) { code = code << 8 | UInt32(text[index]) }
        if size == 2, code >= 0xC380, code <= 0xC5BF {
            let scalar = (code >> 8 & 0x1F) << 6 | (code & 0x3F)
            return (accented[Int(scalar) - 0xC0], size, code)
        }
        // U+AC00 to U+D7A3 in UTF-8.
        guard size == 3, code >= 0xEA_B080, code <= 0xED_9EA3 else { return (0, size, code) }
        let scalar = (code >> 16 & 0xF) << 12 | (code >> 8 & 0x3F) << 6 | (code & 0x3F)
        return (hangul + scalar - 0xAC00, size, code)
    }

    /// The order of two numbers, and the places behind them; nil for equal ones.
    private static func numbers(
        _ a: UnsafeBufferPointer<UInt8>, _ i: inout Int, _ b: UnsafeBufferPointer<UInt8>, _ j: inout Int
    ) -> ComparisonResult? {
        while i < a.count, a[i] == 0x30 { i += 1 }
        while j < b.count, b[j] == 0x30 { j += 1 }
        let (start, otherStart) = (i, j)
        while i < a.count, isDigit(a[i]) { i += 1 }
        while j < b.count, isDigit(b[j]) { j += 1 }
        let (count, otherCount) = (i - start, j - otherStart)
        if count != otherCount { return count < otherCount ? .orderedAscending : .orderedDescending }
        for index in 0..<count where a[start + index] != b[otherStart + index] {
            return a[start + index] < b[otherStart + index] ? .orderedAscending : .orderedDescending
        }
        return nil
    }
}
