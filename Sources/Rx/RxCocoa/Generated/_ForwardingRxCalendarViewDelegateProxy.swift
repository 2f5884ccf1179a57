// Made by `seam generate` from UICalendarViewDelegate of UIKit. Change those, then run it again.
// swift-format-ignore-file

import Foundation

/// Tells of the calls of `UICalendarViewDelegate`, and passes them on.
@preconcurrency @MainActor
open class _ForwardingRxCalendarViewDelegateProxy: DelegateProxy<UICalendarView, any UICalendarViewDelegate>, UICalendarViewDelegate {
    private var target: any UICalendarViewDelegate { forwardToDelegate() ?? Absent.shared }

    open func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        note("calendarView:decorationForDateComponents:", [calendarView, dateComponents]) { target.calendarView(calendarView, decorationFor: dateComponents) }
    }

    open func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
        note("calendarView:didChangeVisibleDateComponentsFrom:", [calendarView, previousDateComponents]) { target.calendarView(calendarView, didChangeVisibleDateComponentsFrom: previousDateComponents) }
    }

    /// Nobody: what is optional has its default.
    private final class Absent: NSObject, UICalendarViewDelegate {
        static let shared = Absent()
    }
}
