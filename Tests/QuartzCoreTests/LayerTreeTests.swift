import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// The tree, its geometry and its laying out.
@Suite("Layer trees") @MainActor
struct LayerTreeTests {
    @Test("Sublayers keep their order")
    func order() {
        let root = CALayer()
        let layers = (0..<4).map { index in
            let layer = CALayer()
            layer.name = "\(index)"
            return layer
        }
        root.addSublayer(layers[0])
        root.insertSublayer(layers[1], at: 0)
        root.insertSublayer(layers[2], above: layers[1])
        root.insertSublayer(layers[3], below: layers[1])
        #expect(root.sublayers?.map(\.name) == ["3", "1", "2", "0"])
        let other = CALayer()
        root.replaceSublayer(layers[2], with: other)
        #expect(root.sublayers?[2] === other)
        #expect(layers[2].superlayer == nil)
        // A layer has one superlayer.
        let second = CALayer()
        second.addSublayer(layers[0])
        #expect(root.sublayers?.count == 3)
        #expect(layers[0].superlayer === second)
        layers[0].removeFromSuperlayer()
        #expect(second.sublayers?.isEmpty ?? true)
    }

    @Test("Frame, bounds, position and anchor agree")
    func geometry() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        #expect(layer.position == CGPoint(x: 30, y: 50))
        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 30, y: 50, width: 40, height: 60))
        layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
        #expect(layer.frame == CGRect(x: -10, y: 35, width: 80, height: 30))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 40, height: 60))
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(layer.bounds.size == CGSize(width: 10, height: 40))
    }

    @Test("Points and rectangles are converted through transforms")
    func conversion() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        let outer = CALayer()
        outer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        outer.bounds.origin = CGPoint(x: 0, y: 10)
        root.addSublayer(outer)
        let inner = CALayer()
        inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        outer.addSublayer(inner)
        let point = inner.convert(CGPoint(x: 10, y: 10), to: root)
        #expect(point == CGPoint(x: 70, y: 60))
        #expect(inner.convert(point, from: root) == CGPoint(x: 10, y: 10))
        #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 50, y: 40, width: 40, height: 40))
    }

    @Test("Hits find the layer in front that is seen")
    func hits() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let back = CALayer()
        back.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        let front = CALayer()
        front.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
        root.addSublayer(back)
        root.addSublayer(front)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === front)
        front.isHidden = true
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === back)
        #expect(root.hitTest(CGPoint(x: 90, y: 10)) === root)
        #expect(root.hitTest(CGPoint(x: 190, y: 10)) == nil)
    }

    private final class Laid: CALayer {
        var layouts = 0
        var draws = 0
        override func layoutSublayers() { layouts += 1 }
        override func display() { draws += 1 }
    }

    @Test("Layout and display happen once, when asked for")
    func passes() {
        let layer = Laid()
        layer.setNeedsLayout()
        layer.setNeedsLayout()
        #expect(layer.needsLayout())
        layer.layoutIfNeeded()
        layer.layoutIfNeeded()
        #expect(layer.layouts == 1)
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.layoutIfNeeded()
        #expect(layer.layouts == 2)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.displayIfNeeded()
        #expect(layer.draws == 1)
    }

    private final class Delegate: CALayerDelegate {
        var laidOut = 0
        func layoutSublayers(of layer: CALayer) { laidOut += 1 }
    }

    @Test("A delegate lays out in the layer's place")
    func delegates() {
        let layer = CALayer()
        let delegate = Delegate()
        layer.delegate = delegate
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(delegate.laidOut == 1)
    }

    private final class Action: CAAction {
        var keys: [String] = []
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { keys.append(event) }
    }

    @Test("The layer's own actions are found by key")
    func actions() {
        let layer = CALayer()
        let action = Action()
        layer.actions = ["opacity": action]
        #expect(layer.action(forKey: "opacity") as? Action === action)
        #expect(layer.action(forKey: "position") as? Action == nil)
    }

    @Test("Trees go away")
    func lifetime() {
        weak var root: CALayer?
        weak var child: CALayer?
        do {
            let host = TestHost()
            let layer = host.layer()
            let sublayer = CALayer()
            layer.addSublayer(sublayer)
            layer.mask = CALayer()
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0
            animation.duration = 100
            layer.add(animation, forKey: nil)
            root = layer
            child = sublayer
            host.advance(by: 1)
        }
        #expect(root == nil)
        #expect(child == nil)
    }
}

/// Matrices of space.
@Suite("Transforms in space")
struct Transform3DTests {
    @Test("Inverses undo")
    func inverses() {
        let transform = CATransform3DRotate(CATransform3DMakeTranslation(3, -4, 5), 1.1, 1, 2, 3)
        let identity = CATransform3DConcat(transform, CATransform3DInvert(transform))
        let expected = CATransform3DIdentity
        for (a, b) in [
            (identity.m11, expected.m11), (identity.m12, expected.m12), (identity.m33, expected.m33),
            (identity.m41, expected.m41), (identity.m43, expected.m43), (identity.m44, expected.m44),
        ] {
            #expect(abs(a - b) < 1e-9)
        }
    }

    @Test("Transforms of the plane stay such")
    func affine() {
        let plane = CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 3, y: 9)
        let space = CATransform3DMakeAffineTransform(plane)
        #expect(CATransform3DIsAffine(space))
        #expect(CATransform3DGetAffineTransform(space) == plane)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
        #expect(CATransform3DIsIdentity(CATransform3DMakeScale(1, 1, 1)))
        #expect(CATransform3DEqualToTransform(space, CATransform3DConcat(CATransform3DIdentity, space)))
    }

    @Test("Later changes come first")
    func order() {
        let moved = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 2, 2)
        // A point is scaled, then moved.
        #expect(moved.m41 == 10)
        let scaled = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 0, 0)
        #expect(scaled.m41 == 20)
    }
}
