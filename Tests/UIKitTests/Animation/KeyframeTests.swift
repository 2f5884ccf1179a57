import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct KeyframeTests {
    private func screenWithBox() -> (TestScreen, UIView) {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        return (TestScreen(views: box), box)
    }

    /// Keyframe animations ease as a whole; the curve's option among theirs makes the times exact.
    private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    @Test func framesHappenInTheirPartsOfTheTime() {
        let (screen, box) = screenWithBox()
        var finished: Bool?
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.alpha = 0.5 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { box.center.x = 105 }
        } completion: {
            finished = $0
        }
        #expect(box.alpha == 0 && box.center.x == 105)
        func shown() -> CALayer { box.layer.presentation()! }
        screen.advance(by: 0.25)
        #expect(abs(shown().opacity - 0.75) < 1e-5 && shown().position.x == 5)
        screen.advance(by: 0.5)
        #expect(abs(shown().opacity - 0.5) < 1e-5 && abs(shown().position.x - 55) < 1e-5)
        screen.advance(by: 0.75)
        #expect(abs(shown().opacity - 0.25) < 1e-5 && shown().position.x == 105)
        #expect(finished == nil)
        screen.advance(by: 0.6)
        #expect(finished == true && box.layer.animationKeys() == nil)
    }

    @Test func aPropertyChangedOutsideOfFramesTakesTheWholeTime() {
        let (screen, box) = screenWithBox()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) { box.alpha = 0 }
        screen.advance(by: 0.5)
        #expect(abs(box.layer.presentation()!.opacity - 0.5) < 1e-5)
    }

    @Test func discreteFramesJump() {
        let (screen, box) = screenWithBox()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [linear, .calculationModeDiscrete]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 50 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 100 }
        }
        screen.advance(by: 0.4)
        #expect(box.layer.presentation()!.position.x == 5)
        screen.advance(by: 0.2)
        #expect(box.layer.presentation()!.position.x == 50)
    }

    @Test func pacedFramesMoveEvenly() {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [0, 10, 100]
        animation.keyTimes = [0, 0.5, 1]
        animation.calculationMode = .paced
        let (screen, box) = screenWithBox()
        animation.keyPath = "position.x"
        animation.duration = 1
        box.layer.add(animation, forKey: nil)
        screen.advance(by: 0.5)
        #expect(abs(box.layer.presentation()!.position.x - 50) < 1e-5)
    }

    @Test func cubicFramesPassSmoothlyThroughTheirValues() {
        let (screen, box) = screenWithBox()
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 100, 0]
        animation.calculationMode = .cubic
        animation.duration = 1
        box.layer.add(animation, forKey: nil)
        screen.advance(by: 0.25)
        // A straight line would be at 50; the curve is flat at its top, so before that it is ahead.
        #expect(box.layer.presentation()!.position.x > 55)
        screen.advance(by: 0.25)
        #expect(abs(box.layer.presentation()!.position.x - 100) < 1e-4)
    }

    @Test func modifiedAnimationsRepeat() {
        let (screen, box) = screenWithBox()
        var finished = false
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { box.alpha = 0 }
        } completion: { _ in
            finished = true
        }
        screen.advance(by: 1.5)
        #expect(abs(box.layer.presentation()!.opacity - 0.5) < 1e-4)
        screen.advance(by: 1)
        #expect(abs(box.layer.presentation()!.opacity - 0.5) < 1e-4)
        #expect(!finished)
        screen.advance(by: 1.6)
        #expect(finished)
    }

    @Test func deletingRemovesTheViewsAtTheEnd() {
        let (screen, box) = screenWithBox()
        var done = false
        UIView.perform(.delete, on: [box], options: []) {
        } completion: { _ in
            done = true
        }
        #expect(box.superview != nil)
        screen.advance(by: 0.5)
        #expect(done && box.superview == nil && box.alpha == 1)
    }
}
