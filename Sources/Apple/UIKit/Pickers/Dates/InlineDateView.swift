/// The inline form of a date picker: a month whose days are tapped, with the time below it where the mode has one.
@MainActor
final class InlineDateView: UIView, DateContent {
    static let width: CGFloat = 320

    /// In points.
    private enum Metrics {
        static let margin: CGFloat = 16
        static let row: CGFloat = 42
        static let time: CGFloat = 50
    }

    private var rules: DateRules
    private var shown: Date
    private let monthView: DateMonthView
    private let timeTitle = UILabel(frame: .zero)
    private var timePill: CompactDateView?
    var picked: ((Date) -> Void)?

    /// - Parameter owner: The picker whose time label opens wheels; nil where there is none.
    init(_ rules: DateRules, _ date: Date, owner: UIDatePicker? = nil) {
        self.rules = rules
        shown = date
        monthView = DateMonthView(rules, date)
        super.init(frame: .zero)
        monthView.prepare = { [weak self] in self?.prepare($0) }
        monthView.tapped = { [weak self] in self?.tapped($0) }
        addSubview(monthView)
        guard rules.mode == .dateAndTime, let owner else { return }
        timeTitle.text = monthView.texts.timeTitle
        timeTitle.font = .systemFont(ofSize: 17, weight: .semibold)
        let pill = CompactDateView(owner, timeRules, date)
        pill.picked = { [weak self] in self?.picked?($0) }
        timePill = pill
        addSubview(timeTitle)
        addSubview(pill)
    }

    required init?(coder: NSCoder) { nil }

    static func height(hasTime: Bool) -> CGFloat {
        DateMonthView.Metrics.header + DateMonthView.Metrics.weekdays
            + Metrics.row * CGFloat(DateMonthGrid.rows) + DateMonthView.Metrics.bottom + (hasTime ? Metrics.time : 0)
    }

    private var timeRules: DateRules {
        var rules = rules
        rules.mode = .time
        return rules
    }

    func show(_ date: Date, rules: DateRules, animated: Bool) {
        let limitsChanged = rules != self.rules
        self.rules = rules
        let moved = date != shown
        shown = date
        if limitsChanged { monthView.allow(rules) }
        if moved { monthView.go(to: date, animated: animated) }
        monthView.prepareDays()
        timePill?.show(date, rules: timeRules, animated: animated)
    }

    private func prepare(_ cell: DateDayCell) {
        cell.isEnabled = rules.allows(.day, of: cell.date)
        cell.isSelected = rules.calendar.isDate(cell.date, inSameDayAs: shown)
    }

    /// The time of day stays as it is.
    private func tapped(_ day: Date) {
        let reference = rules.calendar.startOfDay(for: day)
        picked?(rules.date(byPutting: 0, in: .date(reference: reference), of: shown))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let time = timePill == nil ? 0 : Metrics.time
        monthView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - time))
        guard let timePill else { return }
        let y = bounds.height - Metrics.time - 4
        timeTitle.frame = CGRect(x: Metrics.margin, y: y, width: bounds.width / 2, height: Metrics.time)
        let size = timePill.intrinsicContentSize
        timePill.frame = CGRect(
            x: bounds.width - Metrics.margin - size.width, y: y + (Metrics.time - size.height) / 2,
            width: size.width, height: size.height)
    }
}
