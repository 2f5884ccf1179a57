import Foundation
import UIKit

/// The pages of a calendar, and the days that stand on them. A page is a month of up to 42 days, or a week of seven.
struct CalendarPages {
    let calendar: Calendar
    /// The first day of all.
    let minimum: Date
    /// The last day of all.
    let maximum: Date
    let scope: FSCalendarScope
    let placeholders: FSCalendarPlaceholderType

    static func usualMinimum(_ calendar: Calendar) -> Date {
        calendar.date(from: DateComponents(year: 1970, month: 1, day: 1)) ?? .distantPast
    }

    static func usualMaximum(_ calendar: Calendar) -> Date {
        calendar.date(from: DateComponents(year: 2099, month: 12, day: 31)) ?? .distantFuture
    }

    /// How many there are; one at least.
    var count: Int { max(1, page(of: maximum) + 1) }

    /// How many places for days a page has.
    var placeCount: Int { scope == .month ? 42 : 7 }

    /// The first day of a page: of its month or of its week.
    func start(ofPage page: Int) -> Date {
        let unit: Calendar.Component = scope == .month ? .month : .weekOfYear
        return calendar.date(byAdding: unit, value: page, to: start(of: minimum)) ?? minimum
    }

    /// The first day of the page on which a date is.
    func start(of date: Date) -> Date {
        guard scope == .month else { return weekStart(of: date) }
        return calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
    }

    /// The first day of a date's week.
    func weekStart(of date: Date) -> Date {
        let day = calendar.startOfDay(for: date)
        return calendar.date(byAdding: .day, value: -daysSinceWeekStart(day), to: day) ?? day
    }

    private func daysSinceWeekStart(_ date: Date) -> Int {
        (calendar.component(.weekday, from: date) - calendar.firstWeekday + 7) % 7
    }

    /// The number of the page that has a date; below zero before the first page.
    func page(of date: Date) -> Int {
        let (first, own) = (start(of: minimum), start(of: date))
        if scope == .month { return calendar.dateComponents([.month], from: first, to: own).month ?? 0 }
        return (calendar.dateComponents([.day], from: first, to: own).day ?? 0) / 7
    }

    /// How many days of the month before stand on a month's page.
    private func headCount(_ monthStart: Date) -> Int {
        let days = daysSinceWeekStart(monthStart)
        // With six rows there is always something of the month before.
        return days == 0 && placeholders == .fillSixRows ? 7 : days
    }

    /// How many rows have days of the page.
    func rowCount(ofPage page: Int) -> Int {
        guard scope == .month else { return 1 }
        guard placeholders != .fillSixRows else { return 6 }
        let first = start(ofPage: page)
        let days = calendar.range(of: .day, in: .month, for: first)?.count ?? 31
        return (headCount(first) + days + 6) / 7
    }

    /// The day in a place of a page.
    func date(at path: IndexPath) -> Date {
        let first = start(ofPage: path.section)
        let offset = scope == .month ? path.item - headCount(first) : path.item
        return calendar.date(byAdding: .day, value: offset, to: first) ?? first
    }

    /// Where the day in a place lies beside the month of the page.
    func position(at path: IndexPath) -> FSCalendarMonthPosition {
        guard scope == .month else { return .current }
        let order = calendar.compare(date(at: path), to: start(ofPage: path.section), toGranularity: .month)
        return order == .orderedAscending ? .previous : order == .orderedDescending ? .next : .current
    }

    /// The place of a day on the page of its month or, for other positions, of the month after or before; nil if it has
    /// none there.
    func path(of date: Date, at position: FSCalendarMonthPosition = .current) -> IndexPath? {
        var page = page(of: date)
        if scope == .month {
            switch position {
            case .previous: page += 1
            case .next: page -= 1
            case .current: break
            case .notFound: return nil
            }
        }
        guard page >= 0, page < count else { return nil }
        let first = start(ofPage: page)
        let days = calendar.dateComponents([.day], from: first, to: calendar.startOfDay(for: date)).day ?? 0
        let item = scope == .month ? days + headCount(first) : days
        return item >= 0 && item < placeCount ? IndexPath(item: item, section: page) : nil
    }

    /// Whether a day is neither too early nor too late.
    func contains(_ date: Date) -> Bool {
        calendar.compare(date, to: minimum, toGranularity: .day) != .orderedAscending
            && calendar.compare(date, to: maximum, toGranularity: .day) != .orderedDescending
    }
}
