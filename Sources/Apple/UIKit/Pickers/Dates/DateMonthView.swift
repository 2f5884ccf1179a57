/// A calendar of one month at a time: its name, which opens wheels for month and year, arrows and swipes to the months
/// beside it, and its days. Inline date pickers and calendar views show it.
@MainActor
final class DateMonthView: UIView {
    /// In points.
    enum Metrics {
        static let margin: CGFloat = 12
        static let header: CGFloat = 48
        static let weekdays: CGFloat = 24
        static let bottom: CGFloat = 8
        static let button: CGFloat = 44
    }

    private(set) var rules: DateRules
    /// A moment of the month that is seen.
    private(set) var month: Date
    let texts: DateTexts
    private let title = DateMonthButton()
    private let backButton = UIButton(type: .system)
    private let forwardButton = UIButton(type: .system)
    private let weekdays: [UILabel]
    private let clip = UIView(frame: .zero)
    private var grid: DateMonthGrid
    private var monthWheels: DateWheels?

    /// Makes a day look as it should: selected, enabled, decorated. It is called again whenever that may have changed.
    var prepare: (DateDayCell) -> Void = { _ in } {
        didSet { prepareDays() }
    }
    /// A person tapped a day.
    var tapped: ((Date) -> Void)?
    /// Another month is seen; the argument is a moment of the one before.
    var monthDidChange: ((Date) -> Void)?
    var fontDesign = UIFontDescriptor.SystemDesign.default {
        didSet { if fontDesign != oldValue { fontDidChange() } }
    }

    init(_ rules: DateRules, _ month: Date) {
        self.rules = rules
        self.month = month
        texts = DateTexts(rules)
        weekdays = texts.weekdays.map { text in
            let label = UILabel(frame: .zero)
            label.text = text
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            return label
        }
        grid = DateMonthGrid(month, rules: rules, texts: texts)
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
            swipe.onChange { [weak self] _ in
                guard let self else { return }
                turn(by: isRightToLeft ? -step : step)
            }
            clip.addGestureRecognizer(swipe)
        }
        install(grid)
        fontDidChange()
        headerDidChange()
    }

    required init?(coder: NSCoder) { nil }

    /// The parts follow the view, whatever the app's direction.
    override var semanticContentAttribute: UISemanticContentAttribute {
        didSet {
            for part in [title, grid] as [UIView] {
                part.semanticContentAttribute = semanticContentAttribute
                part.setNeedsLayout()
            }
            setNeedsLayout()
        }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func fontDidChange() {
        for label in weekdays { label.font = .systemFont(ofSize: 13, weight: .semibold).with(fontDesign) }
        title.font = .systemFont(ofSize: 17, weight: .semibold).with(fontDesign)
        prepareDays()
        setNeedsLayout()
    }

    // MARK: Days

    private func install(_ grid: DateMonthGrid) {
        self.grid = grid
        grid.semanticContentAttribute = semanticContentAttribute
        grid.picked = { [weak self] in self?.tapped?($0) }
        grid.frame = clip.bounds
        clip.addSubview(grid)
        prepareDays()
    }

    /// Has every day of the month prepared anew.
    func prepareDays() {
        for cell in grid.cells {
            cell.fontDesign = fontDesign
            prepare(cell)
        }
    }

    /// The cells of the days that `fits` holds for.
    func cells(where fits: (Date) -> Bool) -> [DateDayCell] { grid.cells.filter { fits($0.date) } }

    /// Takes other limits. The calendar of `rules` is the one that the view was made with.
    func allow(_ rules: DateRules) {
        self.rules = rules
        prepareDays()
        headerDidChange()
    }

    // MARK: Months

    private func month(after step: Int) -> Date? {
        guard let start = rules.calendar.dateInterval(of: .month, for: month)?.start else { return nil }
        return rules.calendar.date(byAdding: .month, value: step, to: start)
    }

    private func canTurn(by step: Int) -> Bool { month(after: step).map { rules.allows(.month, of: $0) } ?? false }

    private func turn(by step: Int) {
        guard monthWheels == nil, canTurn(by: step), let date = month(after: step) else { return }
        go(to: date, animated: true)
    }

    /// Shows the month of a date.
    func go(to date: Date, animated: Bool) {
        guard !rules.calendar.isDate(date, equalTo: month, toGranularity: .month) else { return }
        let isLater = date > month
        let previous = month
        month = date
        let old = grid
        install(DateMonthGrid(date, rules: rules, texts: texts))
        grid.isHidden = monthWheels != nil
        headerDidChange()
        slide(from: old, isLater: isLater, animated: animated)
        monthDidChange?(previous)
    }

    private func slide(from old: DateMonthGrid, isLater: Bool, animated: Bool) {
        guard animated, window != nil, monthWheels == nil else { return old.removeFromSuperview() }
        let (new, distance) = (grid, isLater != isRightToLeft ? clip.bounds.width : -clip.bounds.width)
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

    private func headerDidChange() {
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
        let isRightToLeft = isRightToLeft
        func place(_ rect: CGRect) -> CGRect {
            isRightToLeft ? CGRect(origin: CGPoint(x: width - rect.maxX, y: rect.minY), size: rect.size) : rect
        }
        title.frame = place(
            CGRect(
                x: Metrics.margin + 4, y: 2, width: min(title.fittingWidth, width - 2 * Metrics.button - 24),
                height: Metrics.header))
        let forward = CGRect(
            x: width - Metrics.margin - Metrics.button, y: 4, width: Metrics.button, height: Metrics.button)
        let back = forward.offsetBy(dx: -Metrics.button, dy: 0)
        for (button, rect) in [(forwardButton, forward), (backButton, back)] {
            let placed = place(rect)
            button.bounds.size = placed.size
            button.center = CGPoint(x: placed.midX, y: placed.midY)
            button.transform = isRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        }
        let column = (width - 2 * Metrics.margin) / CGFloat(max(weekdays.count, 1))
        for (index, label) in weekdays.enumerated() {
            label.frame = place(
                CGRect(
                    x: Metrics.margin + CGFloat(index) * column, y: Metrics.header, width: column,
                    height: Metrics.weekdays))
        }
        let top = Metrics.header + Metrics.weekdays
        clip.frame = CGRect(
            x: Metrics.margin, y: top, width: width - 2 * Metrics.margin,
            height: max(0, bounds.height - top - Metrics.bottom))
        // One that slides in keeps its way.
        grid.frame = CGRect(origin: CGPoint(x: grid.frame.minX, y: 0), size: clip.bounds.size)
        monthWheels?.frame = CGRect(
            x: 0, y: Metrics.header, width: width, height: max(0, bounds.height - Metrics.header - Metrics.bottom))
    }
}

extension UIFont {
    /// The same size and weight in another design of the system font.
    func with(_ design: UIFontDescriptor.SystemDesign) -> UIFont {
        guard design != .default, let descriptor = fontDescriptor.withDesign(design) else { return self }
        return UIFont(descriptor: descriptor, size: pointSize)
    }
}
