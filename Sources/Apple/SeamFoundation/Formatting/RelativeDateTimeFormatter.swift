public import Foundation

/// Says how far a date is from another: `in 3 days`, `yesterday`, as CLDR has it for the language.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether words such as `yesterday` are used.
    public enum DateTimeStyle: Int, Sendable {
        /// Always a number: `1 day ago`.
        case numeric
        /// A word where the language has one.
        case named
    }

    /// How long texts are.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`
        case full
        /// `two months ago`
        case spellOut
        /// `2 mo. ago`
        case short
        /// `2mo ago`
        case abbreviated
    }

    /// Whether words such as `yesterday` are used; ``DateTimeStyle/numeric`` if it is not set.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How long texts are; ``UnitsStyle/full`` if it is not set.
    open var unitsStyle = UnitsStyle.full
    /// Where the text stands. Kept; texts are those for the middle of a sentence.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar by which units are counted; the user's if it is not set.
    open var calendar: Calendar! {
        get { ownCalendar ?? .current }
        set { ownCalendar = newValue }
    }
    private var ownCalendar: Calendar?
    /// The user's locale if it is not set.
    open var locale: Locale! {
        get { ownLocale ?? .current }
        set { ownLocale = newValue }
    }
    private var ownLocale: Locale?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The first unit of `dateComponents` that is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let values: [(Int?, UnicodeFormats.RelativeUnit)] = [
            (dateComponents.year, .year), (dateComponents.month, .month),
            (dateComponents.weekOfMonth ?? dateComponents.weekOfYear, .week), (dateComponents.day, .day),
            (dateComponents.hour, .hour), (dateComponents.minute, .minute), (dateComponents.second, .second),
        ]
        let given = values.compactMap { value, unit in value.map { ($0, unit) } }
        let (value, unit) = given.first { $0.0 != 0 } ?? given.last ?? (0, .second)
        let width: UnicodeFormats.Width =
            switch unitsStyle {
            case .full, .spellOut: .full
            case .short: .short
            case .abbreviated: .narrow
            }
        let text =
            UnicodeFormats.relative(
                Double(value), unit, width: width, usesNames: dateTimeStyle == .named, locale: locale) ?? ""
        return unitsStyle == .spellOut ? UnicodeFormats.spelledOut(text, locale: locale) : text
    }

    /// From now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date.now
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// How far `date` is from another, in whole units.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }
}
