import UIKit

/// Places the days of a calendar, page after page.
final class CalendarLayout: UICollectionViewLayout {
    weak var calendar: FSCalendar?
    /// In points, above and below the rows of a page.
    static let padding: CGFloat = 5
    private static let separatorKind = "FSCalendarSeparator"

    override init() {
        super.init()
        register(SeparatorView.self, forDecorationViewOfKind: Self.separatorKind)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private var pageSize: CGSize { collectionView?.bounds.size ?? .zero }
    private var rows: Int { calendar?.scope == .week ? 1 : 6 }
    /// The height of a month's page when pages are not paged, but follow each other in one long list.
    private func height(ofPage page: Int) -> CGFloat {
        guard let calendar, calendar.isFloating else { return pageSize.height }
        return calendar.floatingHeaderHeight + CGFloat(calendar.pages.rowCount(ofPage: page)) * calendar.rowHeight
    }

    /// The top of each page in a long list, and the end of the last.
    private var tops: [CGFloat] = []

    override func prepare() {
        super.prepare()
        tops = []
        guard let calendar, calendar.isFloating else { return }
        var top: CGFloat = 0
        for page in 0..<calendar.pages.count {
            tops.append(top)
            top += height(ofPage: page)
        }
        tops.append(top)
    }

    private func origin(ofPage page: Int) -> CGPoint {
        if page < tops.count { return CGPoint(x: 0, y: tops[page]) }
        return calendar?.scrollDirection == .vertical
            ? CGPoint(x: 0, y: CGFloat(page) * pageSize.height) : CGPoint(x: CGFloat(page) * pageSize.width, y: 0)
    }

    override var collectionViewContentSize: CGSize {
        guard let calendar else { return .zero }
        if let end = tops.last { return CGSize(width: pageSize.width, height: end) }
        let count = CGFloat(calendar.pages.count)
        return calendar.scrollDirection == .vertical
            ? CGSize(width: pageSize.width, height: count * pageSize.height)
            : CGSize(width: count * pageSize.width, height: pageSize.height)
    }

    /// The pages of which something is in a rectangle.
    private func pages(in rect: CGRect) -> Range<Int> {
        guard let calendar, pageSize.width > 0, pageSize.height > 0 else { return 0..<0 }
        let count = calendar.pages.count
        if !tops.isEmpty {
            let first = max(0, (tops.firstIndex { $0 > rect.minY } ?? count) - 1)
            return first..<max(first, min(count, tops.firstIndex { $0 >= rect.maxY } ?? count))
        }
        let isVertical = calendar.scrollDirection == .vertical
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let length = isVertical ? pageSize.height : pageSize.width
        let first = min(count, max(0, Int((low / length).rounded(.down))))
        return first..<max(first, min(count, Int((high / length).rounded(.up))))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let calendar else { return nil }
        var found: [UICollectionViewLayoutAttributes] = []
        for page in pages(in: rect) {
            if calendar.isFloating,
                let header = layoutAttributesForSupplementaryView(
                    ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: page))
            {
                found.append(header)
            }
            let last = calendar.isFloating ? calendar.pages.rowCount(ofPage: page) * 7 : calendar.pages.placeCount
            for item in 0..<last {
                let path = IndexPath(item: item, section: page)
                if let attributes = layoutAttributesForItem(at: path) { found.append(attributes) }
                if calendar.appearance.separators == .interRows, item % 7 == 0, item > 0,
                    let line = layoutAttributesForDecorationView(ofKind: Self.separatorKind, at: path)
                {
                    found.append(line)
                }
            }
        }
        return found.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame(at: indexPath)
        return attributes
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let calendar, calendar.isFloating else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(
            origin: origin(ofPage: indexPath.section),
            size: CGSize(width: pageSize.width, height: calendar.floatingHeaderHeight))
        return attributes
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: elementKind, with: indexPath)
        let first = frame(at: indexPath)
        attributes.frame = CGRect(x: first.minX, y: first.minY, width: pageSize.width, height: 0.5)
        attributes.zIndex = 1
        return attributes
    }

    func frame(at path: IndexPath) -> CGRect {
        let origin = origin(ofPage: path.section)
        let (row, column) = (CGFloat(path.item / 7), CGFloat(path.item % 7))
        let width = pageSize.width / 7
        let left = (column * width).rounded(.down)
        if let calendar, calendar.isFloating {
            return CGRect(
                x: origin.x + left, y: origin.y + calendar.floatingHeaderHeight + row * calendar.rowHeight,
                width: ((column + 1) * width).rounded(.down) - left, height: calendar.rowHeight)
        }
        let height = max(0, pageSize.height - 2 * Self.padding) / CGFloat(rows)
        return CGRect(
            x: origin.x + left, y: origin.y + Self.padding + row * height,
            width: ((column + 1) * width).rounded(.down) - left, height: height)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != pageSize
    }
}

/// The line between two rows.
private final class SeparatorView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.lightGray.withAlphaComponent(0.6)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
