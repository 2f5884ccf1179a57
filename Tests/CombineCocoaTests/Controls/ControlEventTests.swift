import Combine
import CombineCocoa
import Foundation
import Testing
import UIKit

/// Every publisher of what happens to a control, by the same rules.
@MainActor @Suite struct ControlEventTests {
    private func check<Control: UIControl>(
        _ make: () -> Control, _ publisher: (Control) -> AnyPublisher<Void, Never>, event: UIControl.Event,
        other: UIControl.Event
    ) {
        let control = make()
        let targets = control.allTargets.count
        let requests = Requests<Void>()
        publisher(control).subscribe(requests)
        control.sendActions(for: event)
        requests.subscription?.request(.max(2))
        #expect(requests.values.isEmpty, "an event that nobody requested is dropped")
        control.sendActions(for: other)
        #expect(requests.values.isEmpty)
        for _ in 0..<3 { control.sendActions(for: event) }
        #expect(requests.values.count == 2)
        requests.subscription?.request(.unlimited)
        requests.cancel()
        control.sendActions(for: event)
        #expect(requests.values.count == 2)
        #expect(!requests.isFinished)
        #expect(control.allTargets.count == targets, "cancelling removes the target")

        var kept: Control? = make()
        weak let gone = kept
        let sink = publisher(kept!).sink {}
        kept = nil
        #expect(gone == nil, "a subscription does not keep its control")
        sink.cancel()
    }

    @Test func taps() {
        check({ UIButton() }, \.tapPublisher, event: .touchUpInside, other: .touchDown)
    }

    @Test func returns() {
        check({ UITextField() }, \.returnPublisher, event: .editingDidEndOnExit, other: .editingDidEnd)
    }

    @Test func beginnings() {
        check({ UITextField() }, \.didBeginEditingPublisher, event: .editingDidBegin, other: .editingDidEnd)
    }

    @Test func anyEvents() {
        check(
            { UIControl() }, { $0.controlEventPublisher(for: [.touchDown, .touchCancel]) }, event: .touchCancel,
            other: .touchUpInside)
        check(
            { UIControl() }, { Publishers.ControlEvent(control: $0, events: .touchDown).eraseToAnyPublisher() },
            event: .touchDown, other: .touchUpInside)
    }

    @Test func barItems() {
        let item = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
        func tap() { if let action = item.action { _ = (item.target as? NSObject)?.perform(action, with: item) } }
        let requests = Requests<Void>()
        item.tapPublisher.subscribe(requests)
        tap()
        requests.subscription?.request(.max(1))
        #expect(requests.values.isEmpty)
        tap()
        tap()
        #expect(requests.values.count == 1)
        requests.cancel()
        #expect(item.target == nil && item.action == nil)
    }
}
