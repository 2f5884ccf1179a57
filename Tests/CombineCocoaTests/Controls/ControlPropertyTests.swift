import Combine
import CombineCocoa
import Foundation
import Testing
import UIKit

/// Every publisher of a control's value, by the same rules.
@MainActor @Suite struct ControlPropertyTests {
    /// - Parameters:
    ///   - change: Changes the value by the app, from `initial` to `changed`.
    private func check<Control: UIControl, Value: Equatable>(
        _ make: () -> Control, _ publisher: (Control) -> AnyPublisher<Value, Never>, initial: Value, changed: Value,
        event: UIControl.Event = .valueChanged, change: (Control) -> Void
    ) {
        let control = make()
        let targets = control.allTargets.count
        let requests = Requests<Value>()
        publisher(control).subscribe(requests)
        #expect(requests.values.isEmpty, "a value is sent when it is requested")
        requests.subscription?.request(.max(1))
        #expect(requests.values == [initial])
        change(control)
        requests.subscription?.request(.max(1))
        #expect(requests.values == [initial], "the app's changes are not heard")
        control.sendActions(for: event)
        #expect(requests.values == [initial, changed])
        control.sendActions(for: event)
        #expect(requests.values.count == 2, "no more is sent than was requested")
        requests.subscription?.request(.max(1))
        #expect(requests.values == [initial, changed, changed], "the newest value is owed")
        #expect(!requests.isFinished)
        requests.subscription?.request(.unlimited)
        requests.cancel()
        control.sendActions(for: event)
        #expect(requests.values.count == 3)
        #expect(control.allTargets.count == targets, "cancelling removes the target")

        var kept: Control? = make()
        weak let gone = kept
        let sink = publisher(kept!).sink { _ in }
        kept = nil
        #expect(gone == nil, "a subscription does not keep its control")
        sink.cancel()
    }

    @Test func switches() {
        check({ UISwitch() }, \.isOnPublisher, initial: false, changed: true) { $0.isOn = true }
    }

    @Test func sliders() {
        check({ UISlider() }, \.valuePublisher, initial: 0, changed: 0.5) { $0.value = 0.5 }
    }

    @Test func steppers() {
        check({ UIStepper() }, \.valuePublisher, initial: 0, changed: 3) { $0.value = 3 }
    }

    @Test func segments() {
        check(
            { UISegmentedControl(items: ["a", "b"]) }, \.selectedSegmentIndexPublisher, initial: -1, changed: 1
        ) {
            $0.selectedSegmentIndex = 1
        }
    }

    @Test func dates() {
        let start = Date(timeIntervalSinceReferenceDate: 600)
        let end = Date(timeIntervalSinceReferenceDate: 1_200)
        check(
            { () -> UIDatePicker in
                let picker = UIDatePicker()
                picker.date = start
                return picker
            }, \.datePublisher, initial: start, changed: end
        ) { $0.date = end }
    }

    @Test func countdowns() {
        check(
            { () -> UIDatePicker in
                let picker = UIDatePicker()
                picker.datePickerMode = .countDownTimer
                picker.countDownDuration = 60
                return picker
            }, \.countDownDurationPublisher, initial: 60, changed: 180
        ) { $0.countDownDuration = 180 }
    }

    @Test func refreshes() {
        check({ UIRefreshControl() }, \.isRefreshingPublisher, initial: false, changed: true) { $0.beginRefreshing() }
    }

    @Test func texts() {
        check({ UITextField() }, \.textPublisher, initial: "", changed: "a", event: .editingChanged) { $0.text = "a" }
    }

    @Test func attributedTexts() {
        check(
            { UITextField() }, { $0.attributedTextPublisher.map { $0?.string ?? "" }.eraseToAnyPublisher() },
            initial: "", changed: "a", event: .editingChanged
        ) { $0.attributedText = NSAttributedString(string: "a") }
    }

    @Test func aPropertyOfAnyControl() {
        check(
            { UIButton() },
            { Publishers.ControlProperty(control: $0, events: .touchUpInside, keyPath: \.tag).eraseToAnyPublisher() },
            initial: 0, changed: 7, event: .touchUpInside
        ) { $0.tag = 7 }
    }

    @Test func pagesAreObserved() {
        let pages = UIPageControl()
        pages.numberOfPages = 9
        let requests = Requests<Int>()
        pages.currentPagePublisher.subscribe(requests)
        #expect(requests.values.isEmpty)
        pages.currentPage = 1
        requests.subscription?.request(.max(1))
        #expect(requests.values == [0], "the first value waits for a request")
        pages.currentPage = 2
        #expect(requests.values == [0])
        requests.subscription?.request(.unlimited)
        pages.currentPage = 3
        #expect(requests.values == [0, 3])
        requests.cancel()
        pages.currentPage = 4
        #expect(requests.values == [0, 3])
        var kept: UIPageControl? = UIPageControl()
        weak let gone = kept
        let sink = kept!.currentPagePublisher.sink { _ in }
        kept = nil
        #expect(gone == nil)
        sink.cancel()
    }
}
