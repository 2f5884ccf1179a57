import Combine
import CombineCocoa
import Foundation
import Testing
import UIKit

@MainActor @Suite struct LifetimeTests {
    private final class Button: UIButton {
        nonisolated(unsafe) var onEnd: () -> Void = {}
        deinit { onEnd() }
    }

    @Test func aSubscriptionDoesNotKeepItsControl() {
        nonisolated(unsafe) var isGone = false
        var button: Button? = Button()
        button?.onEnd = { isGone = true }
        let taps = button!.tapPublisher.sink {}
        let states = Publishers.ControlProperty(control: button!, events: .touchUpInside, keyPath: \.isEnabled)
            .sink { _ in }
        button = nil
        #expect(isGone)
        withExtendedLifetime((taps, states)) {}
    }

    @Test func aCancelledSubscriberIsReleased() {
        let button = UIButton()
        weak var requests: Requests<Void>?
        do {
            let subscriber = Requests<Void>()
            requests = subscriber
            button.tapPublisher.subscribe(subscriber)
            subscriber.cancel()
        }
        #expect(requests == nil)
        button.sendActions(for: .touchUpInside)
    }

    @Test func aDroppedSubscriptionIsCancelled() {
        let button = UIButton()
        var taps = 0
        var subscription: AnyCancellable? = button.tapPublisher.sink { taps += 1 }
        withExtendedLifetime(subscription) {}
        subscription = nil
        button.sendActions(for: .touchUpInside)
        #expect(taps == 0)
        #expect(button.allTargets.isEmpty)
    }

    @Test func aProxyEndsItsPublishersWithItsObject() {
        var table: UITableView? = UITableView()
        weak var weakTable = table
        weak var proxy = table?.delegateProxy
        #expect(proxy != nil)
        var isFinished = false
        let subscription = table!.didSelectRowPublisher
            .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
        table = nil
        #expect(weakTable == nil)
        #expect(proxy == nil)
        #expect(isFinished)
        withExtendedLifetime(subscription) {}
    }

    @Test func aTextViewIsNotKept() {
        var view: UITextView? = UITextView()
        weak var weakView = view
        var heard = 0
        let subscription = view!.textPublisher.sink { _ in heard += 1 }
        view?.text = "a"
        #expect(heard == 2)
        view = nil
        #expect(weakView == nil)
        withExtendedLifetime(subscription) {}
    }

    @Test func aBarItemIsNotKept() {
        var item: UIBarButtonItem? = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
        weak var weakItem = item
        let subscription = item!.tapPublisher.sink {}
        item = nil
        #expect(weakItem == nil)
        withExtendedLifetime(subscription) {}
    }
}
