import QuartzCore
import Testing

/// Layers that show their sublayers alone.
@Suite struct CATransformLayerTests {
    @Test @MainActor func drawsNothingItself() throws {
        let layer = CATransformLayer()
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        (layer.borderWidth, layer.shadowOpacity) = (3, 1)
        #expect(layer.backgroundColor == nil && layer.borderWidth == 0 && layer.shadowOpacity == 0)
        let inner = CALayer()
        inner.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        inner.frame = CGRect(x: 0, y: 0, width: 5, height: 10)
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.addSublayer(inner)
        let context = try #require(
            CGContext(
                data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        layer.render(in: context)
        let data = try #require(context.makeImage()?.dataProvider?.data)
        func alpha(_ x: Int) -> UInt8 { data[5 * 40 + x * 4 + 3] }
        #expect(alpha(2) == 255 && alpha(8) == 0)
    }
}
