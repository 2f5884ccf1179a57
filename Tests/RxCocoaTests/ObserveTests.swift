import Foundation
import RxCocoa
import RxSwift
import Testing
import UIKit

@MainActor @Suite struct ObserveTests {
    @Test func sendsValuesOfAKeyPath() {
        let view = UIView()
        var values: [Bool] = []
        let subscription = view.rx.observe(\.isHidden).subscribe(onNext: { values.append($0) })
        view.isHidden = true
        view.isHidden = false
        #expect(values == [false, true, false])
        subscription.dispose()
        view.isHidden = true
        #expect(values == [false, true, false])
    }

    @Test func sendsValuesOfAPath() {
        let scroll = UIScrollView()
        var values: [CGPoint?] = []
        let subscription = scroll.rx.observe(CGPoint.self, "contentOffset").subscribe(onNext: { values.append($0) })
        scroll.contentOffset = CGPoint(x: 0, y: 5)
        #expect(values == [.zero, CGPoint(x: 0, y: 5)])
        subscription.dispose()
        var newOnly: [String?] = []
        let label = UILabel()
        let other = label.rx.observe(String.self, "text", options: .new)
            .subscribe(onNext: { newOnly.append($0) })
        label.text = "a"
        label.text = nil
        #expect(newOnly == ["a", nil])
        other.dispose()
    }

    @Test func goesOnWithoutItsDisposable() {
        let label = UILabel()
        var count = 0
        _ = label.rx.observe(String.self, "text").subscribe(onNext: { _ in count += 1 })
        _ = label.rx.observe(\.text).subscribe(onNext: { _ in count += 1 })
        label.text = "a"
        #expect(count == 4)
    }

    @Test func endsWithTheObject() {
        var label: UILabel? = UILabel()
        weak let gone = label
        var events: [String] = []
        _ = label!.rx.observeWeakly(String.self, "text").subscribe { events.append("\($0)") }
        _ = label!.rx.observe(\.alpha).subscribe(onCompleted: { events.append("alpha ended") })
        label!.text = "a"
        label = nil
        #expect(gone == nil)
        #expect(events.contains("next(Optional(\"a\"))"))
        #expect(events.filter { !$0.contains("alpha") }.suffix(2) == ["next(nil)", "completed"])
        #expect(events.contains("alpha ended"))
    }

    @Test func keepsTheObjectIfItIsTo() {
        var label: UILabel? = UILabel()
        weak let kept = label
        let subscription = label!.rx.observe(String.self, "text").subscribe()
        label = nil
        #expect(kept != nil)
        subscription.dispose()
        #expect(kept == nil)
    }
}
