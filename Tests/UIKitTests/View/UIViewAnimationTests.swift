import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct UIViewAnimationTests {
    private func screenWithBox() -> (TestScreen, UIView) {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        return (TestScreen(views: box), box)
    }

    @Test func modelJumpsPresentationMoves() {
        let (screen, box) = screenWithBox()
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            box.center.x += 100
        } completion: {
            finished = $0
        }
        #expect(box.center.x == 105)
        #expect(abs(box.layer.presentation()!.position.x - 5) < 1e-6)
        screen.advance(by: 0.5)
        #expect(abs(box.layer.presentation()!.position.x - 55) < 1e-6)
        #expect(finished == nil)
        screen.advance(by: 0.6)
        #expect(box.layer.presentation()!.position.x == 105)
        #expect(finished == true)
        #expect(box.layer.animationKeys() == nil)
    }

    @Test func aSecondAnimationStartsWhereTheFirstShows() {
        let (screen, box) = screenWithBox()
        var first: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            box.alpha = 0
        } completion: {
            first = $0
        }
        screen.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.alpha = 1 }
        #expect(first == false)
        #expect(abs(box.layer.presentation()!.opacity - 0.5) < 1e-5)
        screen.advance(by: 0.5)
        #expect(abs(box.layer.presentation()!.opacity - 0.75) < 1e-5)
    }

    @Test func delayKeepsTheOldValueUntilThen() {
        let (screen, box) = screenWithBox()
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { box.alpha = 0 }
        screen.advance(by: 0.9)
        #expect(box.layer.presentation()!.opacity == 1)
        screen.advance(by: 0.6)
        #expect(abs(box.layer.presentation()!.opacity - 0.5) < 1e-5)
    }

    @Test func springOvershootsAndSettles() {
        let (screen, box) = screenWithBox()
        var finished = false
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
            box.center.x = 105
        } completion: { _ in
            finished = true
        }
        var furthest: CGFloat = 0
        for _ in 0..<58 {
            screen.advance(by: 1.0 / 60)
            furthest = max(furthest, box.layer.presentation()!.position.x)
        }
        #expect(furthest > 120)
        screen.advance(by: 0.1)
        #expect(finished)
        #expect(box.layer.presentation()!.position.x == 105)
    }

    @Test func nothingToAnimateStillCompletes() {
        let (screen, _) = screenWithBox()
        var completed: Bool?
        UIView.animate(withDuration: 1, animations: {}, completion: { completed = $0 })
        #expect(completed == nil)
        screen.settle()
        #expect(completed == true)
    }

    @Test func withoutAnimationChangesAtOnce() {
        let (screen, box) = screenWithBox()
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { box.alpha = 0 }
        }
        #expect(box.layer.presentation()!.opacity == 0)
        _ = screen
    }

    @Test func outOfAWindowNothingMovesAndCompletionComes() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var completed = false
        UIView.animate(withDuration: 1, animations: { box.alpha = 0 }, completion: { _ in completed = true })
        NextTurn.drain()
        #expect(completed)
        #expect(box.layer.animationKeys() == nil)
    }

    @Test func removalEndsTheAnimationUnfinished() {
        let (screen, box) = screenWithBox()
        var finished: Bool?
        UIView.animate(withDuration: 1, animations: { box.alpha = 0 }, completion: { finished = $0 })
        screen.advance(by: 0.2)
        box.removeFromSuperview()
        #expect(finished == false)
    }

    @Test func repeatingAndReversing() {
        let (screen, box) = screenWithBox()
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) { box.alpha = 0 }
        screen.advance(by: 1.25)
        #expect(abs(box.layer.presentation()!.opacity - 0.25) < 1e-4)
        screen.advance(by: 1)
        #expect(abs(box.layer.presentation()!.opacity - 0.75) < 1e-4)
        box.layer.removeAllAnimations()
        #expect(box.layer.presentation()!.opacity == 0)
    }

    @Test func aTurnIsAnimatedAsATurn() {
        let (screen, box) = screenWithBox()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            box.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
        screen.advance(by: 0.5)
        let shown = box.layer.presentation()!.affineTransform()
        #expect(abs(shown.a - cos(CGFloat.pi / 4)) < 1e-6)
        #expect(abs(shown.b - sin(CGFloat.pi / 4)) < 1e-6)
    }
}
