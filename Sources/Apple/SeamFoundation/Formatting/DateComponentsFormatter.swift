public import Foundation

/// Writes amounts of time: `1:05:00`, `1h 5m`, `1 hour, 5 minutes`, as CLDR has them for the language.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How long texts are. The numbers are Apple's (NSDateComponentsFormatter.h).
    public enum UnitsStyle: Int, Sendable {
        /// `1:10`
        case positional
        /// `1h 10m`
        case abbreviated
        /// `1 hr, 10 min`
        case short
        /// `1 hour, 10 minutes`
        case full
        /// `one hour, ten minutes`
        case spellOut
        /// `1hr 10min`
        case brief
    }

    /// What becomes of units that are zero. The numbers are Apple's (NSDateComponentsFormatter.h).
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Those in front are left out with positions, and all of them with units.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Those in front are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Those between others are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Those at the end are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All of them are left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All units are there, with two digits where they have positions.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How long texts are; ``UnitsStyle/positional`` if it is not set.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may be used; all from years to seconds if it is not set.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units that are zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar by which units are counted, and whose locale texts are in; the user's if it is not set.
    open var calendar: Calendar? = .current
    /// From when the units of an interval are counted; now if it is not set.
    open var referenceDate: Date?
    /// The most units; 0 for all. What is below the last of them is rounded.
    open var maximumUnitCount = 0
    /// Kept, and not looked at.
    open var allowsFractionalUnits = false
    /// Kept, and not looked at.
    open var collapsesLargestUnit = false
    /// Whether the text says that it is not exact. In Korean, English, Japanese and German.
    open var includesApproximationPhrase = false
    /// Whether the text says that the time is left. In Korean, English, Japanese and German.
    open var includesTimeRemainingPhrase = false
    /// Where the text stands. Kept, and not looked at.
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Texts

    /// Writes an amount in that style with the units that it has.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Writes the units that are given.
    open func string(from components: DateComponents) -> String? {
        var given: [TimeUnit: Int] = [:]
        for unit in TimeUnit.allCases { given[unit] = unit.value(in: components) }
        guard !given.isEmpty else { return nil }
        if allowedUnits.isEmpty { return text(units: TimeUnit.allCases.filter { given[$0] != nil }, given) }
        // Others are turned into those that are allowed.
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return (calendar ?? .current).date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    /// Writes an interval in seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// Writes the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let calendar = calendar ?? .current
        let units = usedUnits
        func values(to end: Date) -> [TimeUnit: Int] {
            let components = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: end)
            return Dictionary(uniqueKeysWithValues: units.map { ($0, $0.value(in: components) ?? 0) })
        }
        // What is below the smallest unit is rounded to it.
        let interval = endDate.timeIntervalSince(startDate)
        var smallest = units.last?.seconds ?? 1
        if maximumUnitCount > 0, let first = units.firstIndex(where: { (values(to: endDate)[$0] ?? 0) != 0 }) {
            smallest = max(smallest, units[min(first + maximumUnitCount, units.count) - 1].seconds)
        }
        let rounded = smallest <= 1 ? interval.rounded(.towardZero) : (interval / smallest).rounded() * smallest
        let end = maximumUnitCount > 0 || smallest <= 1 ? startDate.addingTimeInterval(rounded) : endDate
        return text(units: units, values(to: end))
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let number as NSNumber: string(from: number.doubleValue)
        default: nil
        }
    }

    private var usedUnits: [TimeUnit] {
        let units = TimeUnit.allCases.filter { allowedUnits.contains($0.option) }
        return units.isEmpty ? TimeUnit.allCases : units
    }

    private func text(units: [TimeUnit], _ values: [TimeUnit: Int]) -> String? {
        var shown = units.map { ($0, values[$0] ?? 0) }
        let isNegative = shown.contains { $0.1 < 0 }
        if isNegative { shown = shown.map { ($0.0, abs($0.1)) } }
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        let last = units.last
        if behavior.contains(.dropLeading) { shown = Array(shown.drop { $0.1 == 0 }) }
        if behavior.contains(.dropTrailing) { while shown.last?.1 == 0 { shown.removeLast() } }
        if behavior.contains(.dropMiddle), let first = shown.first, let end = shown.last {
            shown = shown.filter { $0.1 != 0 || $0.0 == first.0 || $0.0 == end.0 }
        }
        if shown.isEmpty, let last { shown = [(last, 0)] }
        if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
        let text = unitsStyle == .positional ? positions(shown, isPadded: behavior.contains(.pad)) : words(shown)
        return text.map { phrase((isNegative ? "-" : "") + $0) }
    }

    private var locale: Locale { calendar?.locale ?? .current }

    private func positions(_ shown: [(TimeUnit, Int)], isPadded: Bool) -> String? {
        let clock = shown.filter { $0.0.seconds < TimeUnit.day.seconds }
        let larger = shown.filter { $0.0.seconds >= TimeUnit.day.seconds }
        let digits = clock.enumerated().map { index, part in
            let text = String(part.1)
            return text.count < 2 && (isPadded || index > 0 || !larger.isEmpty && part.0 != .hour) ? "0" + text : text
        }
        let front = larger.compactMap {
            UnicodeFormats.measure(Double($0.1), unit: $0.0.name, width: .narrow, locale: locale)
        }
        return (front + (digits.isEmpty ? [] : [digits.joined(separator: ":")])).joined(separator: " ")
    }

    private func words(_ shown: [(TimeUnit, Int)]) -> String? {
        let width: UnicodeFormats.Width =
            switch unitsStyle {
            case .full, .spellOut: .full
            case .short, .brief: .short
            case .abbreviated, .positional: .narrow
            }
        var parts = shown.compactMap {
            UnicodeFormats.measure(Double($0.1), unit: $0.0.name, width: width, locale: locale)
        }
        guard parts.count == shown.count else { return nil }
        if unitsStyle == .brief { parts = parts.map { $0.replacing(/[ \u{a0}\u{202f}]/, with: "") } }
        let lists = unitsStyle == .brief ? .narrow : width
        let text = parts.count == 1 ? parts[0] : UnicodeFormats.units(parts, width: lists, locale: locale)
        return unitsStyle == .spellOut ? text.map { UnicodeFormats.spelledOut($0, locale: locale) } : text
    }

    /// CLDR has no such sentences.
    private func phrase(_ text: String) -> String {
        var text = text
        let language = locale.language.languageCode?.identifier
        if includesApproximationPhrase {
            switch language {
            case "ko": text = "약 " + text
            case "ja": text = "約" + text
            case "de": text = "Etwa " + text
            case "en": text = "About " + text
            default: break
            }
        }
        if includesTimeRemainingPhrase {
            switch language {
            case "ko": text += " 남음"
            case "ja": text = "残り" + text
            case "de": text = "Noch " + text
            case "en": text += " remaining"
            default: break
            }
        }
        return text
    }
}
