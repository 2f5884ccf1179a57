public import Foundation

/// A day of the week, in one of the weeks of a month or year.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
    /// The day.
    public let dayOfTheWeek: EKWeekday
    /// The week, from the end if it is negative; 0 for each.
    public let weekNumber: Int

    /// A day of each week.
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek, weekNumber: 0) }
    /// A day of a week.
    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    }
    /// A day of a week.
    public convenience init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek, weekNumber: weekNumber)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? EKRecurrenceDayOfWeek).map { $0.dayOfTheWeek == dayOfTheWeek && $0.weekNumber == weekNumber }
            ?? false
    }
    open override var hash: Int { dayOfTheWeek.rawValue &* 31 &+ weekNumber }
}

/// When something repeats no more.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
    /// After this time; nil where it is counted.
    public let endDate: Date?
    /// After so many times; 0 where there is a time.
    public let occurrenceCount: Int

    /// The end at a time.
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    /// The end after so many times.
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, max(1, occurrenceCount)) }
}

/// How something repeats.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
    struct Values: Codable, Hashable {
        struct Day: Codable, Hashable {
            var day: EKWeekday
            var week: Int
        }
        var frequency: EKRecurrenceFrequency
        var interval = 1
        var days: [Day]?
        var monthDays: [Int]?
        var months: [Int]?
        var endDate: Date?
        var count: Int?
    }
    var values: Values

    init(_ values: Values) { self.values = values }

    /// Every so many days, weeks, months or years.
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        values = Values(frequency: type, interval: max(1, interval))
        super.init()
        recurrenceEnd = end
    }

    /// On days of weeks, months or years. Weeks and days of a year, and positions, are not looked at.
    public convenience init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        self.init(recurrenceWith: type, interval: interval, end: end)
        values.days = days?.map { .init(day: $0.dayOfTheWeek, week: $0.weekNumber) }
        values.monthDays = monthDays?.map(\.intValue)
        values.months = months?.map(\.intValue)
    }

    /// How often.
    open var frequency: EKRecurrenceFrequency { values.frequency }
    /// Every how many of them.
    open var interval: Int { values.interval }
    /// The first day of a week; 0: what the person's calendar says.
    open var firstDayOfTheWeek: Int { 0 }
    /// The days of the week; nil for that of the event.
    open var daysOfTheWeek: [EKRecurrenceDayOfWeek]? {
        values.days?.map { EKRecurrenceDayOfWeek($0.day, weekNumber: $0.week) }
    }
    /// The days of the month; nil for that of the event.
    open var daysOfTheMonth: [NSNumber]? { values.monthDays?.map { NSNumber(value: $0) } }
    /// The months of the year; nil for that of the event.
    open var monthsOfTheYear: [NSNumber]? { values.months?.map { NSNumber(value: $0) } }
    /// The name of the calendar that counts.
    open var calendarIdentifier: String { "gregorian" }
    /// When it repeats no more; nil for never.
    open var recurrenceEnd: EKRecurrenceEnd? {
        get {
            values.endDate.map { EKRecurrenceEnd(end: $0) } ?? values.count.map { EKRecurrenceEnd(occurrenceCount: $0) }
        }
        set {
            values.endDate = newValue?.endDate
            values.count = newValue.flatMap { $0.endDate == nil ? $0.occurrenceCount : nil }
        }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? EKRecurrenceRule)?.values == values }
    open override var hash: Int { values.hashValue }
}

extension EKRecurrenceRule.Values {
    /// The times from a first one on, up to an end, of which some may be left out.
    func dates(from first: Date, until end: Date, _ calendar: Calendar = .current) -> [Date] {
        var found: [Date] = []
        let last = min(end, endDate ?? end)
        var step = 0
        // A rule without any day would never end.
        while step < 20_000 {
            guard let base = calendar.date(byAdding: component, value: step * interval, to: first),
                start(of: base, calendar) <= last
            else { break }
            step += 1
            for date in days(around: base, first, calendar) where date >= first {
                guard date <= last, found.count < count ?? .max else { return found }
                found.append(date)
            }
        }
        return found
    }

    private var component: Calendar.Component {
        switch frequency {
        case .daily: .day
        case .weekly: .weekOfYear
        case .monthly: .month
        case .yearly: .year
        }
    }

    private func start(of base: Date, _ calendar: Calendar) -> Date {
        calendar.dateInterval(of: component, for: base)?.start ?? base
    }

    /// The times of one day, week, month or year.
    private func days(around base: Date, _ first: Date, _ calendar: Calendar) -> [Date] {
        let candidates: [Date]
        switch frequency {
        case .daily: candidates = [base]
        case .weekly:
            guard let days else { return [base] }
            candidates = dates(in: .weekOfYear, of: base, first, calendar) { date in
                days.contains { $0.day.rawValue == calendar.component(.weekday, from: date) }
            }
        case .monthly:
            if days == nil, monthDays == nil { return same(calendar.component(.day, from: first), base, calendar) }
            candidates = dates(in: .month, of: base, first, calendar) { fitsMonth($0, calendar) }
        case .yearly:
            if days == nil, monthDays == nil, months == nil {
                return same(calendar.component(.day, from: first), base, calendar)
            }
            let day = calendar.component(.day, from: first)
            candidates = dates(in: .year, of: base, first, calendar) { date in
                guard months?.contains(calendar.component(.month, from: date)) ?? true else { return false }
                if days == nil, monthDays == nil { return calendar.component(.day, from: date) == day }
                return fitsMonth(date, calendar)
            }
        }
        guard frequency != .yearly, let months else { return candidates }
        return candidates.filter { months.contains(calendar.component(.month, from: $0)) }
    }

    /// A month that lacks the day has no time.
    private func same(_ day: Int, _ base: Date, _ calendar: Calendar) -> [Date] {
        calendar.component(.day, from: base) == day ? [base] : []
    }

    private func fitsMonth(_ date: Date, _ calendar: Calendar) -> Bool {
        let day = calendar.component(.day, from: date)
        let length = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        if let monthDays { return monthDays.contains(day) || monthDays.contains(day - length - 1) }
        return (days ?? []).contains { wanted in
            guard wanted.day.rawValue == calendar.component(.weekday, from: date) else { return false }
            return wanted.week == 0 || wanted.week == (day - 1) / 7 + 1 || wanted.week == -((length - day) / 7 + 1)
        }
    }

    private func dates(
        in span: Calendar.Component, of base: Date, _ first: Date, _ calendar: Calendar, where fits: (Date) -> Bool
    ) -> [Date] {
        guard let interval = calendar.dateInterval(of: span, for: base) else { return [] }
        let time = calendar.dateComponents([.hour, .minute, .second], from: first)
        var found: [Date] = []
        var day = interval.start
        while day < interval.end {
            if fits(day),
                let date = calendar.date(
                    bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
            {
                found.append(date)
            }
            guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { break }
            day = next
        }
        return found
    }
}
