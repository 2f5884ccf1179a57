import Combine
import CombineCocoa
import Foundation
import Testing
import UIKit

@MainActor @Suite struct ControlTests {
    @Test func tapsAreSentToEverySubscriberUntilItCancels() {
        let button = UIButton()
        var first = 0
        var second = 0
        let one = button.tapPublisher.sink { first += 1 }
        let two = button.tapPublisher.sink { second += 1 }
        button.sendActions(for: .touchUpInside)
        one.cancel()
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        #expect(first == 1)
        #expect(second == 2)
        two.cancel()
        #expect(button.allTargets.isEmpty)
    }

    @Test func oneSubscriptionHearsOfSeveralEvents() {
        let control = UIControl()
        var heard = 0
        let subscription = control.controlEventPublisher(for: [.touchDown, .touchCancel]).sink { heard += 1 }
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchCancel)
        control.sendActions(for: .touchUpInside)
        #expect(heard == 2)
        withExtendedLifetime(subscription) {}
    }

    @Test func aFieldSendsItsTextAtOnceAndWhatAPersonTypes() {
        let field = UITextField()
        field.text = "a"
        var heard: [String?] = []
        let subscription = field.textPublisher.sink { heard.append($0) }
        #expect(heard == ["a"])
        field.text = "by the app"
        #expect(heard == ["a"])
        field.insertText("!")
        #expect(heard.last == "by the app!")
        withExtendedLifetime(subscription) {}
    }

    @Test func aFieldSendsWhatIsBeingComposed() {
        let field = UITextField()
        var heard: [String?] = []
        let subscription = field.textPublisher.removeDuplicates().sink { heard.append($0) }
        for step in ["ㅎ", "하", "한"] { field.setMarkedText(step, selectedRange: NSRange(location: 1, length: 0)) }
        #expect(heard == ["", "ㅎ", "하", "한"])
        withExtendedLifetime(subscription) {}
    }

    @Test func aFieldTellsOfItsEditing() {
        let field = UITextField()
        var heard: [String] = []
        var subscriptions: Set<AnyCancellable> = []
        field.didBeginEditingPublisher.sink { heard.append("began") }.store(in: &subscriptions)
        field.returnPublisher.sink { heard.append("return") }.store(in: &subscriptions)
        field.attributedTextPublisher.dropFirst().sink { heard.append($0?.string ?? "-") }.store(in: &subscriptions)
        field.sendActions(for: .editingDidBegin)
        field.insertText("x")
        field.sendActions(for: .editingDidEndOnExit)
        #expect(heard.filter { $0 == "began" } == ["began"])
        #expect(heard.filter { $0 == "return" } == ["return"])
        #expect(heard.contains("x"))
    }

    @Test func everyControlSendsItsValue() {
        var heard: [String] = []
        var subscriptions: Set<AnyCancellable> = []
        let toggle = UISwitch()
        toggle.isOnPublisher.sink { heard.append("switch \($0)") }.store(in: &subscriptions)
        toggle.isOn = true
        toggle.sendActions(for: .valueChanged)
        let slider = UISlider()
        slider.valuePublisher.sink { heard.append("slider \($0)") }.store(in: &subscriptions)
        slider.value = 0.5
        slider.sendActions(for: .valueChanged)
        let stepper = UIStepper()
        stepper.valuePublisher.sink { heard.append("stepper \($0)") }.store(in: &subscriptions)
        stepper.value = 3
        stepper.sendActions(for: .valueChanged)
        let segments = UISegmentedControl(items: ["a", "b"])
        segments.selectedSegmentIndexPublisher.sink { heard.append("segment \($0)") }.store(in: &subscriptions)
        segments.selectedSegmentIndex = 1
        segments.sendActions(for: .valueChanged)
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 60
        picker.countDownDurationPublisher.sink { heard.append("countdown \($0)") }.store(in: &subscriptions)
        picker.countDownDuration = 180
        picker.sendActions(for: .valueChanged)
        let refresh = UIRefreshControl()
        refresh.isRefreshingPublisher.sink { heard.append("refresh \($0)") }.store(in: &subscriptions)
        refresh.beginRefreshing()
        refresh.sendActions(for: .valueChanged)
        #expect(
            heard == [
                "switch false", "switch true", "slider 0.0", "slider 0.5", "stepper 0.0", "stepper 3.0", "segment -1",
                "segment 1", "countdown 60.0", "countdown 180.0", "refresh false", "refresh true",
            ])
    }

    @Test func aDatePickerSendsItsDate() {
        let picker = UIDatePicker()
        var heard: [Date] = []
        let subscription = picker.datePublisher.dropFirst().sink { heard.append($0) }
        let date = Date(timeIntervalSinceReferenceDate: 600)
        picker.date = date
        #expect(heard.isEmpty)
        picker.sendActions(for: .valueChanged)
        #expect(heard == [date])
        withExtendedLifetime(subscription) {}
    }

    @Test func aPageControlSendsWhatTheAppSetsToo() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        var heard: [Int] = []
        let subscription = pages.currentPagePublisher.sink { heard.append($0) }
        pages.currentPage = 2
        #expect(heard == [0, 2])
        subscription.cancel()
        pages.currentPage = 1
        #expect(heard == [0, 2])
    }

    @Test func aBarItemSendsItsTaps() {
        let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        var taps = 0
        let subscription = item.tapPublisher.sink { taps += 1 }
        _ = (item.target as? NSObject)?.perform(item.action!, with: item)
        #expect(taps == 1)
        subscription.cancel()
        #expect(item.target == nil && item.action == nil)
    }

    @Test func aRecognizerIsSentWhenItRecognises() async {
        let recognizer = UITapGestureRecognizer()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.addGestureRecognizer(recognizer)
        var heard: [UITapGestureRecognizer] = []
        let subscription = recognizer.tapPublisher.sink { heard.append($0) }
        // The subscription begins in the main queue's next turn.
        await mainQueueTurn()
        recognizer.state = .ended
        #expect(heard == [recognizer])
        subscription.cancel()
    }

    @Test func everyRecognizerHasAPublisher() async {
        var heard = 0
        var subscriptions: Set<AnyCancellable> = []
        let pan = UIPanGestureRecognizer()
        let pinch = UIPinchGestureRecognizer()
        let rotation = UIRotationGestureRecognizer()
        let swipe = UISwipeGestureRecognizer()
        let press = UILongPressGestureRecognizer()
        let edge = UIScreenEdgePanGestureRecognizer()
        pan.panPublisher.sink { heard += $0 === pan ? 1 : 0 }.store(in: &subscriptions)
        pinch.pinchPublisher.sink { heard += $0 === pinch ? 1 : 0 }.store(in: &subscriptions)
        rotation.rotationPublisher.sink { heard += $0 === rotation ? 1 : 0 }.store(in: &subscriptions)
        swipe.swipePublisher.sink { heard += $0 === swipe ? 1 : 0 }.store(in: &subscriptions)
        press.longPressPublisher.sink { heard += $0 === press ? 1 : 0 }.store(in: &subscriptions)
        edge.screenEdgePanPublisher.sink { heard += $0 === edge ? 1 : 0 }.store(in: &subscriptions)
        await mainQueueTurn()
        swipe.state = .ended
        for recognizer in [pan, pinch, rotation, press, edge] { recognizer.state = .began }
        #expect(heard == 6)
    }

    @Test func aViewSendsWhatPersonsAndTheAppMakeOfItsText() {
        let view = UITextView()
        view.text = "a"
        var heard: [String?] = []
        let subscription = view.textPublisher.removeDuplicates().sink { heard.append($0) }
        view.text = "b"
        view.insertText("c")
        view.setMarkedText("ㅎ", selectedRange: NSRange(location: 1, length: 0))
        view.setMarkedText("하", selectedRange: NSRange(location: 1, length: 0))
        #expect(heard == ["a", "b", "bc", "bcㅎ", "bc하"])
        subscription.cancel()
        view.text = "d"
        #expect(heard.count == 5)
    }

    @Test func valuesAreAssignedWithATransition() {
        let label = UILabel()
        let texts = PassthroughSubject<String?, Never>()
        var besides = 0
        var subscriptions: Set<AnyCancellable> = []
        texts.assign(to: \.text, on: label, animation: .fade(duration: 0.1)).store(in: &subscriptions)
        texts.send("one")
        #expect(label.text == "one")
        subscriptions = []
        texts.assign(to: \.text, on: label, animation: .flip(direction: .left, duration: 0.1))
            .store(in: &subscriptions)
        texts.send("two")
        #expect(label.text == "two")
        subscriptions = []
        texts.assign(
            to: \.text, on: label,
            animation: .animation(duration: 0, options: [], animations: { besides += 1 }, completion: nil)
        ).store(in: &subscriptions)
        texts.send("three")
        #expect(label.text == "three")
        #expect(besides == 1)
        subscriptions = []
        texts.send("four")
        #expect(label.text == "three")
    }
}
