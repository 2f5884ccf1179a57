/// Lets one day of a calendar view be selected. Tapping it again takes nothing back.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    private var stored: DateComponents?

    /// It is not kept.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// A selection of nothing yet. It acts once it is the `selectionBehavior` of a calendar view.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected day; nil for none. Setting it tells no delegate.
    open var selectedDate: DateComponents? {
        get { stored }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects a day, and shows its month if it is animated. Tells no delegate.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
        stored = dateComponents
        if animated, let dateComponents { calendarView?.setVisibleDateComponents(dateComponents, animated: true) }
        calendarView?.prepareDays()
    }

    override func canSelect(_ day: DateComponents) -> Bool {
        delegate?.dateSelection(self, canSelectDate: day) ?? true
    }

    override func isSelected(_ day: DateComponents) -> Bool { stored.map { isSameDay($0, day) } ?? false }

    override func tap(_ day: DateComponents) {
        guard !isSelected(day), canSelect(day) else { return }
        stored = day
        delegate?.dateSelection(self, didSelectDate: day)
    }
}
