/// Shows the months of a calendar, with days that can carry decorations and be selected.
///
/// It is as wide as it is made, from 320 points on. A person turns to other months with the arrows or a swipe, and to
/// distant ones with the wheels that the month's name opens.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    /// In points.
    private enum Metrics {
        static let width: CGFloat = 320
        static let row: CGFloat = 44
    }

    private var monthView: DateMonthView?
    private var shownMonth = Date()
    /// The answers of the delegate, none among them.
    private var decorations: [DateComponents: Decoration?] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.isEmpty { self.frame.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeNib(coder, UICalendarView.self)
        if frame.isEmpty { frame.size = intrinsicContentSize }
    }

    /// Gives decorations, and hears of the months that are shown. It is not kept.
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet { reloadAllDecorations() }
    }

    /// Decides which days can be selected, and keeps those that are; nil for a calendar that is only looked at.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.calendarView = nil
            selectionBehavior?.calendarView = self
            prepareDays()
        }
    }

    // MARK: Form

    /// The calendar that months, weeks and days are counted in. Its first weekday begins the rows.
    open var calendar = Calendar.current {
        didSet { if calendar != oldValue { formDidChange() } }
    }

    /// The language of names and numbers.
    open var locale = Locale.current {
        didSet { if locale != oldValue { formDidChange() } }
    }

    /// Nil for the calendar's.
    open var timeZone: TimeZone? {
        didSet { if timeZone != oldValue { formDidChange() } }
    }

    /// The design of the font of every text.
    open var fontDesign = UIFontDescriptor.SystemDesign.default {
        didSet { monthView?.fontDesign = fontDesign }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { monthView?.semanticContentAttribute = semanticContentAttribute }
    }

    /// The days that can be turned to and selected; others are dim. From the distant past to the distant future.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            guard availableDateRange != oldValue else { return }
            let settled = rules.settled(shownMonth)
            if !rules.calendar.isDate(settled, equalTo: shownMonth, toGranularity: .month) {
                show(settled, animated: false)
            }
            monthView?.allow(rules)
        }
    }

    /// Whether days leave room for decorations, and the delegate is asked for them.
    open var wantsDateDecorations = true {
        didSet {
            guard wantsDateDecorations != oldValue else { return }
            invalidateIntrinsicContentSize()
            reloadAllDecorations()
        }
    }

    /// The calendar with the locale and the time zone that are shown.
    var shownCalendar: Calendar { rules.calendar }

    private var rules: DateRules {
        var calendar = calendar
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        return DateRules(
            mode: .date, calendar: calendar, minimum: availableDateRange.start, maximum: availableDateRange.end)
    }

    /// Names and columns are others: the month is made anew.
    private func formDidChange() {
        decorations = [:]
        guard let old = monthView else { return }
        old.removeFromSuperview()
        monthView = nil
        makeMonth()
    }

    private func makeMonth() {
        guard monthView == nil else { return }
        let made = DateMonthView(rules, shownMonth)
        monthView = made
        made.fontDesign = fontDesign
        made.semanticContentAttribute = semanticContentAttribute
        made.prepare = { [weak self] in self?.prepare($0) }
        made.tapped = { [weak self] in self?.tapped($0) }
        made.monthDidChange = { [weak self] in self?.monthDidChange(from: $0) }
        made.frame = bounds
        addSubview(made)
    }

    // MARK: Months

    /// The era, year and month that are seen. Those outside of the available range become the nearest in it.
    open var visibleDateComponents: DateComponents {
        get { monthComponents(of: shownMonth) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows the month of some components; nothing happens if they name no date.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = date(of: dateComponents) else { return }
        show(rules.settled(date), animated: animated)
    }

    private func show(_ date: Date, animated: Bool) {
        if let monthView {
            monthView.go(to: date, animated: animated)
        } else if !rules.calendar.isDate(date, equalTo: shownMonth, toGranularity: .month) {
            let previous = shownMonth
            shownMonth = date
            delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: monthComponents(of: previous))
        }
    }

    private func monthDidChange(from previous: Date) {
        guard let monthView else { return }
        shownMonth = monthView.month
        window?.accessibilityDidChange()
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: monthComponents(of: previous))
    }

    private func monthComponents(of date: Date) -> DateComponents {
        let calendar = rules.calendar
        var components = calendar.dateComponents([.era, .year, .month], from: date)
        components.calendar = calendar
        return components
    }

    // MARK: Days

    /// A day as the delegates of the view and of its selection hear of it.
    func dayComponents(of date: Date) -> DateComponents {
        let calendar = rules.calendar
        var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
        components.calendar = calendar
        return components
    }

    /// A moment of the day that components name, by their own calendar if they have one.
    func date(of components: DateComponents) -> Date? {
        var components = components
        let calendar = components.calendar ?? rules.calendar
        components.calendar = nil
        if components.timeZone == nil { components.timeZone = rules.calendar.timeZone }
        return calendar.date(from: components)
    }

    func prepareDays() {
        monthView?.prepareDays()
        window?.accessibilityDidChange()
    }

    private func prepare(_ cell: DateDayCell) {
        let rules = rules
        let components = dayComponents(of: cell.date)
        let isAvailable = rules.allows(.day, of: cell.date)
        cell.isEnabled = isAvailable && selectionBehavior?.canSelect(components) != false
        cell.isSelected = selectionBehavior?.isSelected(components) == true
        cell.accessibilityLabel = monthView?.texts.weekdayAndDay(cell.date)
        cell.accessibilityHint = nil
        cell.isSelectable = selectionBehavior != nil
        cell.hasDecorations = wantsDateDecorations
        decorate(cell, components)
    }

    private func tapped(_ day: Date) {
        selectionBehavior?.tap(dayComponents(of: day))
        prepareDays()
    }

    // MARK: Decorations

    /// Asks the delegate anew for the decorations of days. Those that are not seen are asked for when they are.
    open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
        let days = dateComponents.compactMap { date(of: $0) }
        for day in days { decorations.removeValue(forKey: dayComponents(of: day)) }
        let calendar = rules.calendar
        let cells = monthView?.cells { seen in days.contains { calendar.isDate($0, inSameDayAs: seen) } } ?? []
        for cell in cells {
            cell.decoration = nil
            prepare(cell)
            guard animated, window != nil, let decoration = cell.decoration else { continue }
            UIView.performWithoutAnimation { decoration.alpha = 0 }
            UIView.animate(withDuration: 0.25) { decoration.alpha = 1 }
        }
    }

    private func reloadAllDecorations() {
        decorations = [:]
        prepareDays()
    }

    private func decorate(_ cell: DateDayCell, _ components: DateComponents) {
        guard wantsDateDecorations else { return cell.decoration = nil }
        if let known = decorations[components] {
            if known == nil || cell.decoration == nil { cell.decoration = known?.makeView() }
            return
        }
        let decoration = delegate?.calendarView(self, decorationFor: components)
        decorations.updateValue(decoration, forKey: components)
        cell.decoration = decoration?.makeView()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        let row = Metrics.row + (wantsDateDecorations ? DateDayCell.decorationHeight : 0)
        return CGSize(
            width: Metrics.width,
            height: DateMonthView.Metrics.header + DateMonthView.Metrics.weekdays + row * CGFloat(DateMonthGrid.rows)
                + DateMonthView.Metrics.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(width: max(own.width, size.width), height: own.height)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { makeMonth() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        makeMonth()
        monthView?.frame = bounds
    }
}
