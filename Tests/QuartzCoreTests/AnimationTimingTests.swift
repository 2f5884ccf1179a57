import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// What shows at which moment.
@Suite("Animations in time") @MainActor
struct AnimationTimingTests {
    private func basic(_ key: String, from: Any?, to: Any?, duration: Double = 2) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        return animation
    }

    private func opacity(_ layer: CALayer) -> Float { layer.presentation()?.opacity ?? -1 }

    @Test("Values go from one to the other, and back to the model's")
    func basics() {
        let host = TestHost()
        let layer = host.layer()
        layer.add(basic("opacity", from: 0, to: 1), forKey: "fade")
        #expect(opacity(layer) == 0)
        host.advance(by: 0.5)
        #expect(abs(opacity(layer) - 0.25) < 1e-4)
        #expect(layer.opacity == 1)
        #expect(layer.animationKeys() == ["fade"])
        layer.opacity = 0.9
        host.advance(by: 2)
        #expect(opacity(layer) == 0.9)
        #expect(layer.animationKeys() == nil)
    }

    @Test("Positions, colours, bounds and transforms are interpolated")
    func kinds() throws {
        let host = TestHost()
        let layer = host.layer(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.add(basic("position.x", from: 0, to: 100), forKey: nil)
        layer.add(basic("bounds.size.width", from: 10, to: 30), forKey: nil)
        layer.add(basic("transform.rotation.z", from: 0, to: Double.pi), forKey: nil)
        layer.add(
            basic(
                "backgroundColor", from: CGColor(red: 0, green: 0, blue: 0, alpha: 1),
                to: CGColor(red: 1, green: 0, blue: 0, alpha: 1)), forKey: nil)
        host.advance(by: 1)
        let shown = try #require(layer.presentation())
        #expect(abs(shown.position.x - 50) < 1e-6)
        #expect(abs(shown.bounds.width - 20) < 1e-6)
        #expect(abs(shown.affineTransform().b - 1) < 1e-6)
        let red = try #require(shown.backgroundColor?.components?.first)
        #expect(abs(red - 0.5) < 0.02)
        #expect(shown.model() === layer)
    }

    @Test("An animation without an end takes the model's value")
    func missingValues() {
        let host = TestHost()
        let layer = host.layer()
        layer.opacity = 0.8
        layer.add(basic("opacity", from: 0, to: nil), forKey: nil)
        host.advance(by: 1)
        #expect(abs(opacity(layer) - 0.4) < 1e-4)
        let other = host.layer()
        let by = basic("position.x", from: 10, to: nil)
        by.byValue = 20
        other.add(by, forKey: nil)
        host.advance(by: 1)
        #expect(abs((other.presentation()?.position.x ?? 0) - 20) < 1e-6)
    }

    @Test("Animations repeat, turn round, wait and stay")
    func media() {
        let host = TestHost()
        let repeated = host.layer()
        let back = basic("opacity", from: 0, to: 1, duration: 1)
        back.autoreverses = true
        back.repeatCount = 2
        repeated.add(back, forKey: nil)
        host.advance(by: 1.25)
        #expect(abs(opacity(repeated) - 0.75) < 1e-4)
        host.advance(by: 1)
        #expect(abs(opacity(repeated) - 0.25) < 1e-4)
        host.advance(by: 2)
        #expect(repeated.animationKeys() == nil)

        let late = host.layer()
        let waiting = basic("opacity", from: 0.2, to: 1, duration: 1)
        waiting.beginTime = host.now + 1
        waiting.fillMode = .backwards
        late.add(waiting, forKey: nil)
        host.advance(by: 0.5)
        #expect(abs(opacity(late) - 0.2) < 1e-4)
        waiting.fillMode = .removed

        let kept = host.layer()
        let staying = basic("opacity", from: 1, to: 0.3, duration: 1)
        staying.fillMode = .forwards
        staying.isRemovedOnCompletion = false
        kept.add(staying, forKey: "stay")
        host.advance(by: 5)
        #expect(abs(opacity(kept) - 0.3) < 1e-4)
        #expect(kept.animation(forKey: "stay") != nil)
        kept.removeAnimation(forKey: "stay")
        #expect(opacity(kept) == 1)

        let fast = host.layer()
        let quick = basic("opacity", from: 0, to: 1, duration: 2)
        quick.speed = 2
        quick.timeOffset = 0.5
        fast.add(quick, forKey: nil)
        host.advance(by: 0.5)
        #expect(abs(opacity(fast) - 0.75) < 1e-4)
    }

    @Test("Key frames stop at their values")
    func keyframes() {
        let host = TestHost()
        let layer = host.layer()
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [0, 1, 0.5]
        animation.keyTimes = [0, 0.25, 1]
        animation.duration = 4
        layer.add(animation, forKey: nil)
        host.advance(by: 0.5)
        #expect(abs(opacity(layer) - 0.5) < 1e-4)
        host.advance(by: 0.5)
        #expect(abs(opacity(layer) - 1) < 1e-4)
        host.advance(by: 1.5)
        #expect(abs(opacity(layer) - 0.75) < 1e-4)
        let jumping = CAKeyframeAnimation(keyPath: "opacity")
        jumping.values = [0.1, 0.6]
        jumping.calculationMode = .discrete
        jumping.duration = 2
        let other = host.layer()
        other.add(jumping, forKey: nil)
        host.advance(by: 0.9)
        #expect(abs(opacity(other) - 0.1) < 1e-4)
        host.advance(by: 0.3)
        #expect(abs(opacity(other) - 0.6) < 1e-4)
    }

    @Test("Groups give their animations one clock")
    func groups() {
        let host = TestHost()
        let layer = host.layer()
        let group = CAAnimationGroup()
        group.animations = [
            basic("opacity", from: 0, to: 1, duration: 1), basic("position.x", from: 0, to: 10, duration: 2),
        ]
        group.duration = 2
        layer.add(group, forKey: "group")
        host.advance(by: 0.5)
        #expect(abs(opacity(layer) - 0.5) < 1e-4)
        #expect(abs((layer.presentation()?.position.x ?? 0) - 2.5) < 1e-4)
        host.advance(by: 2)
        #expect(layer.animationKeys() == nil)
    }

    @Test("Springs overshoot and settle")
    func springs() {
        let host = TestHost()
        let layer = host.layer()
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.toValue = 100
        spring.damping = 5
        spring.duration = spring.settlingDuration
        #expect(spring.settlingDuration > 0.5)
        layer.add(spring, forKey: nil)
        var highest: CGFloat = 0
        for _ in 0..<60 {
            host.advance(by: 1 / 60)
            highest = max(highest, layer.presentation()?.position.x ?? 0)
        }
        #expect(highest > 101)
    }

    private final class Log: CAAnimationDelegate {
        var events: [String] = []
        func animationDidStart(_ anim: CAAnimation) { events.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
    }

    @Test("Delegates hear of the start and of the end")
    func delegates() {
        let host = TestHost()
        let layer = host.layer()
        let log = Log()
        let whole = basic("opacity", from: 0, to: 1, duration: 1)
        whole.delegate = log
        layer.add(whole, forKey: "a")
        host.advance(by: 0.1)
        host.advance(by: 1)
        #expect(log.events == ["start", "stop true"])
        log.events = []
        let cut = basic("opacity", from: 0, to: 1, duration: 1)
        cut.delegate = log
        layer.add(cut, forKey: "a")
        host.advance(by: 0.1)
        layer.removeAllAnimations()
        #expect(log.events == ["start", "stop false"])
        log.events = []
        // Another one of the same key takes the place of the first.
        layer.add(basic("opacity", from: 0, to: 1), forKey: "b")
        layer.add(basic("opacity", from: 1, to: 0), forKey: "b")
        #expect(layer.animationKeys() == ["b"])
        #expect(opacity(layer) == 1)
    }

    @Test("Without a host nothing moves")
    func noHost() {
        let log = Log()
        let layer = CALayer()
        let animation = basic("opacity", from: 0, to: 1)
        animation.delegate = log
        layer.add(animation, forKey: nil)
        #expect(layer.animationKeys() == nil)
        #expect(log.events == ["stop true"])
        #expect(layer.presentation() == nil)
    }

    @Test("A layer's clock may stand still and run faster")
    func clocks() {
        let host = TestHost()
        let layer = host.layer()
        layer.add(basic("opacity", from: 0, to: 1, duration: 4), forKey: nil)
        host.advance(by: 1)
        let paused = layer.convertTime(host.now, from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        host.advance(by: 10)
        #expect(abs(opacity(layer) - 0.25) < 1e-4)
        layer.speed = 2
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(host.now, from: nil) / 2 - paused / 2
        #expect(abs(opacity(layer) - 0.25) < 1e-3)
        host.advance(by: 0.5)
        #expect(abs(opacity(layer) - 0.5) < 1e-3)
        #expect(abs(layer.convertTime(layer.convertTime(123, from: nil), to: nil) - 123) < 1e-9)
    }

    @Test("Timing functions ease")
    func functions() {
        let host = TestHost()
        func middle(_ name: CAMediaTimingFunctionName) -> Float {
            let layer = host.layer()
            let animation = basic("opacity", from: 0, to: 1)
            animation.timingFunction = CAMediaTimingFunction(name: name)
            layer.add(animation, forKey: nil)
            host.advance(by: 0.5)
            return opacity(layer)
        }
        #expect(abs(middle(.linear) - 0.25) < 1e-4)
        #expect(middle(.easeIn) < 0.2)
        #expect(middle(.easeOut) > 0.3)
        #expect(middle(.easeInEaseOut) < 0.2)
        var values: [Float] = [0, 0]
        CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &values)
        #expect(values == [0.3, 0.4])
    }

    @Test("Display links tick until they are paused or ended")
    func links() {
        let host = TestHost()
        var ticks = 0
        let link = CADisplayLink { _ in ticks += 1 }
        link.start(on: host)
        host.advance(by: 0.1)
        host.advance(by: 0.1)
        #expect(ticks == 2)
        #expect(link.timestamp == host.now)
        link.isPaused = true
        host.advance(by: 0.1)
        #expect(ticks == 2)
        link.isPaused = false
        host.advance(by: 0.1)
        #expect(ticks == 3)
        link.invalidate()
        host.advance(by: 0.1)
        #expect(ticks == 3)
    }
}
