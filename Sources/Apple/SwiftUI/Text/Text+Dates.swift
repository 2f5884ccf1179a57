import Foundation

extension Text {
    /// How a date is shown.
    public struct DateStyle: Sendable, Equatable, Codable {
        enum Kind: String, Sendable, Codable { case date, time, relative, offset, timer }
        let kind: Kind
        /// The date in full.
        public static let date = DateStyle(kind: .date)
        /// The time of day.
        public static let time = DateStyle(kind: .time)
        /// How far it is from now, in the two largest units.
        public static let relative = DateStyle(kind: .relative)
        /// How far it is from now, in the largest unit, with a sign.
        public static let offset = DateStyle(kind: .offset)
        /// How far it is from now, as a clock shows it.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A time that is shown.
    enum Moment: Equatable {
        case date(Date, DateStyle)
        case range(ClosedRange<Date>)
        case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

        /// Whether it is another text each second.
        var isLive: Bool {
            switch self {
            case .date(_, let style): style != .date && style != .time
            case .range: false
            case .timer(_, let pause, _, _): pause == nil
            }
        }
    }

    /// Creates a text from a date. One that tells how far the date is from now goes on with the time.
    public init(_ date: Date, style: DateStyle) { self.init(moment: .date(date, style)) }

    /// Creates a text of two times of day, with their days unless it is one.
    public init(_ dates: ClosedRange<Date>) { self.init(moment: .range(dates)) }

    /// Creates a text of two times of day, with their days unless it is one.
    public init(_ interval: DateInterval) { self.init(moment: .range(interval.start...interval.end)) }

    /// Creates a text that counts the time within an interval, as a clock shows it.
    ///
    /// - Parameters:
    ///   - pauseTime: When the clock stands; nil for one that goes on.
    ///   - countsDown: Whether the time that is left is shown.
    ///   - showsHours: Whether there are hours besides minutes.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            moment: .timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}

extension Text.Moment {
    /// The words at a date.
    func words(now: Date, _ locale: Locale, _ calendar: Calendar, _ timeZone: TimeZone) -> String {
        switch self {
        case .date(let date, let style):
            switch style.kind {
            case .date, .time:
                let formatter = DateFormatter()
                (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, calendar, timeZone)
                formatter.dateStyle = style.kind == .date ? .long : .none
                formatter.timeStyle = style.kind == .date ? .none : .short
                return formatter.string(from: date)
            case .relative: return Self.units(between: now, and: date, most: 2, calendar)
            case .offset:
                return (date < now ? "-" : "+") + Self.units(between: now, and: date, most: 1, calendar)
            case .timer: return Self.clock(abs(date.timeIntervalSince(now)), showsHours: true)
            }
        case .range(let dates):
            let formatter = DateFormatter()
            (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, calendar, timeZone)
            formatter.timeStyle = .short
            var calendar = calendar
            calendar.timeZone = timeZone
            let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
            formatter.dateStyle = isOneDay ? .none : .short
            return formatter.string(from: dates.lowerBound) + " – " + formatter.string(from: dates.upperBound)
        case .timer(let interval, let pause, let countsDown, let showsHours):
            let moment = min(max(pause ?? now, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown
                ? interval.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(interval.lowerBound)
            return Self.clock(countsDown ? seconds.rounded(.up) : seconds, showsHours: showsHours)
        }
    }

    private static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let whole = Int(min(seconds, 1e9))
        let (minutes, rest) = (whole / 60, whole % 60)
        guard showsHours, minutes >= 60 else { return "\(minutes):" + String(format: "%02d", rest) }
        return "\(minutes / 60):" + String(format: "%02d:%02d", minutes % 60, rest)
    }

    /// The largest units of a distance, as `2 hr, 23 min`.
    private static func units(between now: Date, and date: Date, most: Int, _ calendar: Calendar) -> String {
        let parts = calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: min(now, date), to: max(now, date))
        let values: [(Int, String, String)] = [
            (parts.year ?? 0, "yr", "yrs"), (parts.month ?? 0, "mth", "mths"), (parts.day ?? 0, "day", "days"),
            (parts.hour ?? 0, "hr", "hr"), (parts.minute ?? 0, "min", "min"), (parts.second ?? 0, "sec", "sec"),
        ]
        guard let first = values.firstIndex(where: { $0.0 != 0 }) else { return "0 sec" }
        return values[first..<min(first + most, values.count)].filter { $0.0 != 0 }.map {
            "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)"
        }.joined(separator: ", ")
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Inserts a date, which goes on with the time if its style tells how far it is from now.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    /// Inserts two times of day.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

    /// Inserts two times of day.
    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

    /// Inserts what a clock shows that counts within an interval.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        appendInterpolation(
            Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}
