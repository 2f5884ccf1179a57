import CoreGraphics
import Foundation
import Testing

@Suite struct ImageDataTests {
    private func image(_ bytes: [UInt8], _ alpha: CGImageAlphaInfo, bits: Int = 32, width: Int = 1) -> CGImage? {
        CGImage(
            width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bytes.count,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue),
            provider: CGDataProvider(data: Data(bytes) as CFData)!, decode: nil, shouldInterpolate: true,
            intent: .defaultIntent)
    }

    @Test func readsFormats() throws {
        // Blue comes first in a picture's own bytes, and alpha last.
        #expect(image([10, 20, 30, 255], .premultipliedLast)?.dataProvider?.bytes == Data([30, 20, 10, 255]))
        #expect(image([255, 10, 20, 30], .premultipliedFirst)?.dataProvider?.bytes == Data([30, 20, 10, 255]))
        #expect(image([10, 20, 30, 0], .noneSkipLast)?.dataProvider?.bytes == Data([30, 20, 10, 255]))
        #expect(image([200, 100, 0, 128], .last)?.dataProvider?.bytes == Data([0, 50, 100, 128]))
        #expect(
            image([1, 2, 3, 4, 5, 6], .none, bits: 24, width: 2)?.dataProvider?.bytes
                == Data([3, 2, 1, 255, 6, 5, 4, 255]))
        #expect(image([1, 2, 3], .premultipliedLast) == nil)
    }

    @Test func takesWhatIsWrittenIntoAContextsMemory() throws {
        for alpha in [CGImageAlphaInfo.premultipliedLast, .premultipliedFirst] {
            let order = alpha == .premultipliedFirst ? CGBitmapInfo.byteOrder32Little.rawValue : 0
            let context = try #require(
                CGContext(
                    data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue | order))
            let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
            for i in 0..<4 { data[i] = 255 }
            #expect(context.makeImage()?.dataProvider?.bytes.prefix(4) == Data([255, 255, 255, 255]))
            // What is drawn afterwards leaves it there.
            context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            #expect(context.makeImage()?.dataProvider?.bytes == Data([255, 255, 255, 255, 0, 0, 0, 255]))
        }
    }
}

extension CGDataProvider {
    fileprivate var bytes: Data { (data as Data?) ?? Data() }
}
