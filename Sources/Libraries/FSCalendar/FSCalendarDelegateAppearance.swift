public import UIKit

/// A delegate that also says what single days look like. Every method is optional; nil is what the appearance says.
@preconcurrency @MainActor
public protocol FSCalendarDelegateAppearance: FSCalendarDelegate {
    /// The colour behind a day.
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, fillDefaultColorFor date: Date
    ) -> UIColor?
    /// The colour behind a day that is selected.
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, fillSelectionColorFor date: Date
    ) -> UIColor?
    /// The colour of a day's title.
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date
    ) -> UIColor?
    /// The colour of the title of a day that is selected.
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleSelectionColorFor date: Date
    ) -> UIColor?
    /// The colour of a day's subtitle.
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleDefaultColorFor date: Date
    ) -> UIColor?
    /// The colour of the subtitle of a day that is selected.
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleSelectionColorFor date: Date
    ) -> UIColor?
    /// The colour of a day's border.
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderDefaultColorFor date: Date
    ) -> UIColor?
    /// The colour of the border of a day that is selected.
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderSelectionColorFor date: Date
    ) -> UIColor?
    /// The colours of a day's dots, one after the other.
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventDefaultColorsFor date: Date
    ) -> [UIColor]?
    /// The colours of the dots of a day that is selected.
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventSelectionColorsFor date: Date
    ) -> [UIColor]?
    /// How far the title is moved, in points.
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleOffsetFor date: Date
    ) -> CGPoint
    /// How far the subtitle is moved, in points.
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleOffsetFor date: Date
    ) -> CGPoint
    /// How far the picture is moved, in points.
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, imageOffsetFor date: Date
    ) -> CGPoint
    /// How far the dots are moved, in points.
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventOffsetFor date: Date
    ) -> CGPoint
    /// How round the shape behind a day is, from 0, a square, to 1, a circle.
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderRadiusFor date: Date
    ) -> CGFloat
}

extension FSCalendarDelegateAppearance {
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, fillDefaultColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, fillSelectionColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleSelectionColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleDefaultColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleSelectionColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderDefaultColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderSelectionColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventDefaultColorsFor date: Date
    ) -> [UIColor]? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventSelectionColorsFor date: Date
    ) -> [UIColor]? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleOffsetFor date: Date
    ) -> CGPoint { appearance.titleOffset }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleOffsetFor date: Date
    ) -> CGPoint { appearance.subtitleOffset }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, imageOffsetFor date: Date
    ) -> CGPoint { appearance.imageOffset }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventOffsetFor date: Date
    ) -> CGPoint { appearance.eventOffset }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderRadiusFor date: Date
    ) -> CGFloat { appearance.borderRadius }
}
