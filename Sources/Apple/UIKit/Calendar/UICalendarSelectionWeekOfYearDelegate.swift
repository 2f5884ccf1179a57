/// Hears which week of a calendar view a person selects. What the program selects is not told.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    /// A person selected a week, by its `yearForWeekOfYear` and `weekOfYear`.
    // objc: weekOfYearSelection:didSelectWeekOfYear:
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
    /// Whether a week can be selected; the days of others are dim. Optional: every week can.
    // objc: weekOfYearSelection:canSelectWeekOfYear:
    func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    public func weekOfYearSelection(
        _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { true }
}
