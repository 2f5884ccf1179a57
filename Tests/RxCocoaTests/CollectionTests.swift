import Foundation
import RxCocoa
import RxSwift
import Testing
import UIKit

/// Items of a collection, and what the user does to them.
@MainActor @Suite struct CollectionTests {
    private let view: UICollectionView
    private let path = IndexPath(item: 1, section: 0)

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 40)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    private func heard<T>(_ event: ControlEvent<T>, _ call: () -> Void) -> [T] {
        var values: [T] = []
        let subscription = event.subscribe(onNext: { values.append($0) })
        call()
        subscription.dispose()
        call()
        return values
    }

    @Test func itemsAreChosenAndPressed() {
        #expect(
            heard(view.rx.itemSelected) { view.delegate?.collectionView(view, didSelectItemAt: path) } == [path])
        #expect(
            heard(view.rx.itemDeselected) { view.delegate?.collectionView(view, didDeselectItemAt: path) } == [path])
        #expect(
            heard(view.rx.itemHighlighted) { view.delegate?.collectionView(view, didHighlightItemAt: path) } == [path])
        #expect(
            heard(view.rx.itemUnhighlighted) { view.delegate?.collectionView(view, didUnhighlightItemAt: path) }
                == [path])
    }

    @Test func viewsComeAndGo() {
        let cell = UICollectionViewCell()
        let header = UICollectionReusableView()
        let kind = UICollectionView.elementKindSectionHeader
        let shown = heard(view.rx.willDisplayCell) {
            view.delegate?.collectionView(view, willDisplay: cell, forItemAt: path)
        }
        #expect(shown.map { $0.cell === cell && $0.at == path } == [true])
        let gone = heard(view.rx.didEndDisplayingCell) {
            view.delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: path)
        }
        #expect(gone.map { $0.cell === cell && $0.at == path } == [true])
        let headers = heard(view.rx.willDisplaySupplementaryView) {
            view.delegate?.collectionView(view, willDisplaySupplementaryView: header, forElementKind: kind, at: path)
        }
        #expect(headers.map { $0.supplementaryView === header && $0.elementKind == kind && $0.at == path } == [true])
        let ended = heard(view.rx.didEndDisplayingSupplementaryView) {
            view.delegate?.collectionView(
                view, didEndDisplayingSupplementaryView: header, forElementOfKind: kind, at: path)
        }
        #expect(ended.map { $0.supplementaryView === header && $0.elementKind == kind && $0.at == path } == [true])
    }

    @Test func itemsStandForModels() throws {
        let items = Observable.just([10, 20, 30]).bind(to: view.rx.items) { view, item, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: item, section: 0))
        }
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 3)
        #expect(try view.rx.model(at: path) == 20)
        #expect(
            heard(view.rx.modelSelected(Int.self)) { view.delegate?.collectionView(view, didSelectItemAt: path) }
                == [20])
        #expect(
            heard(view.rx.modelDeselected(Int.self)) { view.delegate?.collectionView(view, didDeselectItemAt: path) }
                == [20])
        items.dispose()
        #expect(throws: RxCocoaError.self) { try view.rx.model(at: path) as Int }
    }

    private final class Counted: NSObject, UICollectionViewDataSource, RxCollectionViewDataSourceType {
        typealias Element = Int
        var count = 0
        func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Int>) {
            if case .next(let count) = observedEvent { self.count = count }
            collectionView.reloadData()
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test func aDataSourceOfOnesOwnIsFed() {
        let source = Counted()
        let relay = BehaviorRelay(value: 1)
        let binding = relay.bind(to: view.rx.items(dataSource: source))
        view.layoutIfNeeded()
        #expect(view.numberOfItems(inSection: 0) == 1)
        relay.accept(3)
        view.layoutIfNeeded()
        #expect(view.numberOfItems(inSection: 0) == 3)
        binding.dispose()
        #expect(view.rx.dataSource.forwardToDelegate() == nil)
        let set = view.rx.setDataSource(source)
        #expect(view.rx.dataSource.forwardToDelegate() === source)
        set.dispose()
    }

    @Test func prefetchingIsHeard() {
        #expect(
            heard(view.rx.prefetchItems) { view.prefetchDataSource?.collectionView(view, prefetchItemsAt: [path]) }
                == [[path]])
        #expect(
            heard(view.rx.cancelPrefetchingForItems) {
                view.prefetchDataSource?.collectionView(view, cancelPrefetchingForItemsAt: [path])
            } == [[path]])
    }
}
