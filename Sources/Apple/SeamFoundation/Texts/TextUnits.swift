import Foundation
internal import _FoundationICU

/// Where words and sentences of a text are, by the ICU that Foundation brings.
enum TextUnits {
    enum Unit {
        case word, sentence
    }

    /// The ranges of the words or sentences, in UTF-16, in order. A sentence has the spaces behind it; what is between words
    /// is in none.
    ///
    /// - Parameter locale: Whose rules are followed; nil for those of no language.
    static func ranges(of unit: Unit, in text: [UInt16], locale: Locale?) -> [Range<Int>] {
        var status = U_ZERO_ERROR
        let iterator = text.withUnsafeBufferPointer { buffer in
            swift_ubrk_open(
                unit == .word ? UBRK_WORD : UBRK_SENTENCE, locale?.identifier ?? "", buffer.baseAddress,
                Int32(buffer.count), &status)
        }
        guard let iterator else { return [] }
        defer { swift_ubrk_close(iterator) }
        return text.withUnsafeBufferPointer { buffer in
            // The iterator reads the text where it is: it is given the place that stays for as long as it is used.
            swift_ubrk_setText(iterator, buffer.baseAddress, Int32(buffer.count), &status)
            var ranges: [Range<Int>] = []
            var start = swift_ubrk_first(iterator)
            while true {
                let end = swift_ubrk_next(iterator)
                guard end >= 0 else { return ranges }
                // Below 100 are spaces and punctuation.
                if unit == .sentence || swift_ubrk_getRuleStatus(iterator) >= 100 {
                    ranges.append(Int(start)..<Int(end))
                }
                start = end
            }
        }
    }

    /// The ranges with what is around each up to its neighbours: what is before the first belongs to it, and what follows a
    /// part belongs to that part.
    static func places(
        of unit: Unit, in text: [UInt16], locale: Locale?
    ) -> [(inner: Range<Int>, outer: Range<Int>)] {
        let found = ranges(of: unit, in: text, locale: locale)
        return found.enumerated().map { number, range in
            let end = number + 1 < found.count ? found[number + 1].lowerBound : text.count
            return (range, (number == 0 ? 0 : range.lowerBound)..<end)
        }
    }
}
