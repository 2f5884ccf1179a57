import Foundation

/// The words of a `DateFormatter` by Foundation's own declarations, for a module that declares others of the names.
package enum DateWords {
    package typealias List = ReferenceWritableKeyPath<DateFormatter, [String]>
    package typealias Word = ReferenceWritableKeyPath<DateFormatter, String>

    package static var weekdaySymbols: List { \.weekdaySymbols }
    package static var shortWeekdaySymbols: List { \.shortWeekdaySymbols }
    package static var veryShortWeekdaySymbols: List { \.veryShortWeekdaySymbols }
    package static var standaloneWeekdaySymbols: List { \.standaloneWeekdaySymbols }
    package static var shortStandaloneWeekdaySymbols: List { \.shortStandaloneWeekdaySymbols }
    package static var veryShortStandaloneWeekdaySymbols: List { \.veryShortStandaloneWeekdaySymbols }
    package static var monthSymbols: List { \.monthSymbols }
    package static var shortMonthSymbols: List { \.shortMonthSymbols }
    package static var veryShortMonthSymbols: List { \.veryShortMonthSymbols }
    package static var standaloneMonthSymbols: List { \.standaloneMonthSymbols }
    package static var shortStandaloneMonthSymbols: List { \.shortStandaloneMonthSymbols }
    package static var veryShortStandaloneMonthSymbols: List { \.veryShortStandaloneMonthSymbols }
    package static var quarterSymbols: List { \.quarterSymbols }
    package static var shortQuarterSymbols: List { \.shortQuarterSymbols }
    package static var standaloneQuarterSymbols: List { \.standaloneQuarterSymbols }
    package static var shortStandaloneQuarterSymbols: List { \.shortStandaloneQuarterSymbols }
    package static var eraSymbols: List { \.eraSymbols }
    package static var longEraSymbols: List { \.longEraSymbols }
    package static var amSymbol: Word { \.amSymbol }
    package static var pmSymbol: Word { \.pmSymbol }
}
