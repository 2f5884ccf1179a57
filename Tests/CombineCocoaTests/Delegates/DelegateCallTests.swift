import Combine
import CombineCocoa
import Foundation
import Testing
import UIKit

/// Every publisher of a delegate's calls, by the same rules.
@MainActor @Suite struct DelegateCallTests {
    private let path = IndexPath(item: 4, section: 2)

    /// - Parameters:
    ///   - call: Calls the delegate as UIKit would.
    ///   - text: Describes a value, to be compared with `expected`.
    private func check<View: UIView, Value>(
        _ make: () -> View, _ publisher: (View) -> AnyPublisher<Value, Never>, _ expected: String,
        call: (View) -> Void, text: (Value) -> String
    ) {
        let requests = Requests<Value>()
        let view = make()
        publisher(view).subscribe(requests)
        call(view)
        requests.subscription?.request(.max(1))
        #expect(requests.values.isEmpty, "a call that nobody requested is dropped")
        call(view)
        call(view)
        #expect(requests.values.map(text) == [expected])
        requests.subscription?.request(.unlimited)
        requests.cancel()
        call(view)
        #expect(requests.values.count == 1)
        #expect(!requests.isFinished)

        let last = Requests<Value>()
        weak var gone: View?
        do {
            let view = make()
            gone = view
            publisher(view).subscribe(last)
        }
        #expect(gone == nil, "a subscription does not keep its view")
        #expect(last.isFinished, "the publisher ends with its view")
    }

    private func check<View: UIView>(
        _ make: () -> View, _ publisher: (View) -> AnyPublisher<Void, Never>, call: (View) -> Void
    ) {
        check(make, publisher, "told", call: call) { _ in "told" }
    }

    // MARK: Scroll views

    @Test func scrolling() {
        check({ UIScrollView() }, \.didScrollPublisher) { $0.delegate?.scrollViewDidScroll($0) }
        check({ UIScrollView() }, \.didZoomPublisher) { $0.delegate?.scrollViewDidZoom($0) }
        check({ UIScrollView() }, \.didScrollToTopPublisher) { $0.delegate?.scrollViewDidScrollToTop($0) }
        check({ UIScrollView() }, \.didEndScrollingAnimationPublisher) {
            $0.delegate?.scrollViewDidEndScrollingAnimation($0)
        }
        check({ UIScrollView() }, \.willBeginDeceleratingPublisher) {
            $0.delegate?.scrollViewWillBeginDecelerating($0)
        }
        check({ UIScrollView() }, \.didEndDeceleratingPublisher) { $0.delegate?.scrollViewDidEndDecelerating($0) }
        check({ UIScrollView() }, \.willBeginDraggingPublisher) { $0.delegate?.scrollViewWillBeginDragging($0) }
    }

    @Test func dragging() {
        var target = CGPoint.zero
        check(
            { UIScrollView() }, \.willEndDraggingPublisher, "2.0 moved",
            call: {
                $0.delegate?.scrollViewWillEndDragging(
                    $0, withVelocity: CGPoint(x: 0, y: 2), targetContentOffset: &target)
            },
            text: { "\($0.velocity.y) moved" })
        check(
            { UIScrollView() }, \.didEndDraggingPublisher, "true",
            call: { $0.delegate?.scrollViewDidEndDragging($0, willDecelerate: true) }, text: { "\($0)" })
    }

    @Test func zooming() {
        check(
            { UIScrollView() }, \.willBeginZoomingPublisher, "nil",
            call: { $0.delegate?.scrollViewWillBeginZooming($0, with: nil) },
            text: { $0.map { "\(type(of: $0))" } ?? "nil" })
        check(
            { UIScrollView() }, \.didEndZooming, "UILabel 2.0",
            call: { $0.delegate?.scrollViewDidEndZooming($0, with: UILabel(), atScale: 2) },
            text: { "\($0.view.map { "\(type(of: $0))" } ?? "nil") \($0.scale)" })
    }

    @Test func theOffsetIsObserved() {
        let requests = Requests<CGPoint>()
        let view = UIScrollView()
        view.contentOffsetPublisher.subscribe(requests)
        #expect(requests.values.isEmpty)
        requests.subscription?.request(.max(2))
        view.contentOffset.y = 1
        view.contentOffset.y = 2
        #expect(requests.values.map(\.y) == [0, 1])
        requests.cancel()
        view.contentOffset.y = 3
        #expect(requests.values.count == 2)
    }

    @Test func theEndCanBeAtADistance() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 120)
        var arrivals = 0
        let sink = view.reachedBottomPublisher(offset: 50).sink { arrivals += 1 }
        view.contentOffset.y = 30
        #expect(arrivals == 0)
        view.contentOffset.y = 51
        #expect(arrivals == 1)
        sink.cancel()
        view.contentOffset.y = 0
        view.contentOffset.y = 60
        #expect(arrivals == 1)
    }

    // MARK: Tables

    @Test func rows() {
        check(
            { UITableView() }, \.didSelectRowPublisher, "4",
            call: { $0.delegate?.tableView($0, didSelectRowAt: path) }, text: { "\($0.row)" })
        check(
            { UITableView() }, \.didDeselectRowPublisher, "4",
            call: { $0.delegate?.tableView($0, didDeselectRowAt: path) }, text: { "\($0.row)" })
        check(
            { UITableView() }, \.didHighlightRowPublisher, "4",
            call: { $0.delegate?.tableView($0, didHighlightRowAt: path) }, text: { "\($0.row)" })
        check(
            { UITableView() }, \.didUnhighlightRowPublisher, "4",
            call: { $0.delegate?.tableView($0, didUnhighlightRowAt: path) }, text: { "\($0.row)" })
        check(
            { UITableView() }, \.itemAccessoryButtonTappedPublisher, "4",
            call: { $0.delegate?.tableView($0, accessoryButtonTappedForRowWith: path) }, text: { "\($0.row)" })
        check(
            { UITableView() }, \.willBeginEditingRowPublisher, "4",
            call: { $0.delegate?.tableView($0, willBeginEditingRowAt: path) }, text: { "\($0.row)" })
        check(
            { UITableView() }, \.didEndEditingRowPublisher, "4",
            call: { $0.delegate?.tableView($0, didEndEditingRowAt: path) }, text: { "\($0.row)" })
    }

    @Test func aDeletedRowEndsItsEditingUntold() {
        let table = UITableView()
        let requests = Requests<IndexPath>()
        table.didEndEditingRowPublisher.subscribe(requests)
        requests.subscription?.request(.max(1))
        table.delegate?.tableView(table, didEndEditingRowAt: nil)
        #expect(requests.values.isEmpty)
        table.delegate?.tableView(table, didEndEditingRowAt: path)
        #expect(requests.values == [path])
    }

    @Test func rowsAndSectionsThatAreShown() {
        check(
            { UITableView() }, \.willDisplayCellPublisher, "UITableViewCell 4",
            call: { $0.delegate?.tableView($0, willDisplay: UITableViewCell(), forRowAt: path) },
            text: { "\(type(of: $0.cell)) \($0.indexPath.row)" })
        check(
            { UITableView() }, \.didEndDisplayingCellPublisher, "UITableViewCell 4",
            call: { $0.delegate?.tableView($0, didEndDisplaying: UITableViewCell(), forRowAt: path) },
            text: { "\(type(of: $0.cell)) \($0.indexPath.row)" })
        check(
            { UITableView() }, \.willDisplayHeaderViewPublisher, "UILabel 3",
            call: { $0.delegate?.tableView($0, willDisplayHeaderView: UILabel(), forSection: 3) },
            text: { "\(type(of: $0.headerView)) \($0.section)" })
        check(
            { UITableView() }, \.willDisplayFooterViewPublisher, "UILabel 3",
            call: { $0.delegate?.tableView($0, willDisplayFooterView: UILabel(), forSection: 3) },
            text: { "\(type(of: $0.footerView)) \($0.section)" })
        check(
            { UITableView() }, \.didEndDisplayingHeaderViewPublisher, "UILabel 3",
            call: { $0.delegate?.tableView($0, didEndDisplayingHeaderView: UILabel(), forSection: 3) },
            text: { "\(type(of: $0.headerView)) \($0.section)" })
        check(
            { UITableView() }, \.didEndDisplayingFooterView, "UILabel 3",
            call: { $0.delegate?.tableView($0, didEndDisplayingFooterView: UILabel(), forSection: 3) },
            text: { "\(type(of: $0.headerView)) \($0.section)" })
    }

    // MARK: Collections

    private func collection() -> UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    @Test func items() {
        check(
            collection, \.didSelectItemPublisher, "4",
            call: { $0.delegate?.collectionView($0, didSelectItemAt: path) }, text: { "\($0.item)" })
        check(
            collection, \.didDeselectItemPublisher, "4",
            call: { $0.delegate?.collectionView($0, didDeselectItemAt: path) }, text: { "\($0.item)" })
        check(
            collection, \.didHighlightItemPublisher, "4",
            call: { $0.delegate?.collectionView($0, didHighlightItemAt: path) }, text: { "\($0.item)" })
        check(
            collection, \.didUnhighlightRowPublisher, "4",
            call: { $0.delegate?.collectionView($0, didUnhighlightItemAt: path) }, text: { "\($0.item)" })
    }

    @Test func itemsThatAreShown() {
        check(
            collection, \.willDisplayCellPublisher, "UICollectionViewCell 4",
            call: { $0.delegate?.collectionView($0, willDisplay: UICollectionViewCell(), forItemAt: path) },
            text: { "\(type(of: $0.cell)) \($0.indexPath.item)" })
        check(
            collection, \.didEndDisplayingCellPublisher, "UICollectionViewCell 4",
            call: { $0.delegate?.collectionView($0, didEndDisplaying: UICollectionViewCell(), forItemAt: path) },
            text: { "\(type(of: $0.cell)) \($0.indexPath.item)" })
        check(
            collection, \.willDisplaySupplementaryViewPublisher, "UICollectionReusableView kind 2",
            call: {
                $0.delegate?.collectionView(
                    $0, willDisplaySupplementaryView: UICollectionReusableView(), forElementKind: "kind", at: path)
            },
            text: { "\(type(of: $0.supplementaryView)) \($0.elementKind) \($0.indexPath.section)" })
        check(
            collection, \.didEndDisplaySupplementaryViewPublisher, "UICollectionReusableView kind 2",
            call: {
                $0.delegate?.collectionView(
                    $0, didEndDisplayingSupplementaryView: UICollectionReusableView(), forElementOfKind: "kind",
                    at: path)
            },
            text: { "\(type(of: $0.supplementaryView)) \($0.elementKind) \($0.indexPath.section)" })
    }

    // MARK: Search bars

    @Test func searching() {
        check(
            { UISearchBar() }, \.textDidChangePublisher, "a",
            call: { $0.delegate?.searchBar($0, textDidChange: "a") }, text: { $0 })
        check({ UISearchBar() }, \.searchButtonClickedPublisher) { $0.delegate?.searchBarSearchButtonClicked($0) }
        check({ UISearchBar() }, \.cancelButtonClickedPublisher) { $0.delegate?.searchBarCancelButtonClicked($0) }
    }
}
