public import Foundation
internal import SeamFoundation

/// A part of a text.
public enum NLTokenUnit: Int, Sendable {
    /// A word, a sentence, a paragraph, or all of it.
    case word = 0, sentence, paragraph, document
}

/// Finds the words, sentences or paragraphs of a text, by the rules of Unicode and the dictionaries of ICU.
open class NLTokenizer: NSObject {
    /// What is said of a part.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It has digits in it.
        public static let numeric = Attributes(rawValue: 1 << 0)
        /// It has signs in it that are neither letters nor digits.
        public static let symbolic = Attributes(rawValue: 1 << 1)
        /// It has an emoji in it.
        public static let emoji = Attributes(rawValue: 1 << 2)
    }

    /// The kind of the parts.
    public let unit: NLTokenUnit
    /// The text; nil by default.
    open var string: String? { didSet { found = nil } }
    private var found: [Range<String.Index>]?

    /// Creates a tokenizer for parts of a kind.
    public init(unit: NLTokenUnit) {
        self.unit = unit
        super.init()
    }

    /// Says which language the text is in. The rules are the same for all.
    open func setLanguage(_ language: NLLanguage) {}

    private var all: [Range<String.Index>] {
        if let found { return found }
        var ranges: [Range<String.Index>] = []
        if let string, !string.isEmpty {
            switch unit {
            case .document: ranges = [string.startIndex..<string.endIndex]
            case .word, .sentence, .paragraph:
                let options: NSString.EnumerationOptions =
                    unit == .word ? .byWords : unit == .sentence ? .bySentences : .byParagraphs
                string.enumerateSubstrings(
                    in: string.startIndex..<string.endIndex, options: [options, .substringNotRequired]
                ) { _, range, enclosing, _ in
                    // Sentences and paragraphs have what is between them and the next.
                    let part = self.unit == .word ? range : enclosing
                    if !part.isEmpty { ranges.append(part) }
                }
            }
        }
        found = ranges
        return ranges
    }

    /// The part at a place of the text.
    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        if let hit = all.first(where: { $0.contains(index) }) { return hit }
        return index..<index
    }

    /// All of the parts that a range touches, as one.
    open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
        let touched = tokens(for: range)
        guard let first = touched.first, let last = touched.last else { return range }
        return first.lowerBound..<last.upperBound
    }

    /// The parts that a range touches.
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        all.filter { $0.overlaps(range) || range.isEmpty && $0.contains(range.lowerBound) }
    }

    /// Calls a block for the parts that a range touches, until it returns false.
    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        guard let string else { return }
        for token in tokens(for: range) where !block(token, Self.attributes(of: string[token])) { return }
    }

    private static func attributes(of text: Substring) -> Attributes {
        var attributes: Attributes = []
        for character in text {
            let isEmoji = character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
            if isEmoji {
                attributes.insert(.emoji)
            } else if character.isNumber {
                attributes.insert(.numeric)
            } else if character.isSymbol {
                attributes.insert(.symbolic)
            }
        }
        return attributes
    }
}
