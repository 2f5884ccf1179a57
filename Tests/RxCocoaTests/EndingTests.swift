import Foundation
import ObjectiveC
import RxCocoa
import RxSwift
import Testing
import UIKit

/// What is heard of an object ends with it.
@MainActor @Suite struct EndingTests {
    /// Subscribes to a sequence of an object that nobody else keeps; says how often it completed once the object is gone.
    private func completions<Object: AnyObject, Element>(
        _ make: () -> Object, _ sequence: (Object) -> Observable<Element>
    ) -> Int {
        var object: Object? = make()
        weak let gone = object
        var completions = 0
        let subscription = sequence(object!).subscribe(onCompleted: { completions += 1 })
        #expect(completions == 0)
        object = nil
        #expect(gone == nil, "\(Object.self) is kept")
        subscription.dispose()
        return completions
    }

    @Test func eventsOfDelegates() {
        let table: () -> UITableView = { UITableView() }
        #expect(completions(table) { $0.rx.itemSelected.asObservable() } == 1)
        #expect(completions(table) { $0.rx.itemDeselected.asObservable() } == 1)
        #expect(completions(table) { $0.rx.itemAccessoryButtonTapped.asObservable() } == 1)
        #expect(completions(table) { $0.rx.itemInserted.asObservable() } == 1)
        #expect(completions(table) { $0.rx.itemMoved.asObservable() } == 1)
        #expect(completions(table) { $0.rx.willDisplayCell.asObservable() } == 1)
        #expect(completions(table) { $0.rx.modelSelected(Int.self).asObservable() } == 1)
        #expect(completions(table) { $0.rx.prefetchRows.asObservable() } == 1)
        #expect(completions(table) { $0.rx.didScroll.asObservable() } == 1)
        let collection: () -> UICollectionView = {
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        }
        #expect(completions(collection) { $0.rx.itemSelected.asObservable() } == 1)
        #expect(completions(collection) { $0.rx.modelDeselected(Int.self).asObservable() } == 1)
        #expect(completions(collection) { $0.rx.willDisplaySupplementaryView.asObservable() } == 1)
        #expect(completions(collection) { $0.rx.prefetchItems.asObservable() } == 1)
        let scroll: () -> UIScrollView = { UIScrollView() }
        #expect(completions(scroll) { $0.rx.contentOffset.asObservable() } == 1)
        #expect(completions(scroll) { $0.rx.willEndDragging.asObservable() } == 1)
        #expect(completions(scroll) { $0.rx.didEndZooming.asObservable() } == 1)
        #expect(completions({ UITextView() }) { $0.rx.didChange.asObservable() } == 1)
        #expect(completions({ UIPickerView() }) { $0.rx.itemSelected.asObservable() } == 1)
        #expect(completions({ UIPickerView() }) { $0.rx.modelSelected(Int.self).asObservable() } == 1)
        #expect(completions({ UINavigationController() }) { $0.rx.willShow.asObservable() } == 1)
        #expect(completions({ UITabBarController() }) { $0.rx.didSelect.asObservable() } == 1)
        #expect(completions({ UITabBar() }) { $0.rx.didSelectItem.asObservable() } == 1)
        #expect(completions({ UITabBar() }) { $0.rx.willEndCustomizing.asObservable() } == 1)
        let search: () -> UISearchBar = { UISearchBar() }
        #expect(completions(search) { $0.rx.text.asObservable() } == 1)
        #expect(completions(search) { $0.rx.selectedScopeButtonIndex.asObservable() } == 1)
        #expect(completions(search) { $0.rx.bookmarkButtonClicked.asObservable() } == 1)
        #expect(completions({ UISearchController(searchResultsController: nil) }) { $0.rx.present } == 1)
    }

    @Test func eventsOfOtherObjects() {
        #expect(completions({ UIBarButtonItem() }) { $0.rx.tap.asObservable() } == 1)
        #expect(completions({ UITapGestureRecognizer() }) { $0.rx.event.asObservable() } == 1)
        #expect(completions({ UIButton() }) { $0.rx.tap.asObservable() } == 1)
        #expect(completions({ UISlider() }) { $0.rx.value.asObservable() } == 1)
        #expect(completions({ UITextField() }) { $0.rx.text.asObservable() } == 1)
        #expect(completions({ UILabel() }) { $0.rx.observe(\.text) } == 1)
    }

    @Test func deallocatedComesAtOnce() {
        final class Plain {}
        final class Own: NSObject {}
        #expect(completions({ Plain() }) { Reactive($0).deallocated } == 1)
        #expect(completions({ Own() }) { $0.rx.deallocated } == 1)
        #expect(completions({ NSObject() }) { $0.rx.deallocated } == 1)
        #expect(completions({ UIView() }) { $0.rx.deallocated } == 1)
        #expect(completions({ UIBarButtonItem() }) { $0.rx.deallocated } == 1)
        #expect(completions({ UIViewController() }) { $0.rx.deallocated } == 1)
    }

    @Test func deallocatedMayBeAskedForOnAnyThread() async {
        var view: UIView? = UIView()
        let events = Events()
        nonisolated(unsafe) let unowned = Unmanaged.passUnretained(view!)
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                _ = Reactive(unowned.takeUnretainedValue()).deallocated.subscribe(onNext: { events.add("gone") })
                continuation.resume()
            }
        }
        _ = view!.rx.deallocated.subscribe(onNext: { events.add("gone") })
        #expect(events.list.isEmpty)
        view = nil
        #expect(events.list == ["gone", "gone"])
    }

    private final class Events: @unchecked Sendable {
        private let lock = NSLock()
        private var heard: [String] = []
        func add(_ event: String) { lock.withLock { heard.append(event) } }
        var list: [String] { lock.withLock { heard } }
    }

    @Test func deallocatingComesFirst() {
        final class Noting: NSObject {
            var note: (String) -> Void = { _ in }
            deinit { note("deinit") }
        }
        var order: [String] = []
        var object: Noting? = Noting()
        object!.note = { order.append($0) }
        _ = object!.rx.deallocating.subscribe(
            onNext: { order.append("deallocating") }, onCompleted: { order.append("completed") })
        _ = object!.rx.deallocated.subscribe(onNext: { order.append("deallocated") })
        _ = object!.rx.sentMessage("dealloc").subscribe(onNext: { order.append("sent \($0)") })
        object = nil
        #expect(order.prefix(3) == ["deallocating", "sent []", "deinit"])
        #expect(Set(order.dropFirst(3)) == ["completed", "deallocated"])
    }

    @Test func viewsOfAScreenEndWithIt() {
        var order: [String] = []
        do {
            let screen = UIViewController()
            let button = UIButton()
            screen.view.addSubview(button)
            _ = screen.rx.deallocating.subscribe(onNext: { order.append("screen") })
            _ = button.rx.tap.subscribe(onCompleted: { order.append("button") })
        }
        #expect(order == ["screen", "button"])
    }
}
