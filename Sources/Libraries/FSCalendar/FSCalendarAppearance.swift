public import UIKit

/// What a calendar looks like.
@preconcurrency @MainActor
open class FSCalendarAppearance: NSObject {
    /// The calendar whose look this is. It is not kept.
    public internal(set) weak var calendar: FSCalendar!

    private static let selection = color(31, 119, 219, 1)
    private static let today = color(198, 51, 42, 1)
    private static let title = color(14, 69, 221, 1)
    private static let dots = color(31, 119, 219, 0.75)

    private static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    /// The font of days. The system's of 13.5 points by default.
    public var titleFont: UIFont! = .systemFont(ofSize: 13.5) { didSet { changed() } }
    /// The font of the small text below days. The system's of 10 points by default.
    public var subtitleFont: UIFont! = .systemFont(ofSize: 10) { didSet { changed() } }
    /// The font of the names of weekdays. The system's of 14 points by default.
    public var weekdayFont: UIFont! = .systemFont(ofSize: 14) { didSet { changed() } }
    /// The font of pages' titles. The system's of 16.5 points by default.
    public var headerTitleFont: UIFont! = .systemFont(ofSize: 16.5) { didSet { changed() } }
    /// How far a page's title is moved, in points. Not at all by default.
    public var headerTitleOffset = CGPoint.zero { didSet { changed() } }
    /// How far days' titles are moved, in points. Not at all by default.
    public var titleOffset = CGPoint.zero { didSet { changed() } }
    /// How far days' subtitles are moved, in points. Not at all by default.
    public var subtitleOffset = CGPoint.zero { didSet { changed() } }
    /// How far days' dots are moved, in points. Not at all by default.
    public var eventOffset = CGPoint.zero { didSet { changed() } }
    /// How far days' pictures are moved, in points. Not at all by default.
    public var imageOffset = CGPoint.zero { didSet { changed() } }
    /// The colour of dots. Blue by default.
    public var eventDefaultColor: UIColor! = FSCalendarAppearance.dots { didSet { changed() } }
    /// The colour of dots of days that are selected. Blue by default.
    public var eventSelectionColor: UIColor! = FSCalendarAppearance.dots { didSet { changed() } }
    /// The colour of the names of weekdays. Blue by default.
    public var weekdayTextColor: UIColor! = FSCalendarAppearance.title { didSet { changed() } }
    /// The colour of pages' titles. Blue by default.
    public var headerTitleColor: UIColor! = FSCalendarAppearance.title { didSet { changed() } }
    /// The colour of the line below the title of a month in a long list. A light grey by default.
    public var headerSeparatorColor: UIColor! = UIColor.lightGray.withAlphaComponent(0.3) { didSet { changed() } }
    /// The colour of days' titles. Black by default.
    public var titleDefaultColor: UIColor! = UIColor.black { didSet { changed() } }
    /// The colour of the titles of days that are selected. White by default.
    public var titleSelectionColor: UIColor! = UIColor.white { didSet { changed() } }
    /// The colour of today's title. White by default.
    public var titleTodayColor: UIColor! = UIColor.white { didSet { changed() } }
    /// The colour of the titles of other months' days. Light grey by default.
    public var titlePlaceholderColor: UIColor! = UIColor.lightGray { didSet { changed() } }
    /// The colour of days' subtitles. Dark grey by default.
    public var subtitleDefaultColor: UIColor! = UIColor.darkGray { didSet { changed() } }
    /// The colour of the subtitles of days that are selected. White by default.
    public var subtitleSelectionColor: UIColor! = UIColor.white { didSet { changed() } }
    /// The colour of today's subtitle. White by default.
    public var subtitleTodayColor: UIColor! = UIColor.white { didSet { changed() } }
    /// The colour of the subtitles of other months' days. Light grey by default.
    public var subtitlePlaceholderColor: UIColor! = UIColor.lightGray { didSet { changed() } }
    /// The colour behind days that are selected. Blue by default.
    public var selectionColor: UIColor! = FSCalendarAppearance.selection { didSet { changed() } }
    /// The colour of days' borders. Clear by default.
    public var borderDefaultColor: UIColor! = UIColor.clear { didSet { changed() } }
    /// The colour of the borders of days that are selected. Clear by default.
    public var borderSelectionColor: UIColor! = UIColor.clear { didSet { changed() } }
    /// The colour of the titles of Saturdays and Sundays. Nil, as by default, is that of other days.
    public var titleWeekendColor: UIColor? { didSet { changed() } }
    /// The colour of the subtitles of Saturdays and Sundays. Nil, as by default, is that of other days.
    public var subtitleWeekendColor: UIColor? { didSet { changed() } }
    /// The colour behind today. Red by default; nil is none.
    public var todayColor: UIColor? = FSCalendarAppearance.today { didSet { changed() } }
    /// The colour behind today while it is selected. Nil, as by default, is that of other days.
    public var todaySelectionColor: UIColor? { didSet { changed() } }
    /// The format of pages' titles. The month's name and the year by default.
    public var headerDateFormat: String! = "MMMM yyyy" { didSet { changed() } }
    /// How pages' titles are aligned. In the middle by default.
    public var headerTitleAlignment = NSTextAlignment.center { didSet { changed() } }
    /// How opaque the titles of the pages before and after are. 0.2 by default.
    public var headerMinimumDissolvedAlpha: CGFloat = 0.2 { didSet { changed() } }
    /// How round the shape behind days is, from 0, a square, to 1, a circle and the default.
    public var borderRadius: CGFloat = 1 { didSet { changed() } }
    /// How titles and weekdays are written.
    public var caseOptions: FSCalendarCaseOptions = [] { didSet { changed() } }
    /// The lines between rows. None by default.
    public var separators = FSCalendarSeparators.none { didSet { changed() } }

    private func changed() { calendar?.configureAppearance() }

    /// What the calendar shows as the title of a page.
    func write(_ title: String) -> String {
        if caseOptions.contains(.headerUsesUpperCase) { return title.uppercased() }
        return caseOptions.contains(.headerUsesCapitalized) ? title.capitalized : title
    }
}
