import Foundation
import RxCocoa
import RxSwift
import Testing
import UIKit

/// Scrolling, zooming and editing of text views.
@MainActor @Suite struct ScrollTests {
    private func count(_ event: ControlEvent<Void>, _ call: () -> Void) -> Int {
        var count = 0
        let subscription = event.subscribe(onNext: { count += 1 })
        call()
        subscription.dispose()
        call()
        return count
    }

    @Test func movementsAreHeard() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        #expect(count(scroll.rx.didScroll) { scroll.contentOffset.y += 5 } == 1)
        #expect(count(scroll.rx.willBeginDragging) { scroll.delegate?.scrollViewWillBeginDragging(scroll) } == 1)
        #expect(
            count(scroll.rx.willBeginDecelerating) { scroll.delegate?.scrollViewWillBeginDecelerating(scroll) } == 1)
        #expect(count(scroll.rx.didEndDecelerating) { scroll.delegate?.scrollViewDidEndDecelerating(scroll) } == 1)
        #expect(count(scroll.rx.didZoom) { scroll.delegate?.scrollViewDidZoom(scroll) } == 1)
        #expect(count(scroll.rx.didScrollToTop) { scroll.delegate?.scrollViewDidScrollToTop(scroll) } == 1)
        #expect(
            count(scroll.rx.didEndScrollingAnimation) { scroll.delegate?.scrollViewDidEndScrollingAnimation(scroll) }
                == 1)
    }

    @Test func offsetsAreReadAndSet() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        var offsets: [CGFloat] = []
        let subscription = scroll.rx.contentOffset.subscribe(onNext: { offsets.append($0.y) })
        scroll.contentOffset.y = 30
        Observable.just(CGPoint(x: 0, y: 70)).bind(to: scroll.rx.contentOffset).dispose()
        #expect(offsets == [0, 30, 70])
        subscription.dispose()
    }

    @Test func theEndOfADragCanBeChanged() {
        let scroll = UIScrollView()
        let subscription = scroll.rx.willEndDragging.subscribe(onNext: {
            #expect($0.velocity == CGPoint(x: 0, y: 2))
            $0.targetContentOffset.pointee.y = 50
        })
        var target = CGPoint(x: 0, y: 120)
        scroll.delegate?.scrollViewWillEndDragging(
            scroll, withVelocity: CGPoint(x: 0, y: 2), targetContentOffset: &target)
        #expect(target.y == 50)
        subscription.dispose()
        var goesOn: [Bool] = []
        let ends = scroll.rx.didEndDragging.subscribe(onNext: { goesOn.append($0) })
        scroll.delegate?.scrollViewDidEndDragging(scroll, willDecelerate: true)
        scroll.delegate?.scrollViewDidEndDragging(scroll, willDecelerate: false)
        #expect(goesOn == [true, false])
        ends.dispose()
    }

    @Test func zoomingNamesItsView() {
        let scroll = UIScrollView()
        let page = UIView()
        var begun: [UIView?] = []
        var ended: [Reactive<UIScrollView>.EndZoomEvent] = []
        let subscriptions = [
            scroll.rx.willBeginZooming.subscribe(onNext: { begun.append($0) }),
            scroll.rx.didEndZooming.subscribe(onNext: { ended.append($0) }),
        ]
        scroll.delegate?.scrollViewWillBeginZooming(scroll, with: page)
        scroll.delegate?.scrollViewWillBeginZooming(scroll, with: nil)
        scroll.delegate?.scrollViewDidEndZooming(scroll, with: page, atScale: 2)
        #expect(begun == [page, nil])
        #expect(ended.map(\.scale) == [2])
        #expect(ended.first?.view === page)
        subscriptions.forEach { $0.dispose() }
    }

    @Test func storagesTellOfTheirChanges() {
        var storage: NSTextStorage? = NSTextStorage(string: "abc")
        var heard: [String] = []
        _ = storage!.rx.didProcessEditingRangeChangeInLength.subscribe(
            onNext: { heard.append("\($0.editedMask.rawValue) \($0.editedRange) \($0.delta)") },
            onCompleted: { heard.append("completed") })
        storage!.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
        #expect(heard == ["2 {1, 3} 2"])
        #expect(storage!.delegate === storage!.rx.delegate)
        storage = nil
        #expect(heard.last == "completed")
    }

    private final class Top: NSObject, UIScrollViewDelegate {
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    }

    @Test func delegatesAreAskedBehindTheProxy() {
        let scroll = UIScrollView()
        let delegate = Top()
        let set = scroll.rx.setDelegate(delegate)
        #expect(scroll.delegate !== delegate)
        #expect(scroll.delegate?.scrollViewShouldScrollToTop(scroll) == false)
        #expect(scroll.rx.delegate.forwardToDelegate() === delegate)
        set.dispose()
        #expect(scroll.delegate?.scrollViewShouldScrollToTop(scroll) == true)
    }

    @Test func textViewsTellOfEditing() {
        let view = UITextView()
        #expect(count(view.rx.didBeginEditing) { view.delegate?.textViewDidBeginEditing(view) } == 1)
        #expect(count(view.rx.didEndEditing) { view.delegate?.textViewDidEndEditing(view) } == 1)
        #expect(count(view.rx.didChange) { view.insertText("a") } == 1)
        #expect(count(view.rx.didChangeSelection) { view.delegate?.textViewDidChangeSelection(view) } == 1)
    }

    private func nextTurn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test func textsOfTextViewsAreReadAndSet() async {
        let view = UITextView()
        var texts: [String?] = []
        var values: [String?] = []
        var attributed: [String?] = []
        let subscriptions = [
            view.rx.text.subscribe(onNext: { texts.append($0) }),
            view.rx.value.subscribe(onNext: { values.append($0) }),
            view.rx.attributedText.subscribe(onNext: { attributed.append($0?.string) }),
        ]
        view.insertText("가")
        await nextTurn()
        #expect(texts.last == "가")
        #expect(values.last == "가")
        #expect(attributed.last == "가")
        Observable.just("나").bind(to: view.rx.text).dispose()
        #expect(view.text == "나")
        await nextTurn()
        #expect(texts == ["", "가", "나"])
        Observable.just(NSAttributedString(string: "다")).bind(to: view.rx.attributedText).dispose()
        #expect(view.text == "다")
        subscriptions.forEach { $0.dispose() }
    }
}
