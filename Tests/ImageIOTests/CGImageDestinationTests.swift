import CoreGraphics
import Foundation
import ImageIO
import SeamFoundation
import Testing

@Suite struct CGImageDestinationTests {
    @Test func refusesWhatItCannotWrite() {
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 1, nil) == nil)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 2, nil) == nil)
    }

    @Test func writesOnce() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(destination))
        CGImageDestinationAddImage(destination, Samples.image(width: 4, height: 4), nil)
        #expect(CGImageDestinationFinalize(destination))
        let count = data.length
        #expect(count > 0)
        #expect(!CGImageDestinationFinalize(destination))
        #expect(data.length == count)
    }

    @Test func takesTheQuality() {
        let image = Samples.image(width: 120, height: 120, greenTop: true)
        let best = Samples.data(image, "public.jpeg", quality: 1)
        let worst = Samples.data(image, "public.jpeg", quality: 0)
        #expect(worst.count < best.count)
    }

    @Test func writesToAFile() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: url) }
        let destination = try #require(CGImageDestinationCreateWithURL(url as CFURL, "public.png", 1, nil))
        CGImageDestinationAddImage(destination, Samples.image(width: 6, height: 3), nil)
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 6)
    }
}
