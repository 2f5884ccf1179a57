public import UIKit

/// A calendar of months or weeks, a page each, in which days can be selected.
@preconcurrency @MainActor
open class FSCalendar: UIView {
    /// Says what the days show.
    public weak var dataSource: (any FSCalendarDataSource)? { didSet { reloadData() } }
    /// Hears of what is done, and may say what days look like.
    public weak var delegate: (any FSCalendarDelegate)? { didSet { configureAppearance() } }
    /// What the calendar looks like.
    public let appearance = FSCalendarAppearance()

    /// The row of weekdays.
    public let calendarWeekdayView = FSCalendarWeekdayView()
    /// The titles of the pages.
    public let calendarHeaderView = FSCalendarHeaderView()
    let days = UICollectionView(frame: .zero, collectionViewLayout: CalendarLayout())
    let daySource = DaySource()

    /// The calendar by which days are counted: the Gregorian.
    public private(set) var gregorian = Calendar(identifier: .gregorian)
    let titleFormatter = DateFormatter()
    /// The first day that can be shown.
    public private(set) var minimumDate: Date
    /// The last day that can be shown.
    public private(set) var maximumDate: Date
    var pages: CalendarPages

    /// The language of titles and weekdays. The person's by default.
    public var locale: Locale = .current { didSet { updateCalendar() } }
    /// The time zone of the days. The device's by default.
    public var timeZone: TimeZone = .current { didSet { updateCalendar() } }
    /// The first day of the week; 1, the default, is Sunday.
    public var firstWeekday: UInt = 1 { didSet { if firstWeekday != oldValue { updateCalendar() } } }
    /// The day that is marked. Today by default; nil marks none.
    public var today: Date? { didSet { today = today.map(gregorian.startOfDay); reloadVisibleDays() } }
    /// Where the next page is. At the trailing side by default.
    public var scrollDirection = FSCalendarScrollDirection.horizontal {
        didSet { if scrollDirection != oldValue { updatePages() } }
    }
    /// Which days of other months stand on a page. As many as it takes for six rows, by default.
    public var placeholderType = FSCalendarPlaceholderType.fillSixRows {
        didSet { if placeholderType != oldValue { updatePages() } }
    }
    var shownScope = FSCalendarScope.month

    /// The height that stands for one that follows the calendar's own.
    static let automaticHeight: CGFloat = -1
    /// The height of the titles, in points; 0 is none. By default it follows the calendar's height: 40 of 300 points.
    public var headerHeight = FSCalendar.automaticHeight { didSet { setNeedsLayout() } }
    /// The height of the weekdays, in points. By default it follows the calendar's height: 25 of 300 points.
    public var weekdayHeight = FSCalendar.automaticHeight { didSet { setNeedsLayout() } }
    /// The height of a row of a calendar without pages, in points. 38 by default.
    public var rowHeight: CGFloat = 38 { didSet { updatePages() } }
    /// Whether a calendar in months asks its delegate for another height when a page has more or fewer rows.
    public var adjustsBoundingRectWhenChangingMonths = false
    /// Whether the months have a page each. If not, all of them stand in one long list. True by default.
    public var pagingEnabled = true { didSet { if pagingEnabled != oldValue { updatePages() } } }
    /// Whether a person can go to another page. True by default.
    public var scrollEnabled = true {
        didSet {
            days.isScrollEnabled = scrollEnabled
            calendarHeaderView.scrollEnabled = scrollEnabled
        }
    }
    /// Whether days can be selected. True by default.
    public var allowsSelection = true
    /// Whether more than one day can be selected at once. False by default.
    public var allowsMultipleSelection = false
    /// The days that are selected, in the order in which they were.
    public internal(set) var selectedDates: [Date] = []
    /// The day that was selected last; nil if none is.
    public var selectedDate: Date? { selectedDates.last }
    var page: Date
    /// The height of the calendar in months, by which rows are measured.
    var monthHeight: CGFloat = 0
    var lastLaidOutSize = CGSize.zero

    /// A pan over the calendar that changes its scope.
    public private(set) lazy var scopeGesture: UIPanGestureRecognizer = {
        let gesture = UIPanGestureRecognizer(target: self, action: Selector("handleScopeGesture:"))
        addGestureRecognizer(gesture)
        return gesture
    }()
    /// A press that goes on and selects the days over which it moves.
    public private(set) lazy var swipeToChooseGesture: UILongPressGestureRecognizer = {
        let gesture = UILongPressGestureRecognizer(target: self, action: Selector("handleSwipeToChoose:"))
        days.addGestureRecognizer(gesture)
        return gesture
    }()
    var lastSwipedPath: IndexPath?

    /// A calendar in a frame.
    public override init(frame: CGRect) {
        (minimumDate, maximumDate, page, pages) = Self.start()
        super.init(frame: frame)
        setUp()
    }

    /// A calendar of a storyboard.
    public required init?(coder: NSCoder) {
        (minimumDate, maximumDate, page, pages) = Self.start()
        super.init(coder: coder)
        setUp()
    }

    private static func start() -> (Date, Date, Date, CalendarPages) {
        let calendar = Calendar(identifier: .gregorian)
        let (first, last) = (CalendarPages.usualMinimum(calendar), CalendarPages.usualMaximum(calendar))
        let pages = CalendarPages(
            calendar: calendar, minimum: first, maximum: last, scope: .month, placeholders: .fillSixRows)
        return (first, last, pages.start(of: Date()), pages)
    }

    private func setUp() {
        clipsToBounds = false
        appearance.calendar = self
        daySource.calendar = self
        gregorian.locale = locale
        gregorian.firstWeekday = 1
        today = gregorian.startOfDay(for: Date())
        days.backgroundColor = .clear
        days.isPagingEnabled = true
        days.showsHorizontalScrollIndicator = false
        days.showsVerticalScrollIndicator = false
        days.contentInsetAdjustmentBehavior = .never
        days.dataSource = daySource
        days.delegate = daySource
        (days.collectionViewLayout as? CalendarLayout)?.calendar = self
        days.register(FSCalendarCell.self, forCellWithReuseIdentifier: Self.usualIdentifier)
        days.register(
            FloatingHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: FloatingHeader.identifier)
        calendarWeekdayView.calendar = self
        calendarHeaderView.calendar = self
        for view in [days, calendarHeaderView, calendarWeekdayView] as [UIView] { addSubview(view) }
        updateCalendar()
    }

    /// The size that a calendar of a width takes, with the rows of the page that it shows.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size, shownScope) }

    /// Places titles, weekdays and days below each other.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    /// Counts days anew, as the locale, the zone and the first weekday say.
    private func updateCalendar() {
        gregorian.locale = locale
        gregorian.timeZone = timeZone
        gregorian.firstWeekday = Int(min(7, max(1, firstWeekday)))
        readBounds()
        updatePages()
        calendarWeekdayView.configureAppearance()
    }

    private func readBounds() {
        minimumDate = dataSource?.minimumDate(for: self) ?? CalendarPages.usualMinimum(gregorian)
        maximumDate = dataSource?.maximumDate(for: self) ?? CalendarPages.usualMaximum(gregorian)
    }

    /// Makes the pages anew, and shows that of the current day.
    func updatePages() {
        pages = CalendarPages(
            calendar: gregorian, minimum: gregorian.startOfDay(for: minimumDate), maximum: maximumDate,
            scope: shownScope, placeholders: placeholderType)
        page = pages.start(of: min(max(page, minimumDate), maximumDate))
        days.isPagingEnabled = !isFloating
        days.reloadData()
        lastLaidOutSize = .zero
        setNeedsLayout()
    }

    /// Asks the data source for everything anew.
    open func reloadData() {
        let (first, last) = (minimumDate, maximumDate)
        readBounds()
        if minimumDate != first || maximumDate != last {
            updatePages()
        } else {
            days.reloadData()
        }
        configureAppearance()
    }

    /// Shows what the appearance says now.
    func configureAppearance() {
        calendarWeekdayView.configureAppearance()
        calendarHeaderView.configureAppearance()
        reloadVisibleDays()
    }
}
