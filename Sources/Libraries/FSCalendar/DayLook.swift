import UIKit

/// What a calendar's delegate says of the look of one day. Nil is what the appearance says.
@MainActor
struct DayLook {
    var fill: UIColor?
    var selectedFill: UIColor?
    var title: UIColor?
    var selectedTitle: UIColor?
    var subtitle: UIColor?
    var selectedSubtitle: UIColor?
    var border: UIColor?
    var selectedBorder: UIColor?
    var events: [UIColor]?
    var selectedEvents: [UIColor]?
    var titleOffset: CGPoint?
    var subtitleOffset: CGPoint?
    var imageOffset: CGPoint?
    var eventOffset: CGPoint?
    var borderRadius: CGFloat?

    init() {}

    init(of date: Date, in calendar: FSCalendar, says delegate: any FSCalendarDelegateAppearance) {
        let look = calendar.appearance
        fill = delegate.calendar(calendar, appearance: look, fillDefaultColorFor: date)
        selectedFill = delegate.calendar(calendar, appearance: look, fillSelectionColorFor: date)
        title = delegate.calendar(calendar, appearance: look, titleDefaultColorFor: date)
        selectedTitle = delegate.calendar(calendar, appearance: look, titleSelectionColorFor: date)
        subtitle = delegate.calendar(calendar, appearance: look, subtitleDefaultColorFor: date)
        selectedSubtitle = delegate.calendar(calendar, appearance: look, subtitleSelectionColorFor: date)
        border = delegate.calendar(calendar, appearance: look, borderDefaultColorFor: date)
        selectedBorder = delegate.calendar(calendar, appearance: look, borderSelectionColorFor: date)
        events = delegate.calendar(calendar, appearance: look, eventDefaultColorsFor: date)
        selectedEvents = delegate.calendar(calendar, appearance: look, eventSelectionColorsFor: date)
        titleOffset = delegate.calendar(calendar, appearance: look, titleOffsetFor: date)
        subtitleOffset = delegate.calendar(calendar, appearance: look, subtitleOffsetFor: date)
        imageOffset = delegate.calendar(calendar, appearance: look, imageOffsetFor: date)
        eventOffset = delegate.calendar(calendar, appearance: look, eventOffsetFor: date)
        borderRadius = delegate.calendar(calendar, appearance: look, borderRadiusFor: date)
    }
}
