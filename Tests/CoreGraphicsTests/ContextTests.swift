import Foundation
import Testing

@testable import CoreGraphics

@Suite("Contexts")
struct ContextTests {
    @Test("A bitmap's y goes up, UIKit's down")
    func directions() throws {
        let up = bitmap()
        up.setFillColor(red)
        up.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        let bottomLeft = try #require(up.makeImage())
        #expect(bottomLeft[2, 17] == .red)
        #expect(bottomLeft[2, 2] == .clear)

        let down = try #require(CGContext(pixelsWide: 20, pixelsHigh: 20, scale: 2))
        down.setFillColor(red)
        down.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        let topLeft = try #require(down.makeImage())
        #expect(topLeft[9, 9] == .red)
        #expect(topLeft[10, 10] == .clear)
        #expect(down.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
        #expect(up.ctm == .identity)
    }

    @Test("States nest; one restore too many is harmless")
    func states() throws {
        let context = bitmap()
        context.setFillColor(red)
        context.saveGState()
        context.setFillColor(blue)
        context.translateBy(x: 10, y: 0)
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
        context.restoreGState()
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        let image = try #require(context.makeImage())
        #expect(image[0, 19] == .red)
        #expect(image[19, 0] == .red)
    }

    @Test("An image is drawn upright with y upwards, upside down with y downwards")
    func images() throws {
        let source = bitmap(2, 2)
        source.setFillColor(red)
        source.fill(CGRect(x: 0, y: 0, width: 2, height: 1))  // the bottom row
        let flag = try #require(source.makeImage())
        let up = bitmap()
        up.interpolationQuality = .none
        up.draw(flag, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try #require(up.makeImage())[5, 15] == .red)
        let down = try #require(CGContext(pixelsWide: 20, pixelsHigh: 20, scale: 1))
        down.interpolationQuality = .none
        down.draw(flag, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try #require(down.makeImage())[5, 5] == .red)
        let upright = try #require(CGContext(pixelsWide: 20, pixelsHigh: 20, scale: 1))
        upright.interpolationQuality = .none
        upright.drawTopDown(flag, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try #require(upright.makeImage())[5, 15] == .red)
    }

    @Test("What was made an image doesn't change with later drawing")
    func imagesAreCopies() throws {
        let context = bitmap()
        let before = try #require(context.makeImage())
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(before[5, 5] == .clear)
    }

    @Test("Part of an image, from its top left")
    func cropping() throws {
        let context = bitmap()
        context.setFillColor(red)
        context.fill(CGRect(x: 10, y: 15, width: 5, height: 5))  // at the top
        var part: CGImage? = try #require(context.makeImage()).cropping(to: CGRect(x: 10, y: 0, width: 10, height: 5))
        #expect(part?.width == 10 && part?.height == 5)
        #expect(part?[0, 0] == .red)
        #expect(part?[5, 0] == .clear)
        part = part?.cropping(to: CGRect(x: 100, y: 100, width: 10, height: 10))
        #expect(part == nil)
    }

    @Test("A stroke is centred on its path")
    func strokes() throws {
        let context = bitmap()
        context.setStrokeColor(red)
        context.setLineWidth(4)
        context.move(to: CGPoint(x: 0, y: 10))
        context.addLine(to: CGPoint(x: 20, y: 10))
        context.strokePath()
        let image = try #require(context.makeImage())
        #expect(image[10, 7] == .clear)
        #expect((8...11).allSatisfy { image[10, $0] == .red })
        #expect(image[10, 12] == .clear)
    }

    @Test("Dashes of no length draw a whole line, and drawing goes on")
    func dashes() throws {
        let context = bitmap()
        context.setStrokeColor(red)
        context.setLineDash(phase: 0, lengths: [0, 0])
        context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10), width: 2)
        #expect(try #require(context.makeImage())[10, 5] == .red)
    }

    @Test("Nothing that is no number spoils the context")
    func notANumber() throws {
        let context = bitmap()
        context.setFillColor(red)
        context.saveGState()
        context.scaleBy(x: 0, y: 0)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.restoreGState()
        context.saveGState()
        context.translateBy(x: .nan, y: 0)
        context.rotate(by: .infinity)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.restoreGState()
        context.move(to: CGPoint(x: CGFloat.nan, y: 0))
        context.addLine(to: CGPoint(x: 1, y: CGFloat.infinity))
        context.fillPath()
        #expect(try #require(context.makeImage())[5, 5] == .clear)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try #require(context.makeImage())[5, 5] == .red)
    }

    @Test("A layer's alpha is applied once")
    func transparencyLayers() throws {
        let context = bitmap()
        context.setFillColor(red)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.endTransparencyLayer()
        let image = try #require(context.makeImage())
        #expect(image[5, 5].isNear(Pixel(red: 128, green: 0, blue: 0, alpha: 128)), "\(image[5, 5])")
    }

    @Test("A layer in a layer, states left open in it")
    func nestedLayers() throws {
        let context = bitmap()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.saveGState()
        context.translateBy(x: 100, y: 100)
        context.beginTransparencyLayer(in: CGRect(x: -100, y: -100, width: 10, height: 20), auxiliaryInfo: nil)
        context.restoreGState()  // not one of this layer's
        context.setFillColor(red)
        context.fill(CGRect(x: -100, y: -100, width: 20, height: 20))
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        context.setFillColor(green)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        #expect(image[5, 5] == .red)
        #expect(image[15, 5] == .clear)
        #expect(image[0, 19] == .green)
    }

    @Test(
        "Blend modes",
        arguments: [
            (CGBlendMode.multiply, Pixel(red: 0, green: 0, blue: 0, alpha: 255)),
            (.screen, Pixel(red: 255, green: 255, blue: 0, alpha: 255)),
            (.copy, .green), (.destinationOver, .red), (.clear, .clear), (.xor, .clear),
            (.plusLighter, Pixel(red: 255, green: 255, blue: 0, alpha: 255)),
            (.difference, Pixel(red: 255, green: 255, blue: 0, alpha: 255)),
            (.sourceIn, .green), (.destinationIn, .red), (.sourceOut, .clear),
        ])
    func blending(mode: CGBlendMode, expected: Pixel) throws {
        let context = bitmap()
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.setBlendMode(mode)
        context.setFillColor(green)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        let image = try #require(context.makeImage())
        #expect(image[5, 5].isNear(expected), "\(image[5, 5])")
        #expect(image[15, 5] == .red, "outside of the shape nothing changes")
    }

    @Test("A mask lets through what it is opaque for, until the state is restored")
    func masks() throws {
        let source = bitmap(10, 10)
        source.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        let mask = try #require(source.makeImage())
        let context = bitmap()
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: mask)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.restoreGState()
        context.setFillColor(blue)
        context.fill(CGRect(x: 0, y: 15, width: 20, height: 5))
        let image = try #require(context.makeImage())
        #expect(image[2, 15] == .red)
        #expect(image[7, 15] == .clear)
        #expect(image[15, 15] == .clear)
        #expect(image[15, 2] == .blue)
    }

    @Test("A picture has what was drawn through masks that are still there, one within the other, and drawing goes on")
    func openMasks() throws {
        func half(_ rect: CGRect) throws -> CGImage {
            let source = bitmap(10, 10)
            source.fill(rect)
            return try #require(source.makeImage())
        }
        let context = bitmap()
        context.setFillColor(blue)
        context.fill(CGRect(x: 15, y: 0, width: 5, height: 20))
        let place = CGRect(x: 0, y: 0, width: 10, height: 10)
        context.clip(to: place, mask: try half(CGRect(x: 0, y: 0, width: 5, height: 10)))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        let once = try #require(context.makeImage())
        #expect(once[2, 15] == .red && once[2, 11] == .red)
        #expect(once[7, 15] == .clear && once[2, 5] == .clear)
        #expect(once[17, 15] == .blue)
        context.saveGState()
        context.clip(to: place, mask: try half(CGRect(x: 0, y: 0, width: 10, height: 5)))
        context.setFillColor(green)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        for _ in 0..<2 {
            let twice = try #require(context.makeImage())
            #expect(twice[2, 17] == .green && twice[2, 11] == .red)
            #expect(twice[7, 17] == .clear && twice[17, 15] == .blue)
            context.restoreGState()
        }
    }

    @Test("A shadow lies beside its shape, moved and soft")
    func shadows() throws {
        let context = try #require(CGContext(pixelsWide: 60, pixelsHigh: 60, scale: 1))
        context.setShadow(offset: CGSize(width: 0, height: 20), blur: 6, color: blue)
        context.setFillColor(red)
        context.fill(CGRect(x: 20, y: 10, width: 20, height: 20))
        let image = try #require(context.makeImage())
        #expect(image[30, 20] == .red)
        #expect(image[30, 42].blue > 200, "\(image[30, 42])")
        #expect((50...200).contains(image[30, 50].blue), "half way through the edge: \(image[30, 50])")
        #expect(image[30, 4] == .clear)
        context.setShadow(offset: .zero, blur: 6, color: nil)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(try #require(context.makeImage())[4, 4] == .clear)
    }

    @Test("Gradients end where they are told to")
    func gradients() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil))
        func draw(_ options: CGGradientDrawingOptions) throws -> CGImage {
            let context = bitmap(40, 4)
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
            return try #require(context.makeImage())
        }
        let none = try draw([])
        #expect(none[5, 2] == .clear && none[35, 2] == .clear)
        #expect(none[20, 2].isNear(Pixel(red: 124, green: 0, blue: 131, alpha: 255), by: 8), "\(none[20, 2])")
        let before = try draw(.drawsBeforeStartLocation)
        #expect(before[5, 2] == .red && before[35, 2] == .clear)
        let after = try draw(.drawsAfterEndLocation)
        #expect(after[5, 2] == .clear && after[35, 2] == .blue)
        let both = try draw([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(both[5, 2] == .red && both[35, 2] == .blue)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
    }

    @Test("The app's own memory holds the pixels in the app's own format")
    func memory() throws {
        var bytes = [UInt8](repeating: 0, count: 4 * 4 * 2)
        try bytes.withUnsafeMutableBytes { buffer in
            let context = try #require(
                CGContext(
                    data: buffer.baseAddress, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 16,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            #expect(Array(buffer[16..<20]) == [255, 128, 0, 255])
            #expect(Array(buffer[0..<4]) == [0, 0, 0, 0])
            #expect(context.data == buffer.baseAddress)
        }
        // And what was there is kept.
        try bytes.withUnsafeMutableBytes { buffer in
            let context = try #require(
                CGContext(
                    data: buffer.baseAddress, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 16,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            #expect(try #require(context.makeImage())[0, 1] == Pixel(red: 255, green: 128, blue: 0, alpha: 255))
        }
    }

    @Test("Gray and alpha-only bitmaps")
    func narrowFormats() throws {
        let gray = try #require(
            CGContext(
                data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
        gray.setFillColor(.white)
        gray.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let pixels = try #require(gray.data).assumingMemoryBound(to: UInt8.self)
        #expect(pixels[0] == 0 && pixels[1] == 255)
        #expect(gray.bytesPerRow == 3)
        let alpha = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: nil,
                bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
        alpha.setFillColor(gray: 0, alpha: 0.5)
        alpha.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try #require(alpha.data).load(as: UInt8.self) == 128)
    }

    @Test(
        "Formats that can't be are refused",
        arguments: [
            (0, 1, 8, UInt32(2)), (1, -1, 8, 2), (1, 1, 16, 2), (1, 1, 8, 3), (1, 1, 8, 99), (40_000, 1, 8, 2),
        ])
    func formats(width: Int, height: Int, bits: Int, info: UInt32) {
        #expect(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info) == nil)
    }

    @Test("The path can be read back, and is taken by drawing")
    func path() throws {
        let context = bitmap()
        context.addRect(CGRect(x: 2, y: 3, width: 4, height: 5))
        #expect(context.boundingBoxOfPath == CGRect(x: 2, y: 3, width: 4, height: 5))
        #expect(context.pathContains(CGPoint(x: 3, y: 4), mode: .fill))
        #expect(try #require(context.path).isRect(nil))
        context.saveGState()
        context.restoreGState()
        #expect(!context.isPathEmpty)
        context.fillPath()
        #expect(context.isPathEmpty)
        context.clip(to: CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 5, y: 5, width: 5, height: 5))
    }
}
