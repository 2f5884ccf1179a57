import CoreGraphics
import Foundation
import QuartzCore
import Stage
import Testing

/// Layers of apps: with initialisers, drawing and properties of their own.
@Suite("Subclasses of layers") @MainActor
struct LayerSubclassTests {
    /// As translated code has it: `@NSManaged var progress: CGFloat`.
    private final class Ring: CALayer {
        let ink: CGColor
        var progress: CGFloat {
            get { _managedValue("progress") }
            set { _setManagedValue(newValue, "progress") }
        }
        var drawn: [CGFloat] = []
        weak var source: Ring?

        init(ink: CGColor) {
            self.ink = ink
            super.init()
        }

        override init(layer: Any) {
            let other = layer as? Ring
            ink = other?.ink ?? .black
            source = other
            super.init(layer: layer)
        }

        required init?(coder: NSCoder) { nil }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }

        override func draw(in ctx: CGContext) {
            (source ?? self).drawn.append(progress)
            ctx.setFillColor(ink)
            ctx.fill(bounds)
        }
    }

    private final class Tagged: CAShapeLayer {
        var tag = 0
        convenience init(tag: Int) {
            self.init()
            self.tag = tag
        }
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test("A presentation is made by the class's own initialiser")
    func copies() throws {
        let host = TestHost()
        let ring = Ring(ink: red)
        ring.bounds.size = CGSize(width: 8, height: 8)
        host.root.addSublayer(ring)
        let shown = try #require(ring.presentation())
        #expect(type(of: shown) == Ring.self && shown.ink == red && shown.source === ring)
        #expect(shown.bounds == ring.bounds)
        #expect(Tagged(tag: 3).tag == 3 && Tagged(tag: 3).lineWidth == 1)
    }

    @Test("Properties of its own have a zero, are kept, and animated")
    func managedProperties() throws {
        let host = TestHost()
        let ring = Ring(ink: red)
        host.root.addSublayer(ring)
        #expect(ring.progress == 0)
        ring.progress = 0.25
        #expect(ring.progress == 0.25)
        let animation = CABasicAnimation(keyPath: "progress")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 2
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        ring.add(animation, forKey: "progress")
        _ = ring.presentation()
        host.advance(by: 0)
        host.advance(by: 1)
        #expect(abs((ring.presentation()?.progress ?? -1) - 0.5) < 1e-6)
        #expect(ring.progress == 0.25)
    }

    @Test("What draws by itself is drawn when that is asked for, and shows its animation")
    func drawing() throws {
        func picture(_ layer: CALayer) throws -> CGImage {
            try OffscreenRenderer.image(size: CGSize(width: 10, height: 10), scale: 1) { layer.render(on: $0) }
        }
        let host = TestHost()
        let ring = Ring(ink: red)
        ring.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        host.root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        host.root.addSublayer(ring)
        _ = try picture(host.root)
        #expect(ring.drawn.isEmpty)
        ring.progress = 0.5
        let image = try picture(host.root)
        #expect(ring.drawn == [0.5])
        image.withPixels { bytes in
            #expect(bytes[2] == 255 && bytes[3] == 255)
            #expect(bytes[8 * 4 + 3] == 0)
        }
        let animation = CABasicAnimation(keyPath: "progress")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 2
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        ring.add(animation, forKey: "progress")
        host.advance(by: 0)
        host.advance(by: 1)
        _ = try picture(host.root)
        #expect(abs((ring.drawn.last ?? -1) - 0.5) < 1e-6)
        host.advance(by: 0.5)
        _ = try picture(host.root)
        #expect(abs((ring.drawn.last ?? -1) - 0.75) < 1e-6)
    }
}
