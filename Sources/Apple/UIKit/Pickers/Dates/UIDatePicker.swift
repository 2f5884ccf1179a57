/// Chooses a date, a time of day or a duration.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// The kind of value that is picked.
    public enum Mode: Int, Sendable {
        /// A time of day, a date, both, a length of time, or a month.
        case time, date, dateAndTime, countDownTimer, yearAndMonth
    }

    private var content: (any DateContent)?
    private var storedDate = Date()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.isEmpty { self.frame.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeNib(coder, UIDatePicker.self)
        if frame.isEmpty { frame.size = intrinsicContentSize }
    }

    // MARK: Form

    /// The kind of value that is picked. `.dateAndTime` by default.
    open var datePickerMode: Mode = .dateAndTime {
        didSet { if datePickerMode != oldValue { formDidChange() } }
    }

    /// The look that the picker takes if its mode has it. `.automatic` by default.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
        didSet { if preferredDatePickerStyle != oldValue { formDidChange() } }
    }

    /// The style in effect for the mode; never automatic.
    open var datePickerStyle: UIDatePickerStyle {
        switch datePickerMode {
        // These have no other form.
        case .countDownTimer, .yearAndMonth: .wheels
        default:
            preferredDatePickerStyle != .automatic
                ? preferredDatePickerStyle : systemMeasures.hasCompactDatePickers ? .compact : .wheels
        }
    }

    /// Nil for the person's own.
    open var locale: Locale? {
        didSet { if locale != oldValue { formDidChange() } }
    }

    /// Nil sets the person's own.
    open var calendar: Calendar! {
        get { storedCalendar }
        set {
            storedCalendar = newValue ?? .current
            formDidChange()
        }
    }
    private var storedCalendar = Calendar.current

    /// Nil for the calendar's.
    open var timeZone: TimeZone? {
        didSet { if timeZone != oldValue { formDidChange() } }
    }

    /// The minutes between two rows of the wheel: a divisor of 60 up to 30; others count as 1.
    open var minuteInterval: Int {
        get { storedInterval }
        set {
            let interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
            guard interval != storedInterval else { return }
            storedInterval = interval
            formDidChange()
        }
    }
    private var storedInterval = 1

    /// Whether ``date`` goes down to a minute that the wheel has.
    open var roundsToMinuteInterval = true {
        didSet { if roundsToMinuteInterval != oldValue { formDidChange() } }
    }

    // MARK: Date

    /// The date that is chosen: the present at first. Setting it tells no target; one beyond the limits becomes the
    /// nearest within them.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }

    /// Shows a date, brought into the allowed range; sends no event.
    open func setDate(_ date: Date, animated: Bool) {
        storedDate = rules.settled(date)
        showDate(animated: animated && window != nil)
    }

    /// Nil for none. Ignored with a maximum that is earlier.
    open var minimumDate: Date? {
        didSet { if minimumDate != oldValue { setDate(storedDate, animated: false) } }
    }

    /// The last date that can be picked; nil for none.
    open var maximumDate: Date? {
        didSet { if maximumDate != oldValue { setDate(storedDate, animated: false) } }
    }

    /// The countdown's length in seconds: whole minutes, from one to a minute less than a day.
    open var countDownDuration: TimeInterval {
        get {
            let step = Double(storedInterval * 60)
            return min(max((storedDuration / step).rounded(.down) * step, step), 86_400 - step)
        }
        set {
            storedDuration = newValue
            showDate(animated: false)
        }
    }
    private var storedDuration: TimeInterval = 0

    // MARK: Content

    private var rules: DateRules {
        guard datePickerMode != .countDownTimer else {
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = effectiveLocale
            calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
            var rules = DateRules(mode: .countDownTimer, calendar: calendar)
            rules.minuteInterval = storedInterval
            return rules
        }
        var calendar = storedCalendar
        calendar.locale = effectiveLocale
        if let timeZone { calendar.timeZone = timeZone }
        var rules = DateRules(
            mode: datePickerMode, calendar: calendar, minimum: minimumDate, maximum: maximumDate)
        rules.minuteInterval = storedInterval
        rules.roundsToMinuteInterval = roundsToMinuteInterval
        return rules
    }

    private var effectiveLocale: Locale {
        if let locale { return locale }
        guard let own = storedCalendar.locale, !own.identifier.isEmpty else { return .current }
        return own
    }

    /// A duration is a time of the first day that dates count from.
    private var shownDate: Date {
        datePickerMode == .countDownTimer ? Date(timeIntervalSinceReferenceDate: countDownDuration) : storedDate
    }

    /// The parts are others: they are made anew when they are needed.
    private func formDidChange() {
        let oldSize = contentSize
        let hadContent = content != nil
        (content as UIView?)?.removeFromSuperview()
        content = nil
        cachedSize = nil
        storedDate = rules.settled(storedDate)
        // A picker that was given no size of its own follows its form.
        if bounds.size == oldSize, translatesAutoresizingMaskIntoConstraints { frame.size = contentSize }
        invalidateIntrinsicContentSize()
        if hadContent { makeContent() }
    }

    /// Of the wheels' texts; nil for that of labels.
    var wheelColor: UIColor? {
        didSet { (content as? DateWheels)?.textColor = wheelColor }
    }

    private func makeContent() {
        guard content == nil else { return }
        let made = newContent()
        made.picked = { [weak self] in self?.picked($0) }
        made.isUserInteractionEnabled = isEnabled
        (made as? CompactDateView)?.isEnabled = isEnabled
        (made as? DateWheels)?.textColor = wheelColor
        content = made
        addSubview(made)
        setNeedsLayout()
    }

    private func newContent() -> any DateContent {
        let rules = rules
        switch datePickerStyle {
        case .compact: return CompactDateView(self, rules, shownDate)
        case .inline where rules.mode != .time: return InlineDateView(rules, shownDate, owner: self)
        default: return DateWheels(rules, shownDate)
        }
    }

    private func showDate(animated: Bool) {
        content?.show(shownDate, rules: rules, animated: animated)
        guard datePickerStyle == .compact else { return }
        // Another date may be longer.
        let oldSize = contentSize
        cachedSize = nil
        if bounds.size == oldSize, translatesAutoresizingMaskIntoConstraints { frame.size = contentSize }
        invalidateIntrinsicContentSize()
    }

    /// A person chose a date, within the limits or not.
    private func picked(_ date: Date) {
        let old = shownDate
        if datePickerMode == .countDownTimer {
            storedDuration = date.timeIntervalSinceReferenceDate
        } else {
            storedDate = rules.settled(date)
        }
        showDate(animated: true)
        window?.accessibilityDidChange()
        guard shownDate != old else { return }
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    package override func stateDidChange() {
        super.stateDidChange()
        content?.isUserInteractionEnabled = isEnabled
        (content as? CompactDateView)?.isEnabled = isEnabled
    }

    // MARK: Layout

    private var cachedSize: CGSize?

    private var contentSize: CGSize {
        if let cachedSize { return cachedSize }
        let size: CGSize =
            switch datePickerStyle {
            case .compact: (content as? CompactDateView ?? CompactDateView(self, rules, shownDate)).intrinsicContentSize
            case .inline where datePickerMode != .time:
                CGSize(
                    width: InlineDateView.width,
                    height: InlineDateView.height(hasTime: datePickerMode == .dateAndTime))
            default: DateWheels.size
            }
        cachedSize = size
        return size
    }

    open override var intrinsicContentSize: CGSize { contentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { makeContent() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        makeContent()
        content?.frame = bounds
    }
}
