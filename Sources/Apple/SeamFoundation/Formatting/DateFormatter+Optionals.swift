public import Foundation
internal import SeamPrimitives

// The names of days, months and the like are implicitly unwrapped on iOS, as Objective-C may say none. Foundation on Linux
// has them without: an app that writes `weekdaySymbols!` means these.

extension DateFormatter {
    /// The formatter's `weekdaySymbols`, which are always there.
    @_disfavoredOverload
    public var weekdaySymbols: [String]? {
        get { self[keyPath: DateWords.weekdaySymbols] }
        set { self[keyPath: DateWords.weekdaySymbols] = newValue ?? [] }
    }
    /// The formatter's `shortWeekdaySymbols`, which are always there.
    @_disfavoredOverload
    public var shortWeekdaySymbols: [String]? {
        get { self[keyPath: DateWords.shortWeekdaySymbols] }
        set { self[keyPath: DateWords.shortWeekdaySymbols] = newValue ?? [] }
    }
    /// The formatter's `veryShortWeekdaySymbols`, which are always there.
    @_disfavoredOverload
    public var veryShortWeekdaySymbols: [String]? {
        get { self[keyPath: DateWords.veryShortWeekdaySymbols] }
        set { self[keyPath: DateWords.veryShortWeekdaySymbols] = newValue ?? [] }
    }
    /// The formatter's `standaloneWeekdaySymbols`, which are always there.
    @_disfavoredOverload
    public var standaloneWeekdaySymbols: [String]? {
        get { self[keyPath: DateWords.standaloneWeekdaySymbols] }
        set { self[keyPath: DateWords.standaloneWeekdaySymbols] = newValue ?? [] }
    }
    /// The formatter's `shortStandaloneWeekdaySymbols`, which are always there.
    @_disfavoredOverload
    public var shortStandaloneWeekdaySymbols: [String]? {
        get { self[keyPath: DateWords.shortStandaloneWeekdaySymbols] }
        set { self[keyPath: DateWords.shortStandaloneWeekdaySymbols] = newValue ?? [] }
    }
    /// The formatter's `veryShortStandaloneWeekdaySymbols`, which are always there.
    @_disfavoredOverload
    public var veryShortStandaloneWeekdaySymbols: [String]? {
        get { self[keyPath: DateWords.veryShortStandaloneWeekdaySymbols] }
        set { self[keyPath: DateWords.veryShortStandaloneWeekdaySymbols] = newValue ?? [] }
    }
    /// The formatter's `monthSymbols`, which are always there.
    @_disfavoredOverload
    public var monthSymbols: [String]? {
        get { self[keyPath: DateWords.monthSymbols] }
        set { self[keyPath: DateWords.monthSymbols] = newValue ?? [] }
    }
    /// The formatter's `shortMonthSymbols`, which are always there.
    @_disfavoredOverload
    public var shortMonthSymbols: [String]? {
        get { self[keyPath: DateWords.shortMonthSymbols] }
        set { self[keyPath: DateWords.shortMonthSymbols] = newValue ?? [] }
    }
    /// The formatter's `veryShortMonthSymbols`, which are always there.
    @_disfavoredOverload
    public var veryShortMonthSymbols: [String]? {
        get { self[keyPath: DateWords.veryShortMonthSymbols] }
        set { self[keyPath: DateWords.veryShortMonthSymbols] = newValue ?? [] }
    }
    /// The formatter's `standaloneMonthSymbols`, which are always there.
    @_disfavoredOverload
    public var standaloneMonthSymbols: [String]? {
        get { self[keyPath: DateWords.standaloneMonthSymbols] }
        set { self[keyPath: DateWords.standaloneMonthSymbols] = newValue ?? [] }
    }
    /// The formatter's `shortStandaloneMonthSymbols`, which are always there.
    @_disfavoredOverload
    public var shortStandaloneMonthSymbols: [String]? {
        get { self[keyPath: DateWords.shortStandaloneMonthSymbols] }
        set { self[keyPath: DateWords.shortStandaloneMonthSymbols] = newValue ?? [] }
    }
    /// The formatter's `veryShortStandaloneMonthSymbols`, which are always there.
    @_disfavoredOverload
    public var veryShortStandaloneMonthSymbols: [String]? {
        get { self[keyPath: DateWords.veryShortStandaloneMonthSymbols] }
        set { self[keyPath: DateWords.veryShortStandaloneMonthSymbols] = newValue ?? [] }
    }
    /// The formatter's `quarterSymbols`, which are always there.
    @_disfavoredOverload
    public var quarterSymbols: [String]? {
        get { self[keyPath: DateWords.quarterSymbols] }
        set { self[keyPath: DateWords.quarterSymbols] = newValue ?? [] }
    }
    /// The formatter's `shortQuarterSymbols`, which are always there.
    @_disfavoredOverload
    public var shortQuarterSymbols: [String]? {
        get { self[keyPath: DateWords.shortQuarterSymbols] }
        set { self[keyPath: DateWords.shortQuarterSymbols] = newValue ?? [] }
    }
    /// The formatter's `standaloneQuarterSymbols`, which are always there.
    @_disfavoredOverload
    public var standaloneQuarterSymbols: [String]? {
        get { self[keyPath: DateWords.standaloneQuarterSymbols] }
        set { self[keyPath: DateWords.standaloneQuarterSymbols] = newValue ?? [] }
    }
    /// The formatter's `shortStandaloneQuarterSymbols`, which are always there.
    @_disfavoredOverload
    public var shortStandaloneQuarterSymbols: [String]? {
        get { self[keyPath: DateWords.shortStandaloneQuarterSymbols] }
        set { self[keyPath: DateWords.shortStandaloneQuarterSymbols] = newValue ?? [] }
    }
    /// The formatter's `eraSymbols`, which are always there.
    @_disfavoredOverload
    public var eraSymbols: [String]? {
        get { self[keyPath: DateWords.eraSymbols] }
        set { self[keyPath: DateWords.eraSymbols] = newValue ?? [] }
    }
    /// The formatter's `longEraSymbols`, which are always there.
    @_disfavoredOverload
    public var longEraSymbols: [String]? {
        get { self[keyPath: DateWords.longEraSymbols] }
        set { self[keyPath: DateWords.longEraSymbols] = newValue ?? [] }
    }
    /// The formatter's `amSymbol`, which is always there.
    @_disfavoredOverload
    public var amSymbol: String? {
        get { self[keyPath: DateWords.amSymbol] }
        set { self[keyPath: DateWords.amSymbol] = newValue ?? "" }
    }
    /// The formatter's `pmSymbol`, which is always there.
    @_disfavoredOverload
    public var pmSymbol: String? {
        get { self[keyPath: DateWords.pmSymbol] }
        set { self[keyPath: DateWords.pmSymbol] = newValue ?? "" }
    }
}
