public import Foundation

extension Date.ComponentsFormatStyle {
    /// How long texts are.
    public struct Style: Hashable, Codable, Sendable {
        private let name: String

        /// `2 hr, 10 min`
        public static let abbreviated = Style(name: "abbreviated")
        /// `2hr 10min`
        public static let condensedAbbreviated = Style(name: "condensedAbbreviated")
        /// `2h 10m`
        public static let narrow = Style(name: "narrow")
        /// `two hours, ten minutes`
        public static let spellOut = Style(name: "spellOut")
        /// `2 hours, 10 minutes`
        public static let wide = Style(name: "wide")
        /// `2:10:00`
        static let positional = Style(name: "positional")

        var units: DateComponentsFormatter.UnitsStyle {
            switch self {
            case .abbreviated: .short
            case .condensedAbbreviated: .brief
            case .narrow: .abbreviated
            case .spellOut: .spellOut
            case .positional: .positional
            default: .full
            }
        }
    }
}

extension Date.ComponentsFormatStyle.Field {
    fileprivate var unit: TimeUnit? {
        let units: [Date.ComponentsFormatStyle.Field: TimeUnit] = [
            .year: .year, .month: .month, .week: .week, .day: .day, .hour: .hour, .minute: .minute, .second: .second,
        ]
        return units[self]
    }
}

extension Date {
    // Foundation has a style of Apple's name that nothing can be kept in.
    /// Writes the time between two dates as amounts of its units: `2 hours, 10 minutes`.
    public struct _ComponentsFormatStyle: Foundation.FormatStyle, Sendable {
        /// How long texts are.
        public var style: ComponentsFormatStyle.Style
        /// The language of texts.
        public var locale: Locale
        /// The calendar by which units are counted.
        public var calendar: Calendar
        /// The units that may be used; nil for all.
        public var fields: Set<ComponentsFormatStyle.Field>?

        /// Creates a style of texts.
        public init(
            style: ComponentsFormatStyle.Style, locale: Locale = .autoupdatingCurrent,
            calendar: Calendar = .autoupdatingCurrent,
            fields: Set<ComponentsFormatStyle.Field>? = nil
        ) {
            (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
        }

        /// `2:10:00`, without units above hours.
        public static var timeDuration: _ComponentsFormatStyle {
            _ComponentsFormatStyle(style: .positional, fields: [.hour, .minute, .second])
        }

        public func format(_ v: Range<Date>) -> String {
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = style.units
            var calendar = calendar
            calendar.locale = locale
            formatter.calendar = calendar
            let units = fields.map { $0.compactMap(\.unit) } ?? TimeUnit.allCases
            formatter.allowedUnits = units.reduce(into: []) { $0.insert($1.option) }
            return formatter.string(from: v.lowerBound, to: v.upperBound) ?? ""
        }

        public func locale(_ locale: Locale) -> _ComponentsFormatStyle {
            var copy = self
            copy.locale = locale
            return copy
        }

        /// The same, by the units of another calendar.
        public func calendar(_ calendar: Calendar) -> _ComponentsFormatStyle {
            var copy = self
            copy.calendar = calendar
            return copy
        }
    }
}

extension FormatStyle where Self == Date._ComponentsFormatStyle {
    /// `2:10:00`, without units above hours.
    public static var timeDuration: Date._ComponentsFormatStyle { Date._ComponentsFormatStyle.timeDuration }

    /// Amounts of units, such as `2 hours, 10 minutes`.
    ///
    /// - Parameter fields: The units that may be used; nil for all.
    public static func components(
        style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Date._ComponentsFormatStyle { Date._ComponentsFormatStyle(style: style, fields: fields) }
}
