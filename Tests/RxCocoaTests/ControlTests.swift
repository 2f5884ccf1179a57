import Foundation
import RxCocoa
import RxSwift
import Testing
import UIKit

/// Properties and events of controls and of the views that only show something.
@MainActor @Suite struct ControlTests {
    /// What a property sends: its value, then what the user changes; what the program sets is not sent.
    private func sent<T>(_ property: ControlProperty<T>, program: () -> Void, user: () -> Void) -> [T] {
        var values: [T] = []
        let subscription = property.subscribe(onNext: { values.append($0) })
        program()
        user()
        subscription.dispose()
        user()
        return values
    }

    private func bound<T>(_ value: T, to property: ControlProperty<T>) {
        Observable.just(value).bind(to: property).dispose()
    }

    @Test func textFields() {
        let field = UITextField()
        #expect(
            sent(field.rx.value) {
                field.text = "a"
            } user: {
                field.insertText("b")
            } == ["", "ab"]
                || field.text?.hasPrefix("ab") == true)
        bound("c", to: field.rx.text)
        #expect(field.text == "c")
        bound(NSAttributedString(string: "d"), to: field.rx.attributedText)
        #expect(field.text == "d")
        var attributed: [String?] = []
        let subscription = field.rx.attributedText.subscribe(onNext: { attributed.append($0?.string) })
        field.insertText("e")
        #expect(attributed.last == field.text)
        subscription.dispose()
    }

    @Test func switches() {
        let toggle = UISwitch()
        let values = sent(toggle.rx.value) {
            toggle.isOn = true
        } user: {
            toggle.sendActions(for: .valueChanged)
        }
        #expect(values == [false, true])
        bound(false, to: toggle.rx.isOn)
        #expect(!toggle.isOn)
    }

    @Test func slidersAndSteppers() {
        let slider = UISlider()
        let values = sent(slider.rx.value) {
            slider.value = 0.25
        } user: {
            slider.sendActions(for: .valueChanged)
        }
        #expect(values == [0, 0.25])
        bound(0.75, to: slider.rx.value)
        #expect(slider.value == 0.75)
        let stepper = UIStepper()
        let steps = sent(stepper.rx.value) {
            stepper.value = 3
        } user: {
            stepper.sendActions(for: .valueChanged)
        }
        #expect(steps == [0, 3])
        bound(7, to: stepper.rx.value)
        #expect(stepper.value == 7)
    }

    @Test func segments() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        let values = sent(control.rx.selectedSegmentIndex) {
            control.selectedSegmentIndex = 2
        } user: {
            control.sendActions(for: .valueChanged)
        }
        #expect(values == [-1, 2])
        bound(1, to: control.rx.value)
        #expect(control.selectedSegmentIndex == 1)
        Observable.just(false).bind(to: control.rx.enabledForSegment(at: 0)).dispose()
        #expect(!control.isEnabledForSegment(at: 0))
        Observable.just("x").bind(to: control.rx.titleForSegment(at: 1)).dispose()
        #expect(control.titleForSegment(at: 1) == "x")
        let image = UIImage()
        Observable.just(image).bind(to: control.rx.imageForSegment(at: 2)).dispose()
        #expect(control.imageForSegment(at: 2) === image)
    }

    @Test func pagesAndDates() {
        let pages = UIPageControl()
        pages.numberOfPages = 5
        let values = sent(pages.rx.value) {
            pages.currentPage = 3
        } user: {
            pages.sendActions(for: .valueChanged)
        }
        #expect(values == [0, 3])
        bound(1, to: pages.rx.value)
        #expect(pages.currentPage == 1)
        let picker = UIDatePicker()
        let date = Date(timeIntervalSinceReferenceDate: 0)
        bound(date, to: picker.rx.value)
        #expect(picker.date == date)
    }

    @Test func buttons() {
        let button = UIButton()
        let image = UIImage()
        Observable.just("t").bind(to: button.rx.title(for: .highlighted)).dispose()
        Observable.just(image).bind(to: button.rx.image()).dispose()
        Observable.just(image).bind(to: button.rx.backgroundImage(for: .disabled)).dispose()
        Observable.just(NSAttributedString(string: "s")).bind(to: button.rx.attributedTitle(for: .selected)).dispose()
        #expect(button.title(for: .highlighted) == "t")
        #expect(button.image(for: .normal) === image)
        #expect(button.backgroundImage(for: .disabled) === image)
        #expect(button.attributedTitle(for: .selected)?.string == "s")
        var events = 0
        let subscription = button.rx.controlEvent([.touchDown, .touchCancel]).subscribe(onNext: { events += 1 })
        button.sendActions(for: .touchDown)
        button.sendActions(for: .touchCancel)
        button.sendActions(for: .touchUpInside)
        #expect(events == 2)
        subscription.dispose()
        button.sendActions(for: .touchDown)
        #expect(events == 2)
        #expect(button.allControlEvents.isEmpty)
    }

    @Test func propertiesOfOnesOwn() {
        let control = UIControl()
        let property = control.rx.controlProperty(
            editingEvents: .editingChanged, getter: { $0.tag }, setter: { $0.tag = $1 })
        let values = sent(property) {
            control.tag = 4
        } user: {
            control.sendActions(for: .editingChanged)
        }
        #expect(values == [0, 4])
        bound(9, to: property)
        #expect(control.tag == 9)
        var changes: [Int] = []
        let subscription = property.changed.subscribe(onNext: { changes.append($0) })
        #expect(changes.isEmpty)
        control.sendActions(for: .editingChanged)
        #expect(changes == [9])
        subscription.dispose()
    }

    @Test func viewsThatShow() {
        let label = UILabel()
        Observable.just("t").bind(to: label.rx.text).dispose()
        #expect(label.text == "t")
        Observable.just(NSAttributedString(string: "a")).bind(to: label.rx.attributedText).dispose()
        #expect(label.text == "a")
        let image = UIImage()
        let picture = UIImageView()
        Observable.just(image).bind(to: picture.rx.image).dispose()
        #expect(picture.image === image)
        let progress = UIProgressView()
        Observable.just(Float(0.5)).bind(to: progress.rx.progress).dispose()
        #expect(progress.progress == 0.5)
        let indicator = UIActivityIndicatorView()
        Observable.just(true).bind(to: indicator.rx.isAnimating).dispose()
        #expect(indicator.isAnimating)
        Observable.just(false).bind(to: indicator.rx.isAnimating).dispose()
        #expect(!indicator.isAnimating)
        let refresh = UIRefreshControl()
        Observable.just(true).bind(to: refresh.rx.isRefreshing).dispose()
        #expect(refresh.isRefreshing)
        Observable.just(false).bind(to: refresh.rx.isRefreshing).dispose()
        #expect(!refresh.isRefreshing)
    }

    @Test func barItemsAndRecognizers() {
        let item = UIBarButtonItem(title: "t", style: .plain, target: nil, action: nil)
        var taps = 0
        let tap = item.rx.tap.subscribe(onNext: { taps += 1 })
        if let action = item.action { UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil) }
        #expect(taps == 1)
        tap.dispose()
        #expect(item.target == nil)
        let recognizer = UITapGestureRecognizer()
        let view = UIView()
        view.addGestureRecognizer(recognizer)
        var heard = 0
        let events = recognizer.rx.event.subscribe(onNext: {
            #expect($0 === recognizer)
            heard += 1
        })
        recognizer.state = .ended
        #expect(heard == 1)
        events.dispose()
    }

    @Test func theAppTellsOfItsLife() {
        let center = NotificationCenter.default
        func heard(_ event: ControlEvent<Void>, _ name: Notification.Name) -> Int {
            var count = 0
            let subscription = event.subscribe(onNext: { count += 1 })
            center.post(name: name, object: nil)
            subscription.dispose()
            center.post(name: name, object: nil)
            return count
        }
        typealias App = Reactive<UIApplication>
        #expect(heard(App.didEnterBackground, UIApplication.didEnterBackgroundNotification) == 1)
        #expect(heard(App.willEnterForeground, UIApplication.willEnterForegroundNotification) == 1)
        #expect(heard(App.didBecomeActive, UIApplication.didBecomeActiveNotification) == 1)
        #expect(heard(App.willResignActive, UIApplication.willResignActiveNotification) == 1)
        #expect(heard(App.didFinishLaunching, UIApplication.didFinishLaunchingNotification) == 1)
        #expect(heard(App.didReceiveMemoryWarning, UIApplication.didReceiveMemoryWarningNotification) == 1)
        #expect(heard(App.willTerminate, UIApplication.willTerminateNotification) == 1)
    }
}
