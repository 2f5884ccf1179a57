/// Lets any number of days of a calendar view be selected. Tapping one again takes it back.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    private var stored: [DateComponents] = []

    /// It is not kept.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// A selection of nothing yet. It acts once it is the `selectionBehavior` of a calendar view.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected days in the order of selecting. Setting them tells no delegate.
    open var selectedDates: [DateComponents] {
        get { stored }
        set { setSelectedDates(newValue, animated: false) }
    }

    /// Selects these days and no others. Tells no delegate.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        stored = selectedDates
        guard animated, let calendarView, calendarView.window != nil else {
            calendarView?.prepareDays()
            return
        }
        UIView.animate(withDuration: 0.2) { calendarView.prepareDays() }
    }

    /// A selected day stays tappable as long as it may be taken back.
    override func canSelect(_ day: DateComponents) -> Bool {
        guard let delegate else { return true }
        return isSelected(day)
            ? delegate.multiDateSelection(self, canDeselectDate: day)
            : delegate.multiDateSelection(self, canSelectDate: day)
    }

    override func isSelected(_ day: DateComponents) -> Bool { stored.contains { isSameDay($0, day) } }

    override func tap(_ day: DateComponents) {
        guard canSelect(day) else { return }
        if let index = stored.firstIndex(where: { isSameDay($0, day) }) {
            stored.remove(at: index)
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            stored.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}
