import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct GestureTests {
    private let view = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))

    private func screen(_ recognizers: UIGestureRecognizer...) -> TestScreen {
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        view.isMultipleTouchEnabled = true
        return TestScreen(views: view)
    }

    private func record(_ recognizer: UIGestureRecognizer) -> Record {
        let record = Record()
        recognizer.onChange { record.states.append($0.state) }
        return record
    }

    @MainActor final class Record {
        var states: [UIGestureRecognizer.State] = []
    }

    @Test func aTap() {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        let record = record(tap)
        let screen = screen(tap)
        screen.tap(CGPoint(x: 50, y: 200))
        #expect(record.states == [.ended])
        #expect(tap.state == .possible)
        // A finger that strays or rests is no tap.
        screen.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 200))
        screen.send(.began, CGPoint(x: 50, y: 200))
        screen.advance(by: 1)
        screen.send(.ended, CGPoint(x: 50, y: 200))
        #expect(record.states == [.ended])
    }

    @Test func aDoubleTapAndATapThatWaitsForIt() {
        let (single, double) = (
            UITapGestureRecognizer(target: nil, action: nil), UITapGestureRecognizer(target: nil, action: nil)
        )
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        let (ones, twos) = (record(single), record(double))
        let screen = screen(single, double)
        screen.tap(CGPoint(x: 50, y: 200), count: 2)
        screen.advance(by: 1)
        #expect(twos.states == [.ended] && ones.states.isEmpty)
        screen.tap(CGPoint(x: 50, y: 200))
        #expect(ones.states.isEmpty)
        screen.advance(by: 0.5)
        #expect(ones.states == [.ended] && twos.states == [.ended])
    }

    @Test func aSingleTapDoesNotKeepADoubleTapFromBeingOne() {
        let (single, double) = (
            UITapGestureRecognizer(target: nil, action: nil), UITapGestureRecognizer(target: nil, action: nil)
        )
        double.numberOfTapsRequired = 2
        let (ones, twos) = (record(single), record(double))
        let screen = screen(single, double)
        screen.tap(CGPoint(x: 50, y: 200), count: 2)
        #expect(ones.states == [.ended] || ones.states == [.ended, .ended])
        #expect(twos.states == [.ended])
    }

    @Test func aLongPress() {
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        let record = record(press)
        let screen = screen(press)
        screen.send(.began, CGPoint(x: 50, y: 200))
        screen.advance(by: 0.4)
        #expect(record.states.isEmpty)
        screen.advance(by: 0.2)
        #expect(record.states == [.began])
        screen.send(.moved, CGPoint(x: 150, y: 200))
        screen.send(.ended, CGPoint(x: 150, y: 200))
        #expect(record.states == [.began, .changed, .ended])
        screen.send(.began, CGPoint(x: 50, y: 200))
        screen.send(.moved, CGPoint(x: 70, y: 200))
        screen.advance(by: 1)
        screen.send(.ended, CGPoint(x: 70, y: 200))
        #expect(record.states.count == 3)
    }

    @Test func aPan() {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        var translations: [CGFloat] = []
        var velocity: CGFloat = 0
        pan.onChange { [unowned view] gesture in
            guard let pan = gesture as? UIPanGestureRecognizer else { return }
            translations.append(pan.translation(in: view).x)
            if pan.state == .ended { velocity = pan.velocity(in: view).x }
        }
        let record = record(pan)
        let screen = screen(pan)
        screen.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 200), steps: 10, duration: 0.2)
        #expect(record.states.first == .began && record.states.last == .ended)
        #expect(translations.last == 100)
        #expect(abs(velocity - 500) < 60)
        screen.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 56, y: 200))
        #expect(record.states.filter { $0 == .began }.count == 1)
    }

    @Test func setTranslationStartsAnew() {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        var sum: CGFloat = 0
        pan.onChange { [unowned view] gesture in
            guard let pan = gesture as? UIPanGestureRecognizer else { return }
            sum += pan.translation(in: view).y
            pan.setTranslation(.zero, in: view)
        }
        let screen = screen(pan)
        screen.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 50, y: 300))
        #expect(sum == 100)
    }

    @Test func aSwipe() {
        let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
        swipe.direction = .left
        let record = record(swipe)
        let screen = screen(swipe)
        screen.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 250, y: 200))
        #expect(record.states.isEmpty)
        screen.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 220))
        #expect(record.states == [.ended])
        screen.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200), duration: 3)
        #expect(record.states == [.ended])
    }

    @Test func aPinchAndARotation() {
        let (pinch, rotation) = (
            UIPinchGestureRecognizer(target: nil, action: nil), UIRotationGestureRecognizer(target: nil, action: nil)
        )
        var scales: [CGFloat] = []
        pinch.onChange { if let pinch = $0 as? UIPinchGestureRecognizer { scales.append(pinch.scale) } }
        let screen = screen(pinch)
        screen.send(.began, CGPoint(x: 100, y: 300), identifier: 1)
        screen.send(.began, CGPoint(x: 200, y: 300), identifier: 2)
        screen.send(.moved, CGPoint(x: 250, y: 300), identifier: 2)
        screen.send(.moved, CGPoint(x: 300, y: 300), identifier: 2)
        screen.send(.ended, CGPoint(x: 300, y: 300), identifier: 2)
        screen.send(.ended, CGPoint(x: 100, y: 300), identifier: 1)
        #expect(scales.dropLast().last == 2)
        #expect(pinch.state == .possible)

        view.removeGestureRecognizer(pinch)
        view.addGestureRecognizer(rotation)
        var angles: [CGFloat] = []
        rotation.onChange { if let it = $0 as? UIRotationGestureRecognizer { angles.append(it.rotation) } }
        screen.send(.began, CGPoint(x: 200, y: 300), identifier: 1)
        screen.send(.began, CGPoint(x: 300, y: 300), identifier: 2)
        screen.send(.moved, CGPoint(x: 270.7, y: 370.7), identifier: 2)
        screen.send(.moved, CGPoint(x: 200, y: 400), identifier: 2)
        screen.send(.ended, CGPoint(x: 200, y: 400), identifier: 2)
        screen.send(.ended, CGPoint(x: 200, y: 300), identifier: 1)
        #expect(abs((angles.last ?? 0) - .pi / 2) < 0.01)
    }

    @Test func anInnerGestureGoesBeforeAnOuterOne() {
        let outer = UITapGestureRecognizer(target: nil, action: nil)
        let inner = UITapGestureRecognizer(target: nil, action: nil)
        let (outers, inners) = (record(outer), record(inner))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        child.addGestureRecognizer(inner)
        view.addSubview(child)
        let screen = screen(outer)
        screen.tap(CGPoint(x: 50, y: 150))
        #expect(inners.states == [.ended] && outers.states.isEmpty)
        screen.tap(CGPoint(x: 250, y: 150))
        #expect(outers.states == [.ended])
    }

    @Test func theDelegateDecides() {
        @MainActor final class Delegate: NSObject, UIGestureRecognizerDelegate {
            var receives = true, begins = true, together = false
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                receives
            }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { together }
        }
        let (first, second) = (
            UIPanGestureRecognizer(target: nil, action: nil), UIPanGestureRecognizer(target: nil, action: nil)
        )
        let (firsts, seconds) = (record(first), record(second))
        let delegate = Delegate()
        first.delegate = delegate
        let screen = screen(first, second)
        func drag() {
            (firsts.states, seconds.states) = ([], [])
            screen.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 200))
        }
        drag()
        #expect(!firsts.states.isEmpty && seconds.states.isEmpty)
        delegate.together = true
        drag()
        #expect(!firsts.states.isEmpty && !seconds.states.isEmpty)
        delegate.together = false
        delegate.begins = false
        drag()
        #expect(firsts.states.isEmpty && !seconds.states.isEmpty)
        delegate.begins = true
        delegate.receives = false
        drag()
        #expect(firsts.states.isEmpty && !seconds.states.isEmpty)
    }

    @Test func aRecognisedGestureTakesTheTouchesFromTheView() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.addSubview(control)
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        var events: [String] = []
        control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        control.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        let screen = screen(pan)
        screen.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 200))
        #expect(events == ["cancel"])
        pan.cancelsTouchesInView = false
        screen.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 200))
        #expect(events == ["cancel", "up"])
    }

    @Test func aControlKeepsItsTapFromTheViewAround() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(control)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        let record = record(tap)
        var taps = 0
        control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let screen = screen(tap)
        screen.tap(control)
        #expect(taps == 1 && record.states.isEmpty)
    }
}
