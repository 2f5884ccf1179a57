public import UIKit

extension FSCalendar {
    /// The first day of the page that is shown: of its month or of its week. Setting it scrolls to the page of the date.
    public var currentPage: Date {
        get { page }
        set { setCurrentPage(newValue, animated: false) }
    }

    /// Shows the page that has a date.
    ///
    /// Dates that are too early or too late change nothing.
    public func setCurrentPage(_ currentPage: Date, animated: Bool) {
        guard pages.contains(currentPage) || pages.start(of: minimumDate) == pages.start(of: currentPage) else {
            return
        }
        show(page: pages.start(of: currentPage))
        if bounds.width > 0 { scroll(to: page, animated: animated) }
    }

    /// Makes a page the current one, and tells of it.
    func show(page newPage: Date) {
        guard newPage != page else { return }
        page = newPage
        delegate?.calendarCurrentPageDidChange(self)
        guard adjustsBoundingRectWhenChangingMonths, shownScope == .month else { return }
        let size = fittingSize(bounds.size, .month)
        guard size.height != bounds.height else { return }
        UIView.animate(withDuration: 0.3) { [self] in
            delegate?.calendar(self, boundingRectWillChange: CGRect(origin: .zero, size: size), animated: true)
        }
    }

    func scroll(to date: Date, animated: Bool) {
        let number = pages.page(of: date)
        guard number >= 0, number < pages.count else { return }
        if isFloating {
            let header = days.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: number))
            days.setContentOffset(CGPoint(x: 0, y: header?.frame.minY ?? 0), animated: animated)
        } else if scrollDirection == .vertical {
            days.setContentOffset(CGPoint(x: 0, y: CGFloat(number) * days.bounds.height), animated: animated)
        } else {
            days.setContentOffset(CGPoint(x: CGFloat(number) * days.bounds.width, y: 0), animated: animated)
        }
        didScroll()
    }

    /// The page in the middle, with the part of the next that is seen.
    private var position: CGFloat {
        let isVertical = scrollDirection == .vertical
        let length = isVertical ? days.bounds.height : days.bounds.width
        guard length > 0 else { return CGFloat(pages.page(of: page)) }
        return (isVertical ? days.contentOffset.y : days.contentOffset.x) / length
    }

    func didScroll() {
        if !isFloating { calendarHeaderView.position = position }
    }

    /// A person's finger lets the days go, and they will stop at an offset.
    func willStop(at offset: CGPoint) {
        if isFloating {
            guard let path = days.indexPathForItem(at: CGPoint(x: 1, y: offset.y + days.bounds.height / 2)) else {
                return
            }
            show(page: pages.start(ofPage: path.section))
            return
        }
        let isVertical = scrollDirection == .vertical
        let length = isVertical ? days.bounds.height : days.bounds.width
        guard length > 0 else { return }
        let number = Int(((isVertical ? offset.y : offset.x) / length).rounded())
        show(page: pages.start(ofPage: min(max(0, number), pages.count - 1)))
    }

    /// What the title of a page says.
    func title(ofPage number: Int) -> String {
        titleFormatter.calendar = gregorian
        titleFormatter.locale = locale
        titleFormatter.timeZone = timeZone
        titleFormatter.dateFormat = appearance.headerDateFormat
        var date = pages.start(ofPage: number)
        // A week has the month of its middle.
        if pages.scope == .week { date = gregorian.date(byAdding: .day, value: 3, to: date) ?? date }
        return titleFormatter.string(from: date)
    }
}
