/// The days of a month in rows of a week.
@MainActor
final class DateMonthGrid: UIView {
    /// No month touches more weeks.
    static let rows = 6

    let cells: [DateDayCell]
    private let firstColumn: Int
    private let columns: Int
    var picked: ((Date) -> Void)?

    /// - Parameter month: Any moment of the month.
    init(_ month: Date, rules: DateRules, texts: DateTexts) {
        let calendar = rules.calendar
        columns = calendar.weekdaySymbols.count
        let interval = calendar.dateInterval(of: .month, for: month) ?? DateInterval(start: month, duration: 0)
        firstColumn =
            (calendar.component(.weekday, from: interval.start) - calendar.firstWeekday + columns) % columns
        var cells: [DateDayCell] = []
        var day = interval.start
        while day < interval.end {
            let cell = DateDayCell(day, text: texts.dayOfMonth(day), isToday: calendar.isDateInToday(day))
            cell.accessibilityHint = texts.weekdayAndDay(day)
            cells.append(cell)
            guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { break }
            day = calendar.startOfDay(for: next)
        }
        self.cells = cells
        super.init(frame: .zero)
        for cell in cells {
            cell.addAction(
                UIAction { [weak self, weak cell] _ in cell.map { self?.picked?($0.date) } }, for: .touchUpInside)
            addSubview(cell)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(columns, 1))
        let height = bounds.height / CGFloat(Self.rows)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, cell) in cells.enumerated() {
            let place = index + firstColumn
            let column = isRightToLeft ? columns - 1 - place % columns : place % columns
            cell.frame = CGRect(
                x: CGFloat(column) * width, y: CGFloat(place / columns) * height, width: width, height: height)
        }
    }
}
