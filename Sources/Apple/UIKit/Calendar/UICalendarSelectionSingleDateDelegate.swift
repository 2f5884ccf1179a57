/// Hears which day of a calendar view a person selects. What the program selects is not told.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// A person selected a day, by its era, year, month and day.
    // objc: dateSelection:didSelectDate:
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day can be selected; others are dim. Optional: every day can. Nil asks whether there may be none.
    // objc: dateSelection:canSelectDate:
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}
