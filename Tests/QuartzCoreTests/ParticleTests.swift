import CoreGraphics
import Testing

@testable import QuartzCore

@MainActor @Suite struct ParticleTests {
    private func dot() -> CGImage? {
        let context = CGContext(
            data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        return context?.makeImage()
    }

    /// The pixels of a layer whose opacity is over half.
    private func pixels(of layer: CALayer, _ size: Int) -> Int {
        guard
            let context = CGContext(
                data: nil, width: size, height: size, bitsPerComponent: 8, bytesPerRow: size * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return 0 }
        layer.render(in: context)
        guard let data = context.data else { return 0 }
        return (0..<size * size).count { data.load(fromByteOffset: $0 * 4 + 3, as: UInt8.self) > 127 }
    }

    @Test func copiesStandBesideEachOther() {
        let layer = CAReplicatorLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.addSublayer(dot)
        #expect(pixels(of: layer, 100) == 100)
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        #expect(pixels(of: layer, 100) == 300)
        layer.instanceAlphaOffset = -0.4
        // 1, 0.6 and 0.2
        #expect(pixels(of: layer, 100) == 200)
        layer.instanceCount = 0
        #expect(pixels(of: layer, 100) == 0)
    }

    @Test func particlesAreBornAndGo() {
        let layer = CAEmitterLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.emitterPosition = CGPoint(x: 50, y: 10)
        let cell = CAEmitterCell()
        cell.contents = dot()
        (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionLongitude) = (1, 2.5, 20, .pi / 2)
        layer.emitterCells = [cell]
        layer.modelState.extra["_emission"] = .number(2)
        layer.removeAllAnimations()
        // Those of seconds 0, 1 and 2, at 50, 30 and 10 points: none of them over another.
        layer.setNeedsDisplayContent()
        #expect(pixels(of: layer, 100) == 48)
        layer.modelState.extra["_emission"] = .number(6)
        layer.setNeedsDisplayContent()
        #expect(pixels(of: layer, 100) == 48)
        cell.isEnabled = false
        layer.setNeedsDisplayContent()
        #expect(pixels(of: layer, 100) == 0)
    }

    @Test func aPartOfTheContentsShows() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.contents = dot()
        layer.contentsGravity = .topLeft
        #expect(pixels(of: layer, 20) == 16)
        layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
        #expect(pixels(of: layer, 20) == 4)
    }
}
