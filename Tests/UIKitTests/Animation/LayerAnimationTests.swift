import CoreGraphics
import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct LayerAnimationTests {
    private func box(_ color: UIColor = .red) -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        box.backgroundColor = color
        return box
    }

    @Test func aLayerWithoutSpeedStandsStillAndGoesOn() {
        let box = box()
        let screen = TestScreen(views: box)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = 150 }
        screen.advance(by: 0.5)
        let layer = box.layer
        let paused = layer.convertTime(screen.surface.now, from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        screen.advance(by: 2)
        #expect(abs(layer.presentation()!.position.x - 100) < 1e-4 && screen.surface.isIdle)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(screen.surface.now, from: nil) - paused
        #expect(abs(layer.presentation()!.position.x - 100) < 1e-4)
        screen.advance(by: 0.25)
        #expect(abs(layer.presentation()!.position.x - 125) < 1e-4)
        screen.advance(by: 0.5)
        #expect(layer.animationKeys() == nil)
    }

    @Test func aSuperlayersSpeedHoldsForItsSublayers() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), box())
        outer.addSubview(inner)
        let screen = TestScreen(views: outer)
        outer.layer.speed = 2
        outer.layer.beginTime = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.center.x = 150 }
        screen.advance(by: 0.25)
        #expect(abs(inner.layer.presentation()!.position.x - 100) < 1e-4)
        let time = inner.layer.convertTime(3, to: outer.layer)
        #expect(time == 3)
        #expect(abs(outer.layer.convertTime(10, from: nil) - 20) < 1e-9)
        #expect(abs(outer.layer.convertTime(20, to: nil) - 10) < 1e-9)
    }

    @Test(arguments: [
        // Half way: what shows at the left quarter and the right quarter of the layer, red before and blue after.
        (CATransitionType.push, CATransitionSubtype.fromRight, true, false),
        (.push, .fromLeft, false, true),
        (.moveIn, .fromRight, true, false),
        (.reveal, .fromRight, true, false),
    ])
    func slidingTransitions(
        _ type: CATransitionType, _ subtype: CATransitionSubtype, _ leftIsOld: Bool, _ rightIsOld: Bool
    ) throws {
        let box = box()
        box.clipsToBounds = true
        let child = UIView(frame: box.bounds)
        child.backgroundColor = .red
        box.addSubview(child)
        let screen = TestScreen(views: box)
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 1
        box.layer.add(transition, forKey: nil)
        child.backgroundColor = .blue
        box.backgroundColor = .blue
        #expect(box.layer.animationKeys() == [kCATransition])
        screen.advance(by: 0.5)
        let (left, right) = try (screen.pixel(25, 150), screen.pixel(75, 150))
        #expect((left[0] > left[2]) == leftIsOld)
        #expect((right[0] > right[2]) == rightIsOld)
        screen.advance(by: 0.6)
        #expect(try screen.pixel(25, 150)[2] > 200)
        #expect(box.layer.animationKeys() == nil)
    }

    @Test func fadingTransitionMixes() throws {
        let box = box(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let screen = TestScreen(views: box)
        let transition = CATransition()
        transition.duration = 1
        box.layer.add(transition, forKey: kCATransition)
        box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        screen.advance(by: 0.5)
        let mixed = try screen.pixel(50, 150)
        #expect(abs(mixed[0] - 128) < 6 && abs(mixed[2] - 128) < 6)
    }

    @Test func aFlipNarrowsTheOldSideThenWidensTheNew() throws {
        let box = box(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let screen = TestScreen(views: box)
        screen.window.backgroundColor = .white
        var finished: Bool?
        UIView.transition(with: box, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
            box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        } completion: {
            finished = $0
        }
        screen.advance(by: 1.0 / 3)  // an angle of 60°: half as wide
        #expect(try screen.pixel(50, 150)[0] > 200 && screen.pixel(50, 150)[2] < 50)
        #expect(try screen.pixel(10, 150)[1] > 200)
        screen.advance(by: 1.0 / 3)
        #expect(try screen.pixel(50, 150)[2] > 200 && screen.pixel(50, 150)[0] < 50)
        screen.advance(by: 0.5)
        #expect(finished == true && box.superview?.subviews == [box])
        #expect(try screen.pixel(5, 150)[2] > 200)
    }
}
