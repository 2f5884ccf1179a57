import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UIControlTests {
    @MainActor final class Target: NSObject {
        var calls: [String] = []
        func tapped() { calls.append("tapped") }
        func changed(_ sender: UIControl, _ event: UIEvent?) { calls.append("changed \(sender.tag) \(event != nil)") }
    }

    init() {
        SelectorTable.add(Target.self, "tapped") { target, _, _ in
            target.tapped(); return nil
        }
        SelectorTable.add(Target.self, "changed:forEvent:") { target, sender, event in
            target.changed(sender as! UIControl, event as? UIEvent)
            return nil
        }
    }

    private func screenWithControl() -> (TestScreen, UIControl) {
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        return (TestScreen(views: control), control)
    }

    @Test func tapSendsDownAndUpInside() {
        let (screen, control) = screenWithControl()
        var events: [String] = []
        for (name, event) in [("down", UIControl.Event.touchDown), ("up", .touchUpInside), ("out", .touchUpOutside)] {
            control.addAction(UIAction { _ in events.append(name) }, for: event)
        }
        screen.tap(control)
        #expect(events == ["down", "up"])
    }

    @Test func draggingFarAwayAndBack() {
        let (screen, control) = screenWithControl()
        var events: [UIControl.Event] = []
        let all: [UIControl.Event] = [
            .touchDragExit, .touchDragEnter, .touchUpInside, .touchUpOutside, .touchDragOutside,
        ]
        for event in all { control.addAction(UIAction { _ in events.append(event) }, for: event) }
        screen.send(.began, CGPoint(x: 125, y: 125))
        #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
        screen.send(.moved, CGPoint(x: 215, y: 125))  // 65 points off: still inside
        #expect(control.isHighlighted)
        screen.send(.moved, CGPoint(x: 300, y: 125))
        #expect(!control.isHighlighted)
        screen.send(.moved, CGPoint(x: 125, y: 125))
        screen.send(.moved, CGPoint(x: 300, y: 300))
        screen.send(.ended, CGPoint(x: 300, y: 300))
        #expect(
            events == [
                .touchDragExit, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchDragOutside, .touchUpOutside,
            ])
        #expect(!control.isTracking)
    }

    @Test func selectorsWithSenderAndEventOnceEach() {
        let (screen, control) = screenWithControl()
        control.tag = 4
        let target = Target()
        control.addTarget(target, action: Selector("tapped"), for: .touchUpInside)
        control.addTarget(target, action: Selector("tapped"), for: .touchUpInside)
        control.addTarget(target, action: Selector("changed:forEvent:"), for: .touchUpInside)
        screen.tap(control)
        #expect(target.calls == ["tapped", "changed 4 true"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tapped", "changed:forEvent:"])
        control.removeTarget(target, action: Selector("tapped"), for: .touchUpInside)
        target.calls = []
        control.sendActions(for: .touchUpInside)
        #expect(target.calls == ["changed 4 false"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allTargets.isEmpty)
        #expect(control.allControlEvents.isEmpty)
    }

    @Test func targetsAreNotKept() {
        let control = UIControl()
        weak var released: Target?
        do {
            let target = Target()
            control.addTarget(target, action: Selector("tapped"), for: .valueChanged)
            released = target
        }
        #expect(released == nil)
        control.sendActions(for: .valueChanged)
    }

    @Test func anActionIsReplacedByOneWithItsIdentifier() {
        let control = UIControl()
        var calls: [Int] = []
        let id = UIAction.Identifier("a")
        control.addAction(UIAction(identifier: id) { _ in calls.append(1) }, for: .valueChanged)
        control.addAction(UIAction(identifier: id) { _ in calls.append(2) }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(calls == [2])
        control.removeAction(identifiedBy: id, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(calls == [2])
    }

    @Test func aNilTargetGoesUpTheResponderChain() {
        final class Catcher: UIView {
            var caught = 0
        }
        SelectorTable.add(Catcher.self, "catchIt:") { view, _, _ in
            view.caught += 1; return nil
        }
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let catcher = Catcher(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        catcher.addSubview(control)
        let screen = TestScreen(views: catcher)
        control.addTarget(nil, action: Selector("catchIt:"), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(catcher.caught == 1)
        // As `self` in the closure that makes a stored property: a function of the class, which goes at once.
        let early = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        catcher.addSubview(early)
        let function: (Catcher) -> () -> Catcher = { view in { view } }
        early.addTarget(function, action: Selector("catchIt:"), for: .touchUpInside)
        early.sendActions(for: .touchUpInside)
        early.sendActions(for: .touchUpInside)
        #expect(catcher.caught == 3)
        _ = screen
    }

    @Test func disabledControlsStaySilent() {
        let (screen, control) = screenWithControl()
        var taps = 0
        control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        control.isEnabled = false
        screen.tap(control)
        #expect(taps == 0)
        #expect(control.state == .disabled)
    }
}
