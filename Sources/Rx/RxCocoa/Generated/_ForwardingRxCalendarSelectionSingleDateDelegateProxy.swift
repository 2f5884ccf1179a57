// Made by `seam generate` from UICalendarSelectionSingleDateDelegate of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UICalendarSelectionSingleDateDelegate`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxCalendarSelectionSingleDateDelegateProxy: DelegateProxy<UICalendarSelectionSingleDate, any UICalendarSelectionSingleDateDelegate>, UICalendarSelectionSingleDateDelegate {
    private var target: any UICalendarSelectionSingleDateDelegate { forwardToDelegate() ?? Absent.shared }

    open func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        note("dateSelection:didSelectDate:", [selection, dateComponents as Any]) { target.dateSelection(selection, didSelectDate: dateComponents) }
    }

    open func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
        note("dateSelection:canSelectDate:", [selection, dateComponents as Any]) { target.dateSelection(selection, canSelectDate: dateComponents) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UICalendarSelectionSingleDateDelegate {
        static let shared = Absent()

        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
    }
}
