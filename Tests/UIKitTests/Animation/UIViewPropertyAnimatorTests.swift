import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct UIViewPropertyAnimatorTests {
    private func screenWithBox() -> (TestScreen, UIView) {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        return (TestScreen(views: box), box)
    }

    private func x(_ box: UIView) -> CGFloat { box.layer.presentation()!.position.x }

    @Test func runsToItsEnd() {
        let (screen, box) = screenWithBox()
        var position: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 105 }
        animator.addCompletion { position = $0 }
        #expect(animator.state == .inactive && box.center.x == 5)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && box.center.x == 105)
        screen.advance(by: 0.5)
        #expect(abs(x(box) - 55) < 1e-5)
        #expect(abs(animator.fractionComplete - 0.5) < 1e-5)
        screen.advance(by: 0.6)
        #expect(position == .end && animator.state == .inactive && !animator.isRunning)
        #expect(box.layer.animationKeys() == nil)
    }

    @Test func arrivesInALaterTurnOutOfEveryWindow() {
        let host = CADisplayLink.mainHost
        CADisplayLink.mainHost = nil
        defer { CADisplayLink.mainHost = host }
        let box = UIView()
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        #expect(positions.isEmpty && animator.isRunning)
        NextTurn.drain()
        #expect(positions == [.end] && animator.state == .inactive && box.alpha == 0)
        let stopped = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 1 }
        stopped.addCompletion { positions.append($0) }
        stopped.startAnimation()
        stopped.stopAnimation(true)
        NextTurn.drain()
        #expect(positions == [.end])
    }

    @Test func pausesScrubsAndContinues() {
        let (screen, box) = screenWithBox()
        var position: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 105 }
        animator.addCompletion { position = $0 }
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        animator.fractionComplete = 0.3
        #expect(abs(x(box) - 35) < 1e-5)
        // Nothing moves while it is paused, and no frame is asked for.
        screen.advance(by: 2)
        #expect(abs(x(box) - 35) < 1e-5 && screen.surface.isIdle)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(abs(x(box) - 35) < 1e-4)
        screen.advance(by: 1)
        #expect(position == .end && x(box) == 105)
    }

    @Test func turnedRoundItEndsAtTheStart() {
        let (screen, box) = screenWithBox()
        var position: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            box.center.x = 105
            box.backgroundColor = .red
        }
        animator.addCompletion { position = $0 }
        animator.startAnimation()
        screen.advance(by: 0.6)
        animator.isReversed = true
        #expect(abs(animator.fractionComplete - 0.4) < 1e-5)
        screen.advance(by: 0.3)
        #expect(abs(x(box) - 35) < 1e-4)
        screen.advance(by: 0.4)
        #expect(position == .start && box.center.x == 5 && box.backgroundColor == nil)
        #expect(box.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func stoppingLeavesTheViewsWhereTheyShow() {
        let (screen, box) = screenWithBox()
        var completed = false
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 105 }
        animator.addCompletion { _ in completed = true }
        animator.startAnimation()
        screen.advance(by: 0.5)
        animator.stopAnimation(true)
        #expect(abs(box.center.x - 55) < 1e-5 && animator.state == .inactive && !completed)
        screen.advance(by: 1)
        #expect(abs(box.center.x - 55) < 1e-5 && !completed)
    }

    @Test(arguments: [(UIViewAnimatingPosition.end, 105.0), (.start, 5.0), (.current, 55.0)])
    func finishingAfterAStop(_ final: UIViewAnimatingPosition, _ expected: Double) {
        let (screen, box) = screenWithBox()
        var position: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 105 }
        animator.addCompletion { position = $0 }
        animator.startAnimation()
        screen.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && position == nil)
        animator.finishAnimation(at: final)
        #expect(position == final && animator.state == .inactive)
        #expect(abs(Double(box.center.x) - expected) < 1e-5)
    }

    @Test func springsGoBeyondAndSettle() {
        let (screen, box) = screenWithBox()
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { box.center.x = 105 }
        animator.startAnimation()
        var furthest: CGFloat = 0
        for _ in 0..<58 {
            screen.advance(by: 1.0 / 60)
            furthest = max(furthest, x(box))
        }
        #expect(furthest > 120)
        screen.advance(by: 0.2)
        #expect(x(box) == 105 && animator.state == .inactive)
    }

    @Test func laterAnimationsTakeTheTimeThatIsLeft() {
        let (screen, box) = screenWithBox()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 105 }
        animator.addAnimations({ box.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        screen.advance(by: 0.5)
        #expect(box.layer.presentation()!.opacity == 1)
        screen.advance(by: 0.25)
        #expect(abs(box.layer.presentation()!.opacity - 0.5) < 1e-4)
        animator.addAnimations { box.center.y = 45 }
        screen.advance(by: 0.125)
        #expect(abs(box.layer.presentation()!.position.y - 25) < 1e-3)
    }

    @Test func keyframesFollowTheAnimator() {
        let (screen, box) = screenWithBox()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 105 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 5 }
            }
        }
        animator.fractionComplete = 0.5
        #expect(abs(x(box) - 105) < 1e-5)
        animator.fractionComplete = 0.75
        #expect(abs(x(box) - 55) < 1e-5)
        animator.stopAnimation(true)
        _ = screen
    }

    @Test func pausesOnCompletionWhenAsked() {
        let (screen, box) = screenWithBox()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 105 }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        screen.advance(by: 1.5)
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
        animator.isReversed = true
        animator.startAnimation()
        screen.advance(by: 0.5)
        #expect(abs(x(box) - 55) < 1e-4)
        animator.stopAnimation(true)
    }

    @Test func theRunningOneRunsByItself() {
        let (screen, box) = screenWithBox()
        var position: UIViewAnimatingPosition?
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0.5, options: .curveLinear) {
            box.center.x = 105
        } completion: {
            position = $0
        }
        screen.advance(by: 0.4)
        #expect(x(box) == 5)
        screen.advance(by: 0.6)
        #expect(abs(x(box) - 55) < 1e-4)
        screen.advance(by: 0.7)
        #expect(position == .end)
    }
}
