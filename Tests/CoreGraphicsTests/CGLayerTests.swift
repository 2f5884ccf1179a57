import Foundation
import Testing

@testable import CoreGraphics

@Suite struct CGLayerTests {
    private func bitmap() throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    /// The alpha of a pixel, counted from the top left.
    private func alpha(_ context: CGContext, _ x: Int, _ y: Int) throws -> UInt8 {
        let data = try #require(context.data)
        return data.load(fromByteOffset: y * context.bytesPerRow + x * 4 + 3, as: UInt8.self)
    }

    @Test func isDrawnWhereItIsAskedForAndHasItsOriginBelow() throws {
        let context = try bitmap()
        let layer = try #require(CGLayer(context, size: CGSize(width: 2, height: 4), auxiliaryInfo: nil))
        #expect(layer.size == CGSize(width: 2, height: 4))
        layer.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.draw(layer, at: CGPoint(x: 3, y: 2))
        // Two pixels above the lower edge: the sixth row from the top.
        #expect(try alpha(context, 3, 5) == 255)
        #expect(try alpha(context, 4, 5) == 255)
        #expect(try alpha(context, 3, 4) == 0)
        #expect(try alpha(context, 5, 5) == 0)
    }

    @Test func whatIsAddedShowsTheNextTime() throws {
        let context = try bitmap()
        let layer = try #require(CGLayer(context, size: CGSize(width: 1, height: 1), auxiliaryInfo: nil))
        context.draw(layer, in: CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(try alpha(context, 4, 4) == 0)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.draw(layer, in: CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(try alpha(context, 4, 4) == 255)
    }

    @Test func hasThePixelsOfItsContext() throws {
        let context = try bitmap()
        context.scaleBy(x: 4, y: 4)
        let layer = try #require(CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
        #expect(layer.context?.width == 8)
        #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
    }
}
