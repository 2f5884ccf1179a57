import Foundation
import SeamFoundation
import Testing

/// Values that formatters leave where a pointer says.
@Suite struct FormatterValueTests {
    /// As the translator leaves a class whose `getObjectValue(_:for:range:)` was an override.
    private final class Cents: NumberFormatter, @unchecked Sendable {
        static let isEntered: Void = Formatter._addReader(
            Cents.self, rangeReader: { try $0._seam_own_getObjectValue($1, for: $2, range: $3) })

        func _seam_own_getObjectValue(
            _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
            range rangep: UnsafeMutablePointer<NSRange>?
        ) throws {
            guard let number = Int(string) else {
                return try _inheritedObjectValue(obj, for: string, range: rangep)
            }
            obj?.pointee = NSNumber(value: Double(number) / 100)
        }
    }

    /// The same of the other method.
    private class Code: Formatter, @unchecked Sendable {
        static let isEntered: Void = Formatter._addReader(
            Code.self, reader: { $0._seam_own_getObjectValue($1, for: $2, errorDescription: $3) })

        func _seam_own_getObjectValue(
            _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
            errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
        ) -> Bool {
            guard string.count == 4 else {
                error?.pointee = "four letters"
                return false
            }
            obj?.pointee = string.uppercased() as NSString
            return true
        }
    }

    private final class OtherCode: Code, @unchecked Sendable {}

    private func value(_ formatter: Formatter, _ text: String) -> (AnyObject?, NSString?) {
        var value: AnyObject?
        var error: NSString?
        let isRead = formatter.getObjectValue(&value, for: text, errorDescription: &error)
        #expect(isRead == (value != nil))
        return (value, error)
    }

    @Test func numbersAndDatesAreRead() {
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        #expect(value(numbers, "12").0 as? Int == 12)
        #expect(value(numbers, "열둘").0 == nil && value(numbers, "x").1 != nil)
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "en_US_POSIX")
        dates.timeZone = TimeZone(secondsFromGMT: 0)
        dates.dateFormat = "yyyy-MM-dd"
        #expect(value(dates, "1970-01-02").0 as? Date == Date(timeIntervalSince1970: 86400))
        #expect(value(ByteCountFormatter(), "3 KB").0 == nil)
    }

    @Test func aPartIsRead() throws {
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        var value: AnyObject?
        var range = NSRange(location: 1, length: 2)
        try numbers.getObjectValue(&value, for: "a34", range: &range)
        #expect(value as? Int == 34)
        range = NSRange(location: 2, length: 9)
        #expect(throws: CocoaError.self) { try numbers.getObjectValue(&value, for: "a34", range: &range) }
    }

    @Test func theClassesOwnMethodIsAsked() {
        _ = Cents.isEntered
        _ = Code.isEntered
        #expect(value(Cents(), "250").0 as? Double == 2.5)
        #expect(value(Code(), "abcd").0 as? String == "ABCD")
        #expect(value(OtherCode(), "abcd").0 as? String == "ABCD")
        #expect(value(OtherCode(), "abc").1 == "four letters")
    }

    @Test func aPointerToSomethingElseIsTaken() {
        let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { memory.deallocate() }
        let value: AutoreleasingUnsafeMutablePointer<AnyObject?> = .init(memory)
        let numbers = NumberFormatter()
        #expect(numbers.getObjectValue(value, for: "7", errorDescription: nil))
        #expect(value.pointee as? Int == 7)
    }

    /// They are optional on iOS, and may be asked as such.
    @Test func wordsOfDatesMayBeUnwrapped() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.weekdaySymbols![0] == "Sunday" && formatter.shortMonthSymbols?[1] == "Feb")
        #expect(formatter.veryShortWeekdaySymbols!.count == 7 && formatter.amSymbol! == "AM")
        let plain = formatter.monthSymbols
        #expect(type(of: plain) == [String].self)
        formatter.weekdaySymbols = ["일", "월", "화", "수", "목", "금", "토"]
        #expect(formatter.weekdaySymbols.last == "토")
    }
}
