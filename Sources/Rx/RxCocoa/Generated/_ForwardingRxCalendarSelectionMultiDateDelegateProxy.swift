// Made by `seam generate` from UICalendarSelectionMultiDateDelegate of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UICalendarSelectionMultiDateDelegate`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxCalendarSelectionMultiDateDelegateProxy: DelegateProxy<UICalendarSelectionMultiDate, any UICalendarSelectionMultiDateDelegate>, UICalendarSelectionMultiDateDelegate {
    private var target: any UICalendarSelectionMultiDateDelegate { forwardToDelegate() ?? Absent.shared }

    open func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        note("multiDateSelection:didSelectDate:", [selection, dateComponents]) { target.multiDateSelection(selection, didSelectDate: dateComponents) }
    }

    open func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
        note("multiDateSelection:didDeselectDate:", [selection, dateComponents]) { target.multiDateSelection(selection, didDeselectDate: dateComponents) }
    }

    open func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool {
        note("multiDateSelection:canSelectDate:", [selection, dateComponents]) { target.multiDateSelection(selection, canSelectDate: dateComponents) }
    }

    open func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
        note("multiDateSelection:canDeselectDate:", [selection, dateComponents]) { target.multiDateSelection(selection, canDeselectDate: dateComponents) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UICalendarSelectionMultiDateDelegate {
        static let shared = Absent()

        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}

        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {}
    }
}
