import Combine
import CombineCocoa
import Foundation
import Testing
import UIKit

@MainActor @Suite struct DelegateTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var selected: [IndexPath] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    }

    @Test func aTableTellsOfItsRowsAndOfItsScrolling() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let rows = Rows()
        table.dataSource = rows
        var heard: [String] = []
        var subscriptions: Set<AnyCancellable> = []
        table.didSelectRowPublisher.sink { heard.append("select \($0.row)") }.store(in: &subscriptions)
        table.didSelectRowPublisher.sink { heard.append("again \($0.row)") }.store(in: &subscriptions)
        table.didDeselectRowPublisher.sink { heard.append("deselect \($0.row)") }.store(in: &subscriptions)
        table.willDisplayCellPublisher.sink { heard.append("show \($0.indexPath.row)") }.store(in: &subscriptions)
        table.didScrollPublisher.sink { heard.append("scroll") }.store(in: &subscriptions)
        table.layoutIfNeeded()
        #expect(heard == ["show 0", "show 1", "show 2"])
        heard = []
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        table.delegate?.tableView(table, didDeselectRowAt: IndexPath(row: 1, section: 0))
        table.contentOffset.y = 5
        #expect(heard == ["select 1", "again 1", "deselect 1", "scroll"])
    }

    @Test func aProxyLeavesHeightsToTheTable() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let rows = Rows()
        table.dataSource = rows
        table.rowHeight = 31
        let subscription = table.didSelectRowPublisher.sink { _ in }
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 31)
        withExtendedLifetime(subscription) {}
    }

    @Test func theDelegateIsWhoeverWasSetLast() {
        let table = UITableView()
        let rows = Rows()
        table.delegate = rows
        var heard: [Int] = []
        let subscription = table.didSelectRowPublisher.sink { heard.append($0.row) }
        #expect(table.delegate === table.delegateProxy)
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        #expect(heard == [1] && rows.selected.isEmpty)
        table.delegate = rows
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
        #expect(heard == [1] && rows.selected == [IndexPath(row: 2, section: 0)])
        withExtendedLifetime(subscription) {}
    }

    @Test func aCollectionTellsOfItsItems() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var heard: [String] = []
        var subscriptions: Set<AnyCancellable> = []
        collection.didSelectItemPublisher.sink { heard.append("select \($0.item)") }.store(in: &subscriptions)
        collection.didHighlightItemPublisher.sink { heard.append("light \($0.item)") }.store(in: &subscriptions)
        collection.willDisplaySupplementaryViewPublisher
            .sink { heard.append("\($0.elementKind) \($0.indexPath.section)") }.store(in: &subscriptions)
        let path = IndexPath(item: 4, section: 2)
        collection.delegate?.collectionView(collection, didHighlightItemAt: path)
        collection.delegate?.collectionView(collection, didSelectItemAt: path)
        collection.delegate?.collectionView(
            collection, willDisplaySupplementaryView: UICollectionReusableView(), forElementKind: "kind", at: path)
        #expect(heard == ["light 4", "select 4", "kind 2"])
    }

    @Test func aScrollViewTellsOfItsDragging() {
        let scroll = UIScrollView()
        var heard: [String] = []
        var subscriptions: Set<AnyCancellable> = []
        scroll.willBeginDraggingPublisher.sink { heard.append("begin") }.store(in: &subscriptions)
        scroll.willEndDraggingPublisher
            .sink {
                heard.append("end \($0.velocity.y)")
                $0.targetContentOffset.pointee.y = 7
            }.store(in: &subscriptions)
        scroll.didEndDraggingPublisher.sink { heard.append("ended \($0)") }.store(in: &subscriptions)
        scroll.willBeginZoomingPublisher.sink { heard.append("zoom \($0 == nil)") }.store(in: &subscriptions)
        var target = CGPoint.zero
        scroll.delegate?.scrollViewWillBeginDragging(scroll)
        scroll.delegate?.scrollViewWillEndDragging(
            scroll, withVelocity: CGPoint(x: 0, y: 2), targetContentOffset: &target)
        scroll.delegate?.scrollViewDidEndDragging(scroll, willDecelerate: true)
        scroll.delegate?.scrollViewWillBeginZooming(scroll, with: nil)
        #expect(heard == ["begin", "end 2.0", "ended true", "zoom true"])
        #expect(target.y == 7)
    }

    @Test func theEndOfTheContentIsToldOncePerArrival() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 300)
        var arrivals = 0
        var offsets: [CGFloat] = []
        var subscriptions: Set<AnyCancellable> = []
        scroll.reachedBottomPublisher().sink { arrivals += 1 }.store(in: &subscriptions)
        scroll.contentOffsetPublisher.sink { offsets.append($0.y) }.store(in: &subscriptions)
        for y: CGFloat in [200, 201, 202, 100, 210] { scroll.contentOffset = CGPoint(x: 0, y: y) }
        #expect(arrivals == 2)
        #expect(offsets == [0, 200, 201, 202, 100, 210])
    }

    @Test func aSearchBarTellsWhatIsSearchedFor() {
        let bar = UISearchBar()
        var heard: [String] = []
        var subscriptions: Set<AnyCancellable> = []
        bar.textDidChangePublisher.sink { heard.append($0) }.store(in: &subscriptions)
        bar.searchButtonClickedPublisher.sink { heard.append("search") }.store(in: &subscriptions)
        bar.cancelButtonClickedPublisher.sink { heard.append("cancel") }.store(in: &subscriptions)
        bar.searchTextField.insertText("x")
        bar.delegate?.searchBarSearchButtonClicked(bar)
        bar.delegate?.searchBarCancelButtonClicked(bar)
        #expect(heard == ["x", "search", "cancel"])
    }

    @Test func anAppMakesProxiesOfItsOwn() {
        final class PickerProxy: DelegateProxy, UIPickerViewDelegate, DelegateProxyType {
            func setDelegate(to object: UIPickerView) { object.delegate = self }
            func pickerView(
                _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
            ) -> String? { "row \(row)" }
        }
        let picker = UIPickerView()
        let proxy = PickerProxy.createDelegateProxy(for: picker)
        #expect(PickerProxy.createDelegateProxy(for: picker) === proxy)
        var heard: [Int] = []
        var handled: [Int] = []
        let selector = Selector("pickerView:didSelectRow:inComponent:")
        let subscription = proxy.interceptSelectorPublisher(selector).map { $0[1] as! Int }.sink { heard.append($0) }
        proxy.intercept(selector) { handled.append($0[1] as! Int) }
        picker.delegate?.pickerView(picker, didSelectRow: 5, inComponent: 0)
        proxy.interceptedSelector(selector, arguments: [picker, 6, 0])
        #expect(heard == [5, 6])
        #expect(handled == [5, 6])
        #expect(picker.delegate?.pickerView(picker, titleForRow: 1, forComponent: 0) == "row 1")
        withExtendedLifetime(subscription) {}
    }
}
