import CoreGraphics
import Foundation
import QuartzCore
import Stage
import Testing

@Suite("Drawing layers") @MainActor
struct LayerRenderingTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func layer(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    /// Red, green, blue and alpha, multiplied by alpha, from 0 to 255.
    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
        image.withPixels { bytes in
            let i = y * image.bytesPerRow + x * 4
            return [bytes[i + 2], bytes[i + 1], bytes[i], bytes[i + 3]].map(Int.init)
        }
    }

    private func picture(_ layer: CALayer) throws -> CGImage {
        try OffscreenRenderer.image(size: CGSize(width: 100, height: 100), scale: 1) { layer.render(on: $0) }
    }

    @Test("A mask shows the layer, its background and its sublayers where it is opaque")
    func masks() throws {
        let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100), red)
        root.addSublayer(layer(CGRect(x: 0, y: 50, width: 100, height: 50), blue))
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60), transform: nil)
        root.mask = mask
        var image = try picture(root)
        #expect(pixel(image, 50, 30) == [255, 0, 0, 255])
        #expect(pixel(image, 50, 70) == [0, 0, 255, 255])
        #expect(pixel(image, 24, 24) == [0, 0, 0, 0])
        mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30), transform: nil)
        image = try picture(root)
        #expect(pixel(image, 24, 24) == [255, 0, 0, 255], "a change of the mask is seen")
        #expect(pixel(image, 50, 30) == [0, 0, 0, 0])
        root.mask = nil
        #expect(pixel(try picture(root), 50, 30) == [255, 0, 0, 255])
    }

    @Test("A layer without background throws its content's shadow")
    func contentShadows() throws {
        let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let holder = layer(CGRect(x: 10, y: 10, width: 80, height: 80))
        holder.shadowColor = blue
        holder.shadowOpacity = 1
        holder.shadowOffset = CGSize(width: 0, height: 30)
        holder.shadowRadius = 0
        let content = layer(CGRect(x: 10, y: 10, width: 20, height: 20), red)
        holder.addSublayer(content)
        root.addSublayer(holder)
        var image = try picture(root)
        #expect(pixel(image, 30, 30) == [255, 0, 0, 255])
        #expect(pixel(image, 30, 60) == [0, 0, 255, 255])
        #expect(pixel(image, 70, 60) == [0, 0, 0, 0], "the bounds throw none")
        holder.masksToBounds = true
        image = try picture(root)
        #expect(pixel(image, 30, 60) == [0, 0, 0, 0], "a clip takes the shadow")
        #expect(pixel(image, 30, 30) == [255, 0, 0, 255])
    }

    @Test("An opaque layer's shadow is its shape's, or its path's")
    func shapeShadows() throws {
        let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
        let card = layer(CGRect(x: 20, y: 20, width: 40, height: 40), red)
        card.shadowColor = blue
        card.shadowOpacity = 1
        card.shadowOffset = CGSize(width: 30, height: 0)
        card.shadowRadius = 0
        root.addSublayer(card)
        #expect(pixel(try picture(root), 61, 21) == [0, 0, 255, 255])
        card.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
        let image = try picture(root)
        #expect(pixel(image, 80, 40) == [0, 0, 255, 255])
        #expect(pixel(image, 87, 22) == [0, 0, 0, 0], "the circle's corner")
    }
}
