import CoreGraphics
import Foundation
import QuartzCore
import Stage
import Testing

@Suite("Layers that meet others by a filter") @MainActor
struct LayerCompositingTests {
    private func layer(_ frame: CGRect, _ color: CGColor) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    private func pixel(_ layer: CALayer, _ x: Int, _ y: Int) throws -> [Int] {
        let image = try OffscreenRenderer.image(size: CGSize(width: 40, height: 40), scale: 1) { layer.render(on: $0) }
        return image.withPixels { bytes in
            let i = y * image.bytesPerRow + x * 4
            return [bytes[i + 2], bytes[i + 1], bytes[i], bytes[i + 3]].map(Int.init)
        }
    }

    /// Yellow, with a layer of magenta over its right half.
    private func scene(_ filter: Any?) -> CALayer {
        let root = layer(CGRect(x: 0, y: 0, width: 40, height: 40), CGColor(red: 1, green: 1, blue: 0, alpha: 1))
        let top = layer(CGRect(x: 20, y: 0, width: 20, height: 40), CGColor(red: 1, green: 0, blue: 1, alpha: 1))
        top.compositingFilter = filter
        root.addSublayer(top)
        return root
    }

    @Test(
        "Colours meet as the filter says",
        arguments: [
            (nil, [255, 0, 255, 255]), ("multiplyBlendMode", [255, 0, 0, 255]),
            ("screenBlendMode", [255, 255, 255, 255]),
            ("differenceBlendMode", [0, 255, 255, 255]), ("xor", [0, 0, 0, 0]), ("somethingElse", [255, 0, 255, 255]),
        ] as [(String?, [Int])])
    func modes(_ filter: String?, _ expected: [Int]) throws {
        let root = scene(filter)
        #expect(try pixel(root, 30, 20) == expected)
        #expect(try pixel(root, 10, 20) == [255, 255, 0, 255])
    }

    @Test("A change is seen, and layers that come after lie over all")
    func changes() throws {
        let root = scene(nil)
        #expect(try pixel(root, 30, 20) == [255, 0, 255, 255])
        root.sublayers?[0].compositingFilter = "multiplyBlendMode"
        #expect(try pixel(root, 30, 20) == [255, 0, 0, 255])
        root.addSublayer(
            layer(CGRect(x: 25, y: 0, width: 10, height: 40), CGColor(red: 0, green: 1, blue: 0, alpha: 1)))
        #expect(try pixel(root, 30, 20) == [0, 255, 0, 255])
        root.sublayers?[0].compositingFilter = nil
        #expect(try pixel(root, 37, 20) == [255, 0, 255, 255])
    }

    @Test("A layer may draw with y upwards")
    func flipped() throws {
        final class Corner: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        }
        let corner = Corner()
        corner.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        corner.setNeedsDisplay()
        #expect(corner.contentsAreFlipped())
        #expect(try pixel(corner, 5, 5) == [255, 0, 0, 255])
        corner.isGeometryFlipped = true
        #expect(!corner.contentsAreFlipped())
        #expect(try pixel(corner, 5, 5) == [0, 0, 0, 0])
        #expect(try pixel(corner, 5, 35) == [255, 0, 0, 255])
    }
}
