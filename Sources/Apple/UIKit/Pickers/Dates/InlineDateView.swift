/// The inline form of a date picker: a month whose days are tapped, with the time below it where the mode has one.
@MainActor
final class InlineDateView: UIView, DateContent {
    static let width: CGFloat = 320

    /// Measures of iOS 17, in points.
    private enum Metrics {
        static let margin: CGFloat = 12
        static let header: CGFloat = 48
        static let weekdays: CGFloat = 24
        static let row: CGFloat = 42
        static let bottom: CGFloat = 8
        static let time: CGFloat = 50
        static let button: CGFloat = 44
    }

    private var rules: DateRules
    private var shown: Date
    /// A moment of the month that is seen.
    private var month: Date
    private let texts: DateTexts
    private let title = DateMonthButton()
    private let backButton = UIButton(type: .system)
    private let forwardButton = UIButton(type: .system)
    private let weekdays: [UILabel]
    private let clip = UIView(frame: .zero)
    private var grid: DateMonthGrid
    private var monthWheels: DateWheels?
    private let timeTitle = UILabel(frame: .zero)
    private var timePill: CompactDateView?
    var picked: ((Date) -> Void)?

    /// - Parameter owner: The picker whose time label opens wheels; nil where there is none.
    init(_ rules: DateRules, _ date: Date, owner: UIDatePicker? = nil) {
        self.rules = rules
        (shown, month) = (date, date)
        texts = DateTexts(rules)
        weekdays = texts.weekdays.map { text in
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            return label
        }
        grid = DateMonthGrid(date, rules: rules, texts: texts)
        super.init(frame: .zero)
        clip.clipsToBounds = true
        for view in [title, backButton, forwardButton, clip] as [UIView] + weekdays { addSubview(view) }
        for (button, symbol, name, step) in [
            (backButton, "chevron.left", "Previous Month", -1), (forwardButton, "chevron.right", "Next Month", 1),
        ] {
            button.setImage(
                UIImage(
                    systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)),
                for: .normal)
            button.accessibilityLabel = name
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
        }
        title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
        for (direction, step) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
            let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
            swipe.direction = direction
            swipe.onChange { [weak self] _ in self?.turn(by: step) }
            clip.addGestureRecognizer(swipe)
        }
        if rules.mode == .dateAndTime, let owner {
            timeTitle.text = texts.timeTitle
            timeTitle.font = .systemFont(ofSize: 17, weight: .semibold)
            let pill = CompactDateView(owner, timeRules, date)
            pill.picked = { [weak self] in self?.picked?($0) }
            timePill = pill
            addSubview(timeTitle)
            addSubview(pill)
        }
        install(grid)
        monthDidChange()
    }

    required init?(coder: NSCoder) { nil }

    static func height(hasTime: Bool) -> CGFloat {
        Metrics.header + Metrics.weekdays + Metrics.row * CGFloat(DateMonthGrid.rows) + Metrics.bottom
            + (hasTime ? Metrics.time : 0)
    }

    private var timeRules: DateRules {
        var rules = rules
        rules.mode = .time
        return rules
    }

    func show(_ date: Date, rules: DateRules, animated: Bool) {
        let limitsChanged = rules != self.rules
        let moved = date != shown
        self.rules = rules
        shown = date
        if limitsChanged { grid.allow(rules) }
        if moved { go(to: date, animated: animated) }
        grid.select(date)
        monthDidChange()
        timePill?.show(date, rules: timeRules, animated: animated)
    }

    // MARK: Months

    private func install(_ grid: DateMonthGrid) {
        self.grid = grid
        grid.picked = { [weak self] in self?.tapped($0) }
        grid.select(shown)
        grid.frame = clip.bounds
        clip.addSubview(grid)
    }

    /// The time of day stays as it is.
    private func tapped(_ day: Date) {
        let calendar = rules.calendar
        let reference = calendar.startOfDay(for: day)
        picked?(rules.date(byPutting: 0, in: .date(reference: reference), of: shown))
    }

    private func month(after step: Int) -> Date? {
        guard let start = rules.calendar.dateInterval(of: .month, for: month)?.start else { return nil }
        return rules.calendar.date(byAdding: .month, value: step, to: start)
    }

    private func canTurn(by step: Int) -> Bool { month(after: step).map { rules.allows(.month, of: $0) } ?? false }

    private func turn(by step: Int) {
        guard monthWheels == nil, canTurn(by: step), let date = month(after: step) else { return }
        go(to: date, animated: true)
    }

    private func go(to date: Date, animated: Bool) {
        guard !rules.calendar.isDate(date, equalTo: month, toGranularity: .month) else { return }
        let isLater = date > month
        month = date
        let old = grid
        install(DateMonthGrid(date, rules: rules, texts: texts))
        grid.isHidden = monthWheels != nil
        monthDidChange()
        guard animated, window != nil, monthWheels == nil else { return old.removeFromSuperview() }
        let (new, distance) = (grid, isLater ? clip.bounds.width : -clip.bounds.width)
        UIView.performWithoutAnimation {
            new.layoutIfNeeded()
            new.frame.origin.x = distance
        }
        UIView.animate(withDuration: 0.3) {
            new.frame.origin.x = 0
            old.frame.origin.x = -distance
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    private func monthDidChange() {
        title.text = texts.month(month)
        backButton.isEnabled = canTurn(by: -1)
        forwardButton.isEnabled = canTurn(by: 1)
        setNeedsLayout()
    }

    /// The title opens wheels for month and year in place of the days.
    private func toggleWheels() {
        if let wheels = monthWheels {
            monthWheels = nil
            wheels.removeFromSuperview()
        } else {
            var rules = rules
            rules.mode = .yearAndMonth
            let wheels = DateWheels(rules, month)
            wheels.picked = { [weak self, weak wheels] date in
                guard let self else { return }
                // The day is chosen by tapping; until then only what is seen changes.
                let settled = rules.settled(date)
                go(to: settled, animated: false)
                wheels?.show(settled, rules: rules, animated: true)
            }
            monthWheels = wheels
            addSubview(wheels)
        }
        let isOpen = monthWheels != nil
        title.isOpen = isOpen
        grid.isHidden = isOpen
        for view in [backButton, forwardButton] as [UIView] + weekdays { view.isHidden = isOpen }
        setNeedsLayout()
        window?.accessibilityDidChange()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        title.frame = CGRect(
            x: Metrics.margin + 4, y: 2, width: min(title.fittingWidth, width - 2 * Metrics.button - 24),
            height: Metrics.header)
        forwardButton.frame = CGRect(
            x: width - Metrics.margin - Metrics.button, y: 4, width: Metrics.button, height: Metrics.button)
        backButton.frame = forwardButton.frame.offsetBy(dx: -Metrics.button, dy: 0)
        let column = (width - 2 * Metrics.margin) / CGFloat(max(weekdays.count, 1))
        for (index, label) in weekdays.enumerated() {
            label.frame = CGRect(
                x: Metrics.margin + CGFloat(index) * column, y: Metrics.header, width: column, height: Metrics.weekdays)
        }
        let top = Metrics.header + Metrics.weekdays
        let bottom = timePill == nil ? Metrics.bottom : Metrics.bottom + Metrics.time
        clip.frame = CGRect(
            x: Metrics.margin, y: top, width: width - 2 * Metrics.margin, height: max(0, bounds.height - top - bottom))
        // One that slides in keeps its way.
        grid.frame = CGRect(origin: CGPoint(x: grid.frame.minX, y: 0), size: clip.bounds.size)
        monthWheels?.frame = CGRect(
            x: 0, y: Metrics.header, width: width, height: max(0, bounds.height - Metrics.header - bottom))
        guard let timePill else { return }
        let y = bounds.height - Metrics.time - 4
        timeTitle.frame = CGRect(x: Metrics.margin + 4, y: y, width: width / 2, height: Metrics.time)
        let size = timePill.intrinsicContentSize
        timePill.frame = CGRect(
            x: width - Metrics.margin - 4 - size.width, y: y + (Metrics.time - size.height) / 2, width: size.width,
            height: size.height)
    }
}
