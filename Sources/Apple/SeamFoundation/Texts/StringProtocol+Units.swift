public import Foundation

extension NSString.EnumerationOptions {
    /// Words, by the rules of Unicode: what is between them is in no word. Chinese, Japanese and Thai words are found by
    /// dictionaries.
    public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 1 << 16) }

    /// Sentences, each with the spaces behind it.
    public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 1 << 17) }
}

extension String {
    /// Calls a closure for each part of a range: line, paragraph, character, word or sentence.
    ///
    /// - Parameters:
    ///   - opts: The kind of parts; `.reverse` begins with the last, `.substringNotRequired` leaves their text out, and
    ///     `.localized` follows the rules of the person's language.
    ///   - body: Gets the part's text, its range, the range with what is around it up to its neighbours, and what ends the
    ///     enumeration when set to true.
    public func enumerateSubstrings<Bounds: RangeExpression>(
        in range: Bounds, options opts: NSString.EnumerationOptions = [],
        _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) where Bounds.Bound == Index { enumerateParts(in: range.relative(to: self), opts, body) }
}

extension Substring {
    /// Calls a closure for each part of a range: line, paragraph, character, word or sentence. See `String`'s.
    public func enumerateSubstrings<Bounds: RangeExpression>(
        in range: Bounds, options opts: NSString.EnumerationOptions = [],
        _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) where Bounds.Bound == Index { enumerateParts(in: range.relative(to: self), opts, body) }
}

extension StringProtocol where Index == String.Index {
    fileprivate func enumerateParts(
        in range: Range<Index>, _ options: NSString.EnumerationOptions,
        _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) {
        let part = self[range]
        let index = { (offset: Int) in part.utf16.index(part.utf16.startIndex, offsetBy: offset) }
        let place = { (range: NSRange) in index(range.location)..<index(NSMaxRange(range)) }
        if let unit = TextUnits.Unit(options) {
            let locale: Locale? = options.contains(.localized) ? .current : nil
            var places = TextUnits.places(of: unit, in: Array(part.utf16), locale: locale)
            if options.contains(.reverse) { places.reverse() }
            var stop = false
            for (inner, outer) in places {
                let inner = index(inner.lowerBound)..<index(inner.upperBound)
                let text = options.contains(.substringNotRequired) ? nil : String(self[inner])
                body(text, inner, index(outer.lowerBound)..<index(outer.upperBound), &stop)
                if stop { return }
            }
            return
        }
        let text = NSString(string: String(part))
        withoutActuallyEscaping(body) { body in
            text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: options) {
                text, inner, outer, stop in
                var isEnded = false
                body(text, place(inner), place(outer), &isEnded)
                if isEnded { stop.pointee = true }
            }
        }
    }
}

extension NSString {
    /// Calls a closure for each part of a range: line, paragraph, character, word or sentence.
    ///
    /// Foundation's own method, which knows no words and sentences, is the same but for a closure that does not escape:
    /// so this one is taken.
    ///
    /// - Parameters:
    ///   - range: Where, in UTF-16 units. `NSRangeException` ends the program where it goes beyond the text.
    ///   - opts: The kind of parts; `.reverse` begins with the last, `.substringNotRequired` leaves their text out, and
    ///     `.localized` follows the rules of the person's language.
    ///   - block: Gets the part's text, its range, the range with what is around it up to its neighbours, and what ends
    ///     the enumeration when set to true. It is not kept.
    public func enumerateSubstrings(
        in range: NSRange, options opts: NSString.EnumerationOptions = [],
        @_implicitSelfCapture using block:
            @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let unit = TextUnits.Unit(opts) else { return enumerateFoundationParts(range, opts, block) }
        precondition(NSMaxRange(range) <= length, "NSRangeException: \(range) is out of bounds; length \(length)")
        var units = [UInt16](repeating: 0, count: range.length)
        getCharacters(&units, range: range)
        var places = TextUnits.places(of: unit, in: units, locale: opts.contains(.localized) ? .current : nil)
        if opts.contains(.reverse) { places.reverse() }
        var stop = ObjCBool(false)
        for (inner, outer) in places {
            let place = NSRange(location: range.location + inner.lowerBound, length: inner.count)
            let text = opts.contains(.substringNotRequired) ? nil : substring(with: place)
            block(text, place, NSRange(location: range.location + outer.lowerBound, length: outer.count), &stop)
            if stop.boolValue { return }
        }
    }

    private func enumerateFoundationParts(
        _ range: NSRange, _ options: NSString.EnumerationOptions,
        _ block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateSubstrings(in: range, options: options, using: block) }
}

extension TextUnits.Unit {
    fileprivate init?(_ options: NSString.EnumerationOptions) {
        if options.contains(.byWords) {
            self = .word
        } else if options.contains(.bySentences) {
            self = .sentence
        } else {
            return nil
        }
    }
}
