import Foundation
internal import _FoundationICU

/// Texts from the data of CLDR, by the ICU that Foundation brings.
enum UnicodeFormats {
    enum Width: Int, Codable {
        case full, short, narrow
    }

    /// What stands for CLDR's name of a unit where a temperature has no scale.
    static let scaleName = "temperature-generic"

    /// A number with a unit, such as `3 Kilometer`.
    ///
    /// - Parameters:
    ///   - unit: CLDR's name, such as `kilometer-per-hour`.
    ///   - usage: CLDR's name of what is measured, for a unit that is usual for it; empty for the unit itself.
    ///   - number: How the number is written, in ICU's words; empty for ICU's own way.
    static func measure(
        _ value: Double, unit: String, usage: String = "", width: Width, number: String = fraction(upTo: 3),
        locale: Locale
    ) -> String? {
        let width = ["unit-width-full-name", "unit-width-short", "unit-width-narrow"][index(width)]
        let name = unit == scaleName ? "measure-unit/temperature-generic" : "unit/" + unit
        let words = [name, usage.isEmpty ? "" : "usage/" + usage, width, number].filter { !$0.isEmpty }
        // Countries have no preferences for some units.
        return measure(value, words.joined(separator: " "), locale)
            ?? (usage.isEmpty
                ? nil : measure(value, words.filter { !$0.hasPrefix("usage/") }.joined(separator: " "), locale))
    }

    private static func measure(_ value: Double, _ skeleton: String, _ locale: Locale) -> String? {
        let skeleton = Array(skeleton.utf16)
        var status = U_ZERO_ERROR
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(
                skeleton, Int32(skeleton.count), identifier(locale), &status)
        else { return nil }
        defer { swift_unumf_close(formatter) }
        guard let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return text { swift_unumf_resultToString(result, $0, $1, $2) }
    }

    /// ICU's words for a number with at most so many digits of a fraction.
    static func fraction(upTo digits: Int) -> String {
        (digits == 0 ? "precision-integer" : "." + String(repeating: "#", count: digits)) + " rounding-mode-half-even"
    }

    /// Parts of one amount, such as `1 hour, 5 minutes`.
    static func units(_ parts: [String], width: Width, locale: Locale) -> String? {
        let widths = [ULISTFMT_WIDTH_WIDE, ULISTFMT_WIDTH_SHORT, ULISTFMT_WIDTH_NARROW]
        var status = U_ZERO_ERROR
        guard
            let formatter = swift_ulistfmt_openForType(
                identifier(locale), ULISTFMT_TYPE_UNITS, widths[index(width)], &status)
        else { return nil }
        defer { swift_ulistfmt_close(formatter) }
        let texts = parts.map { Array($0.utf16) }
        let buffers = texts.map { text in
            let buffer = UnsafeMutablePointer<UInt16>.allocate(capacity: max(text.count, 1))
            buffer.initialize(from: text, count: text.count)
            return buffer
        }
        defer { for buffer in buffers { buffer.deallocate() } }
        let pointers = buffers.map { UnsafePointer<UInt16>?($0) }
        let lengths = texts.map { Int32($0.count) }
        return text { swift_ulistfmt_format(formatter, pointers, lengths, Int32(parts.count), $0, $1, $2) }
    }

    /// An offset from now, such as `in 3 days`, or `tomorrow` where the language has a word for it.
    static func relative(_ offset: Double, _ unit: RelativeUnit, width: Width, usesNames: Bool, locale: Locale)
        -> String?
    {
        let widths = [UDAT_STYLE_LONG, UDAT_STYLE_SHORT, UDAT_STYLE_NARROW]
        let units: [RelativeUnit: URelativeDateTimeUnit] = [
            .year: UDAT_REL_UNIT_YEAR, .month: UDAT_REL_UNIT_MONTH, .week: UDAT_REL_UNIT_WEEK,
            .day: UDAT_REL_UNIT_DAY, .hour: UDAT_REL_UNIT_HOUR, .minute: UDAT_REL_UNIT_MINUTE,
            .second: UDAT_REL_UNIT_SECOND,
        ]
        var status = U_ZERO_ERROR
        guard let unit = units[unit],
            let formatter = swift_ureldatefmt_open(
                identifier(locale), nil, widths[index(width)], UDISPCTX_CAPITALIZATION_NONE, &status)
        else { return nil }
        defer { swift_ureldatefmt_close(formatter) }
        return text {
            usesNames
                ? swift_ureldatefmt_format(formatter, offset, unit, $0, $1, $2)
                : swift_ureldatefmt_formatNumeric(formatter, offset, unit, $0, $1, $2)
        }
    }

    enum RelativeUnit {
        case year, month, week, day, hour, minute, second
    }

    /// A text with its numbers in words. Numbers of other digits stay.
    static func spelledOut(_ text: String, locale: Locale) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        return text.replacing(/[0-9]+/) { match in
            Int(match.output).flatMap { formatter.string(from: NSNumber(value: $0)) } ?? String(match.output)
        }
    }

    private static func index(_ width: Width) -> Int {
        switch width {
        case .full: 0
        case .short: 1
        case .narrow: 2
        }
    }

    private static func identifier(_ locale: Locale) -> String { locale.identifier(.icu) }

    private static func text(
        _ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String? {
        var status = U_ZERO_ERROR
        var buffer = [UInt16](repeating: 0, count: 256)
        var length = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32($0.count), &status) }
        if status == U_BUFFER_OVERFLOW_ERROR {
            status = U_ZERO_ERROR
            buffer = [UInt16](repeating: 0, count: Int(length) + 1)
            length = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32($0.count), &status) }
        }
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length >= 0 else { return nil }
        return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }
}
