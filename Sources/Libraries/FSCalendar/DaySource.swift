import UIKit

/// Gives a calendar's collection view its days, and passes on what is done with them.
final class DaySource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    weak var calendar: FSCalendar?
    /// The place for which a cell is being asked.
    private(set) var askedPath: IndexPath?

    func numberOfSections(in collectionView: UICollectionView) -> Int { calendar?.pages.count ?? 0 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        calendar?.pages.placeCount ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let calendar else { return UICollectionViewCell() }
        askedPath = indexPath
        defer { askedPath = nil }
        let (date, position) = (calendar.pages.date(at: indexPath), calendar.pages.position(at: indexPath))
        let cell =
            calendar.dataSource?.calendar(calendar, cellFor: date, at: position)
            ?? calendar.usualCell(for: date, at: position)
        calendar.configure(cell, at: indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: FloatingHeader.identifier, for: indexPath)
        if let calendar { (view as? FloatingHeader)?.show(page: indexPath.section, of: calendar) }
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        guard let calendar, let cell = cell as? FSCalendarCell else { return }
        // The collection view has set the selection that it knows.
        calendar.configure(cell, at: indexPath)
        let (date, position) = (calendar.pages.date(at: indexPath), calendar.pages.position(at: indexPath))
        calendar.delegate?.calendar(calendar, willDisplay: cell, for: date, at: position)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        // Days are selected by their dates: one may stand on two pages.
        calendar?.didTap(indexPath)
        return false
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calendar?.didScroll() }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calendar?.willStop(at: targetContentOffset.pointee)
    }
}
