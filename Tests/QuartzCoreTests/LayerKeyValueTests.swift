import Foundation
import ObjectiveC
import QuartzCore
import Testing

@MainActor
struct LayerKeyValueTests {
    @Test func partsOfATransformAreValues() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let angle = layer.value(forKeyPath: "transform.rotation") as? NSNumber
        #expect(abs((angle?.doubleValue ?? 0) - .pi / 2) < 1e-6)
        layer.setValue(2, forKeyPath: "transform.scale")
        #expect((layer.value(forKeyPath: "transform.scale.x") as? CGFloat).map { abs($0 - 2) < 1e-6 } == true)
        layer.setValue(30, forKeyPath: "bounds.size.width")
        #expect(layer.bounds.width == 30)
        #expect(layer.value(forKeyPath: "bounds") as? CGRect == layer.bounds)
    }

    @Test func propertiesAreSetByTheirNames() {
        let layer = CALayer()
        layer.setValue(8, forKey: "cornerRadius")
        layer.setValue(true, forKey: "masksToBounds")
        layer.setValue("이름", forKey: "name")
        layer.setValue(CGColor(red: 1, green: 0, blue: 0, alpha: 1), forKeyPath: "borderColor")
        #expect(layer.cornerRadius == 8)
        #expect(layer.masksToBounds)
        #expect(layer.name == "이름")
        #expect(layer.borderColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(layer.value(forKey: "cornerRadius") as? Double == 8)
        layer.setValue("not a number", forKey: "cornerRadius")
        #expect(layer.cornerRadius == 8)
        layer.setValue(nil, forKey: "name")
        #expect(layer.name == nil)
    }

    @Test func layersAndAnimationsKeepOtherNames() {
        let layer = CALayer()
        #expect(layer.value(forKey: "mine") == nil)
        layer.setValue("a", forKey: "mine")
        #expect(layer.value(forKey: "mine") as? String == "a")
        layer.setValue(nil, forKey: "mine")
        #expect(layer.value(forKey: "mine") == nil)

        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("first", forKey: "animationID")
        animation.setValue(layer, forKey: "layer")
        animation.setValue(0.5, forKey: "duration")
        #expect(animation.value(forKey: "animationID") as? String == "first")
        #expect(animation.value(forKey: "layer") as? CALayer === layer)
        #expect(animation.duration == 0.5)
        #expect(animation.value(forKey: "keyPath") as? String == "opacity")
    }
}
