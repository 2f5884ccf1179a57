import Foundation

@testable import UIKit

/// A delegate of a calendar view and of its selections that notes what it hears.
@MainActor
final class CalendarProbe: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
{
    var heard: [String] = []
    var decorations: [Int: UICalendarView.Decoration] = [:]
    var asked: [Int] = []
    /// Days that cannot be selected.
    var refused: Set<Int> = []
    var kept: Set<Int> = []

    private func text(_ day: DateComponents?) -> String {
        guard let day else { return "none" }
        return "\(day.year ?? 0)-\(day.month ?? 0)-\(day.day ?? 0)"
    }

    func calendarView(_ view: UICalendarView, decorationFor day: DateComponents) -> UICalendarView.Decoration? {
        asked.append(day.day ?? 0)
        return decorations[day.day ?? 0]
    }

    func calendarView(_ view: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents) {
        heard.append("from \(previous.year ?? 0)-\(previous.month ?? 0)")
    }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate day: DateComponents?) {
        heard.append("selected \(text(day))")
    }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate day: DateComponents?) -> Bool {
        !refused.contains(day?.day ?? 0)
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate day: DateComponents) {
        heard.append("selected \(text(day))")
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate day: DateComponents) {
        heard.append("deselected \(text(day))")
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate day: DateComponents) -> Bool {
        !refused.contains(day.day ?? 0)
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate day: DateComponents) -> Bool {
        !kept.contains(day.day ?? 0)
    }

    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear week: DateComponents?
    ) {
        heard.append("week \(week?.yearForWeekOfYear ?? 0)-\(week?.weekOfYear ?? 0)")
    }
}
