import FSCalendar
import Testing
import UIKit

@MainActor
struct FSCalendarTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 350, height: 600))
    private let calendar = FSCalendar(frame: CGRect(x: 0, y: 0, width: 350, height: 300))

    init() {
        calendar.locale = Locale(identifier: "en_US")
        calendar.today = day(2024, 2, 10)
        window.addSubview(calendar)
        window.isHidden = false
        calendar.setCurrentPage(day(2024, 2, 14), animated: false)
        calendar.layoutIfNeeded()
    }

    private func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
        Calendar(identifier: .gregorian).date(from: DateComponents(year: year, month: month, day: day))!
    }

    /// Ends a touch on a day, which is what a tap comes to.
    private func tap(_ date: Date, _ position: FSCalendarMonthPosition = .current) throws {
        let cell = try #require(calendar.cell(for: date, at: position))
        let days = try #require(calendar.subviews.compactMap { $0 as? UICollectionView }.first)
        let path = try #require(days.indexPath(for: cell))
        _ = days.delegate?.collectionView(days, shouldSelectItemAt: path)
    }

    @Test func aMonthHasSixRows() throws {
        #expect(calendar.currentPage == day(2024, 2, 1))
        // February 2024 began on a Thursday.
        let first = try #require(calendar.cell(for: day(2024, 2, 1), at: .current))
        #expect(first.titleLabel.text == "1" && !first.isPlaceholder)
        #expect(calendar.frame(for: day(2024, 2, 1)).minX == 200)
        #expect(calendar.visibleCells().count == 42)
        let before = try #require(calendar.cell(for: day(2024, 1, 31), at: .previous))
        #expect(before.isPlaceholder && calendar.monthPosition(for: before) == .previous)
        #expect(calendar.date(for: before) == day(2024, 1, 31))
    }

    @Test func weekdaysBeginWithTheFirst() {
        #expect(
            calendar.calendarWeekdayView.weekdayLabels.map(\.text) == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
        calendar.firstWeekday = 2
        calendar.appearance.caseOptions = .weekdayUsesSingleUpperCase
        calendar.layoutIfNeeded()
        #expect(calendar.calendarWeekdayView.weekdayLabels.first?.text == "M")
        #expect(calendar.frame(for: day(2024, 2, 1)).minX == 150)
    }

    @Test func aMonthThatBeginsTheWeekHasAWeekBefore() {
        // September 2024 began on a Sunday.
        calendar.setCurrentPage(day(2024, 9, 1), animated: false)
        calendar.layoutIfNeeded()
        #expect(calendar.cell(for: day(2024, 8, 25), at: .previous) != nil)
        calendar.placeholderType = .fillHeadTail
        calendar.layoutIfNeeded()
        #expect(calendar.cell(for: day(2024, 8, 25), at: .previous) == nil)
        #expect(calendar.visibleCells().count == 35)
    }

    @Test func aTapSelectsADayAndTells() throws {
        let listener = Listener()
        calendar.delegate = listener
        try tap(day(2024, 2, 14))
        try tap(day(2024, 2, 15))
        #expect(calendar.selectedDates == [day(2024, 2, 15)])
        #expect(listener.heard == ["select 14", "deselect 14", "select 15"])
        #expect(calendar.cell(for: day(2024, 2, 15), at: .current)?.isSelected == true)
        #expect(calendar.cell(for: day(2024, 2, 14), at: .current)?.isSelected == false)
    }

    @Test func severalDaysAreSelectedAndTakenBack() throws {
        let listener = Listener()
        calendar.delegate = listener
        calendar.allowsMultipleSelection = true
        try tap(day(2024, 2, 14))
        try tap(day(2024, 2, 15))
        try tap(day(2024, 2, 14))
        #expect(calendar.selectedDates == [day(2024, 2, 15)])
        #expect(listener.heard == ["select 14", "select 15", "deselect 14"])
    }

    @Test func theProgramSelectsWithoutTelling() {
        let listener = Listener()
        calendar.delegate = listener
        calendar.select(day(2024, 3, 3))
        #expect(calendar.selectedDate == day(2024, 3, 3) && listener.heard == ["page 3"])
        calendar.deselect(day(2024, 3, 3))
        #expect(calendar.selectedDate == nil)
    }

    @Test func boundsComeFromTheDataSource() throws {
        let source = Source(first: day(2024, 2, 5), last: day(2024, 3, 20))
        calendar.dataSource = source
        calendar.layoutIfNeeded()
        try tap(day(2024, 2, 4))
        #expect(calendar.selectedDate == nil)
        calendar.select(day(2024, 3, 21))
        #expect(calendar.selectedDate == nil)
        let cell = try #require(calendar.cell(for: day(2024, 2, 5), at: .current))
        #expect(cell.subtitle == "오늘" && cell.numberOfEvents == 2 && cell.eventIndicator.numberOfEvents == 2)
        #expect(calendar.cell(for: day(2024, 2, 4), at: .current)?.isPlaceholder == true)
    }

    @Test func weeksAskForLessHeight() throws {
        let listener = Listener()
        calendar.delegate = listener
        calendar.select(day(2024, 2, 14))
        calendar.setScope(.week, animated: false)
        // 40 of titles, 25 of weekdays, a row of 37.5 and 5 above and below it.
        #expect(listener.height == 112.5)
        #expect(calendar.currentPage == day(2024, 2, 11))
        calendar.frame.size.height = 112.5
        calendar.layoutIfNeeded()
        #expect(calendar.visibleCells().count == 7)
        calendar.scope = .month
        #expect(listener.height == 300 && calendar.currentPage == day(2024, 2, 1))
    }

    @Test func todayAndTheDelegateColourDays() throws {
        let today = try #require(calendar.cell(for: day(2024, 2, 10), at: .current))
        #expect(today.dateIsToday && today.shapeLayer.opacity == 1)
        #expect(today.shapeLayer.fillColor == calendar.appearance.todayColor?.cgColor)
        let painter = Painter()
        calendar.delegate = painter
        let cell = try #require(calendar.cell(for: day(2024, 2, 12), at: .current))
        #expect(cell.shapeLayer.fillColor == UIColor.green.cgColor && cell.shapeLayer.opacity == 1)
        #expect(cell.titleLabel.textColor == calendar.appearance.titleDefaultColor)
    }

    @Test func allMonthsMayStandInOneList() {
        calendar.scrollDirection = .vertical
        calendar.pagingEnabled = false
        calendar.layoutIfNeeded()
        #expect(calendar.calendarHeaderView.isHidden)
        #expect(calendar.cell(for: day(2024, 2, 1), at: .current)?.bounds.height == 38)
        #expect(calendar.visibleCells().allSatisfy { $0.monthPosition == .current })
    }
}

private final class Listener: NSObject, FSCalendarDelegate {
    var heard: [String] = []
    var height: CGFloat = 0

    private func number(_ date: Date, _ unit: Calendar.Component = .day) -> Int {
        Calendar(identifier: .gregorian).component(unit, from: date)
    }

    func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition) {
        heard.append("select \(number(date))")
    }

    func calendar(_ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition) {
        heard.append("deselect \(number(date))")
    }

    func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool) {
        height = bounds.height
    }

    func calendarCurrentPageDidChange(_ calendar: FSCalendar) {
        heard.append("page \(number(calendar.currentPage, .month))")
    }
}

private final class Source: NSObject, FSCalendarDataSource {
    let first: Date
    let last: Date

    init(first: Date, last: Date) { (self.first, self.last) = (first, last) }

    func minimumDate(for calendar: FSCalendar) -> Date { first }
    func maximumDate(for calendar: FSCalendar) -> Date { last }
    func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String? { date == first ? "오늘" : nil }
    func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int { date == first ? 2 : 0 }
}

private final class Painter: NSObject, FSCalendarDelegateAppearance {
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, fillDefaultColorFor date: Date
    ) -> UIColor? { .green }
}
