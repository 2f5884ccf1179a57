import Foundation

/// A way to write a day or a time of day.
struct DayExpression: Sendable {
    let pattern: NSRegularExpression
    /// The day of the parts of a match; nil if there is no such day. Gets the parts by number, the time now, and the calendar.
    let date: @Sendable ((Int) -> String?, Date, Calendar) -> Date?
}

/// The ways to write a day that are found in a text: the first that fits is taken.
enum DayExpressions {
    /// A time in English or in numbers, behind a day.
    private static let timePattern =
        #"(?:,? (?:at )?([0-9]{1,2})(?::([0-9]{2}))?(?: ?(a\.m\.|p\.m\.|am|pm))?(?![\p{L}\p{N}]))?"#
    /// A time in Korean, behind a day.
    private static let koreanTime = #"(?: (?:(오전|오후) ?)?([0-9]{1,2})시(?: ?([0-9]{1,2})분)?)?"#
    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    private static let monthNames =
        "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|"
        + "nov(?:ember)?|dec(?:ember)?)\\.?"
    private static let weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
    private static let start = #"(?<![\p{L}\p{N}./-])"#

    static let all: [DayExpression] = [
        // 2024-01-31T10:00:00Z
        DayExpression(
            pattern: .init(
                known: start
                    + #"([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]+)?(?:Z|[+-][0-9]{2}:?[0-9]{2}))"#
            )
        ) { part, _, _ in
            let formatter = ISO8601DateFormatter()
            let text = part(1) ?? ""
            formatter.formatOptions =
                text.contains(".") ? [.withInternetDateTime, .withFractionalSeconds] : .withInternetDateTime
            return formatter.date(from: text)
        },
        // 2024-01-31, 2024/1/31, 2024. 1. 31.
        DayExpression(
            pattern: .init(
                known: start + #"([0-9]{4})(?:-|/|\. ?)([0-9]{1,2})(?:-|/|\. ?)([0-9]{1,2})(?![0-9])"# + timePattern)
        ) {
            day(year: $0(1), month: $0(2), day: $0(3), hour: $0(4), minute: $0(5), half: $0(6), $1, $2)
        },
        // 1/31/2024
        DayExpression(
            pattern: .init(known: start + #"([0-9]{1,2})/([0-9]{1,2})/([0-9]{4}|[0-9]{2})(?![0-9])"# + timePattern)
        ) {
            part, now, calendar in
            let isDayFirst =
                DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: .current)?.hasPrefix("d") == true
            let year = part(3).map { $0.count == 2 ? "20" + $0 : $0 }
            return day(
                year: year, month: part(isDayFirst ? 2 : 1), day: part(isDayFirst ? 1 : 2), hour: part(4),
                minute: part(5),
                half: part(6), now, calendar)
        },
        // January 31, 2024; Jan 31
        DayExpression(
            pattern: .init(
                known: start + monthNames + #" ([0-9]{1,2})(?:st|nd|rd|th)?(?![0-9])(?:,? ([0-9]{4})(?![0-9]))?"#
                    + timePattern)
        ) { day(year: $0(3), month: number($0(1)), day: $0(2), hour: $0(4), minute: $0(5), half: $0(6), $1, $2) },
        // 31 January 2024
        DayExpression(
            pattern: .init(
                known: start + #"([0-9]{1,2})(?:st|nd|rd|th)? "# + monthNames + #"(?![\p{L}])(?:,? ([0-9]{4}))?"#
                    + timePattern)
        ) { day(year: $0(3), month: number($0(2)), day: $0(1), hour: $0(4), minute: $0(5), half: $0(6), $1, $2) },
        // 2024년 1월 31일 오후 3시 30분
        DayExpression(
            pattern: .init(known: #"(?:([0-9]{4})년 ?)?([0-9]{1,2})월 ?([0-9]{1,2})일"# + koreanTime)
        ) { day(year: $0(1), month: $0(2), day: $0(3), hour: $0(5), minute: $0(6), half: $0(4), $1, $2) },
        // tomorrow at 5 pm
        DayExpression(pattern: .init(known: start + #"(today|tomorrow|tonight)(?![\p{L}])"# + timePattern)) {
            part, now, calendar in
            let word = part(1)?.lowercased()
            let hour = part(2) ?? (word == "tonight" ? "20" : nil)
            return calendar.date(byAdding: .day, value: word == "tomorrow" ? 1 : 0, to: now).flatMap {
                time(hour: hour, minute: part(3), half: part(4), on: $0, calendar)
            }
        },
        // 내일 오후 3시
        DayExpression(pattern: .init(known: #"(오늘|내일|모레)(?![\p{L}])"# + koreanTime)) { part, now, calendar in
            let days = ["오늘": 0, "내일": 1, "모레": 2][part(1) ?? ""] ?? 0
            return calendar.date(byAdding: .day, value: days, to: now).flatMap {
                time(hour: part(3), minute: part(4), half: part(2), on: $0, calendar)
            }
        },
        // next Monday
        DayExpression(
            pattern: .init(
                known: start + #"(?:(next|this|on) )(sun|mon|tues|wednes|thurs|fri|satur)day(?![\p{L}])"# + timePattern)
        ) { part, now, calendar in
            guard let name = part(2)?.lowercased(), let weekday = weekdays.firstIndex(of: String(name.prefix(3))) else {
                return nil
            }
            return calendar.nextDate(
                after: now, matching: DateComponents(weekday: weekday + 1), matchingPolicy: .nextTime
            ).flatMap { time(hour: part(3), minute: part(4), half: part(5), on: $0, calendar) }
        },
        // at 5:30 pm
        DayExpression(
            pattern: .init(
                known: #"(?<![\p{L}\p{N}.:/-])([0-9]{1,2})(?::([0-9]{2}))?(?: ?(a\.m\.|p\.m\.|am|pm))(?![\p{L}\p{N}])"#)
        ) { time(hour: $0(1), minute: $0(2), half: $0(3), on: $1, $2) },
    ]

    private static func number(_ month: String?) -> String? {
        month.flatMap { months.firstIndex(of: String($0.lowercased().prefix(3))) }.map { String($0 + 1) }
    }

    /// A day of a year, or of the one now.
    private static func day(
        year: String?, month: String?, day: String?, hour: String?, minute: String?, half: String?, _ now: Date,
        _ calendar: Calendar
    ) -> Date? {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        let components = DateComponents(
            year: year.flatMap { Int($0) } ?? gregorian.component(.year, from: now), month: month.flatMap { Int($0) },
            day: day.flatMap { Int($0) })
        guard components.isValidDate(in: gregorian), let date = gregorian.date(from: components) else { return nil }
        return time(hour: hour, minute: minute, half: half, on: date, gregorian)
    }

    /// A time of a day: noon if none is given.
    private static func time(
        hour: String?, minute: String?, half: String?, on date: Date, _ calendar: Calendar
    ) -> Date? {
        var hours = hour.flatMap { Int($0) } ?? 12
        let minutes = minute.flatMap { Int($0) } ?? 0
        if hour != nil, let half = half?.lowercased() {
            guard (1...12).contains(hours) else { return nil }
            let isLater = half.hasPrefix("p") || half == "오후"
            hours = hours % 12 + (isLater ? 12 : 0)
        }
        guard (0..<24).contains(hours), (0..<60).contains(minutes) else { return nil }
        return calendar.date(bySettingHour: hours, minute: minutes, second: 0, of: date)
    }
}
