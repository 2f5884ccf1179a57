import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite struct CGImageSourceTests {
    private func source(_ data: Data) throws -> CGImageSource {
        try #require(CGImageSourceCreateWithData(data as CFData, nil))
    }

    private func properties(_ source: CGImageSource, _ index: Int = 0) -> [String: Any] {
        CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any] ?? [:]
    }

    @Test(arguments: ["public.png", "public.jpeg"]) func readsWhatADestinationWrote(type: String) throws {
        let source = try source(Samples.data(Samples.image(width: 40, height: 20), type))
        #expect(CGImageSourceGetType(source) == type as CFString)
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let properties = properties(source)
        #expect(properties[kCGImagePropertyPixelWidth as String] as? Int == 40)
        #expect(properties[kCGImagePropertyPixelHeight as String] as? NSNumber == 20)
        // Nothing of it is clear, and so it is written without alpha.
        #expect(properties[kCGImagePropertyHasAlpha as String] as? Bool == false)
        #expect(properties[kCGImagePropertyOrientation as String] == nil)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect((image.width, image.height) == (40, 20))
        #expect(image.color(2, 10) == "red" && image.color(37, 10) == "blue")
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
    }

    @Test func takesOptionsOfFoundations() throws {
        let options: NSDictionary = [kCGImageSourceShouldCache as String: true]
        let data = Samples.data(Samples.image(width: 40, height: 20), "public.png")
        let source = try #require(CGImageSourceCreateWithData(data as CFData, options))
        #expect(CGImageSourceCreateImageAtIndex(source, 0, options)?.width == 40)
        let small: NSDictionary = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
        ]
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, small)?.width == 10)
    }

    @Test func hasNoPicturesOfWhatIsNone() throws {
        #expect(CGImageSourceCreateWithData(Data() as CFData, nil) == nil)
        let source = try source(Data("<html>not found</html>".utf8))
        #expect(CGImageSourceGetCount(source) == 0)
        #expect(CGImageSourceGetType(source) == nil)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    }

    @Test func tellsTheFramesOfAGIF() throws {
        let source = try source(Samples.gif([(1, 7), (2, 0), (3, 25)], loops: 4))
        #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
        #expect(CGImageSourceGetCount(source) == 3)
        let times = (0..<3).map { index in
            let gif = properties(source, index)[kCGImagePropertyGIFDictionary as String] as? [String: Any]
            return [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime].map {
                (gif?[$0 as String] as? NSNumber)?.doubleValue
            }
        }
        #expect(times == [[0.07, 0.07], [0, 0.1], [0.25, 0.25]])
        let whole = CGImageSourceCopyProperties(source, nil) as? [String: Any]
        let gif = whole?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
        #expect(gif?[kCGImagePropertyGIFLoopCount as String] as? Int == 4)
        #expect(gif?[kCGImagePropertyGIFCanvasPixelWidth as String] as? Int == 2)
    }

    @Test func givesTheFramesOfAGIFInAnyOrder() throws {
        let source = try source(Samples.gif([(1, 10), (2, 0), (3, 5), (0, 10)]))
        let colors = [2, 0, 3, 1, 1, 0].map { CGImageSourceCreateImageAtIndex(source, $0, nil)?.color(1, 1) }
        #expect(colors == ["blue", "red", "black", "green", "green", "red"])
        #expect(CGImageSourceCreateImageAtIndex(source, 4, nil) == nil)
    }

    @Test func readsAGIFOfOnePicture() throws {
        let source = try source(Samples.gif([(2, 0)]))
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.color(0, 0) == "green")
    }

    @Test func givesPicturesAsTheyAreStoredAndThumbnailsAsTheyAreSeen() throws {
        // Stored with green on top; 6 says that what is stored at the right is seen at the bottom.
        let source = try source(Samples.jpeg(Samples.image(width: 80, height: 40, greenTop: true), orientation: 6))
        #expect(properties(source)[kCGImagePropertyOrientation as String] as? UInt32 == 6)
        let stored = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect((stored.width, stored.height) == (80, 40))
        #expect(stored.color(40, 3) == "green")
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: CGFloat(40),
        ]
        let seen = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        #expect((seen.width, seen.height) == (20, 40))
        #expect(seen.color(18, 20) == "green")
        #expect(seen.color(5, 5) == "red" && seen.color(5, 35) == "blue")
    }

    @Test(
        arguments: [
            (1, "red"), (2, "blue"), (3, "blue"), (4, "red"), (5, "red"), (6, "red"), (7, "blue"), (8, "blue"),
        ] as [(UInt8, String)])
    func turnsEachOrientation(orientation: UInt8, color: String) throws {
        let source = try source(
            Samples.jpeg(Samples.image(width: 64, height: 64, greenTop: true), orientation: orientation))
        let options = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        let seen = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        let green = ["top", "top", "bottom", "bottom", "left", "right", "right", "left"][Int(orientation) - 1]
        let place = ["top": (32, 4), "bottom": (32, 60), "left": (4, 32), "right": (60, 32)][green]!
        #expect(seen.color(place.0, place.1) == "green")
        // At the left, or at the top of one that lies on its side.
        let other = orientation > 4 ? (32, 20) : green == "top" ? (10, 40) : (10, 20)
        #expect(seen.color(other.0, other.1) == color)
    }

    @Test func makesNoThumbnailLargerThanThePicture() throws {
        let source = try source(Samples.data(Samples.image(width: 40, height: 20), "public.png"))
        var options: [CFString: Any] = [kCGImageSourceThumbnailMaxPixelSize: 500]
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary) == nil)
        options[kCGImageSourceCreateThumbnailFromImageIfAbsent] = true
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)?.width == 40)
        options[kCGImageSourceThumbnailMaxPixelSize] = 10
        let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        #expect(small?.width == 10 && small?.height == 5)
    }

    @Test func makesThumbnailsOfFrames() throws {
        let source = try source(Samples.gif([(1, 10), (3, 10)], width: 8, height: 4))
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 4,
        ]
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 1, options as CFDictionary))
        #expect((small.width, small.height) == (4, 2))
        #expect(small.color(1, 1) == "blue")
    }

    @Test func growsBitByBit() throws {
        let data = Samples.data(Samples.image(width: 200, height: 200), "public.jpeg")
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, data.prefix(2) as CFData, false)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        CGImageSourceUpdateData(source, data.prefix(data.count * 6 / 10) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        let part = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(part.width == 200 && part.height == 200)
        #expect(part.color(10, 5) == "red")
        // Gray where nothing has come.
        #expect(part.pixel(10, 198)[0] == part.pixel(10, 198)[2])
        CGImageSourceUpdateData(source, data as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.color(10, 195) == "red")
    }

    @Test func countsTheFramesThatHaveCome() {
        let data = Samples.gif([(1, 10), (2, 10), (3, 10)])
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, data.prefix(data.count - 12) as CFData, false)
        #expect(CGImageSourceGetCount(source) == 2)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        CGImageSourceUpdateData(source, data as CFData, true)
        #expect(CGImageSourceGetCount(source) == 3)
    }

    @Test func standsAnyCut() throws {
        let files = [
            Samples.gif([(1, 10), (2, 10)], loops: 0), Samples.data(Samples.image(width: 9, height: 9), "public.png"),
            Samples.jpeg(Samples.image(width: 9, height: 9), orientation: 3),
        ]
        for data in files {
            for end in stride(from: 1, to: data.count, by: max(1, data.count / 60)) {
                let source = try source(Data(data.prefix(end)))
                for index in 0..<CGImageSourceGetCount(source) {
                    _ = CGImageSourceCreateImageAtIndex(source, index, nil)
                    #expect(CGImageSourceCopyPropertiesAtIndex(source, index, nil) != nil)
                }
                #expect(CGImageSourceGetStatus(source) != .statusComplete)
            }
        }
    }
}
