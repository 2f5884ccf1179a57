import Foundation
import Testing

@testable import Survey

@Suite struct PictureTests {
    private func gradient(_ width: Int, _ height: Int) -> Picture {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width { bytes += [UInt8(x * 7 & 255), UInt8(y * 5 & 255), UInt8((x ^ y) & 255)] }
        }
        return Picture(width: width, height: height, bytes: bytes)
    }

    @Test func readsWhatItWrites() throws {
        let picture = gradient(37, 53)
        let data = try #require(picture.png)
        let again = try #require(Picture(png: data))
        #expect(again.width == 37 && again.height == 53 && again.bytes == picture.bytes)
    }

    /// Pictures of Seam's, which GTK wrote: their rows use every filter.
    @Test func readsScreenshots() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Documentation/tasks.png").standardizedFileURL
        let picture = try #require(Picture(contentsOf: file))
        #expect(picture.width == 1179 && picture.height == 2556 && !picture.isBlank)
        // White at the edge, the blue of a tint somewhere.
        #expect(Array(picture.bytes.prefix(3)) == [255, 255, 255])
        let hasBlue = stride(from: 0, to: picture.bytes.count, by: 3).contains { index in
            picture.bytes[index] == 0 && picture.bytes[index + 1] == 122 && picture.bytes[index + 2] == 255
        }
        #expect(hasBlue)
        let small = picture.reduced(by: 3)
        #expect(small.width == 393 && small.height == 852 && !small.isBlank)
    }

    @Test func tellsOneColourFromTwo() {
        var bytes = [UInt8](repeating: 0, count: 30 * 30 * 3)
        for index in bytes.indices { bytes[index] = [10, 20, 30][index % 3] }
        #expect(Picture(width: 30, height: 30, bytes: bytes).isBlank)
        bytes[1500] += 1
        #expect(!Picture(width: 30, height: 30, bytes: bytes).isBlank)
    }

    @Test func reducesByTheMean() {
        let bytes: [UInt8] = [0, 0, 0, 100, 10, 0, 200, 30, 0, 100, 40, 4]
        let picture = Picture(width: 2, height: 2, bytes: bytes).reduced(by: 2)
        #expect(picture.bytes == [100, 20, 1])
    }

    @Test func refusesWhatIsNoPicture() throws {
        let data = try #require(gradient(9, 9).png)
        #expect(Picture(png: Data()) == nil)
        #expect(Picture(png: Data("<html>".utf8)) == nil)
        for count in stride(from: 0, to: data.count - 12, by: 3) { #expect(Picture(png: data.prefix(count)) == nil) }
        for index in 8..<40 {
            var damaged = data
            damaged[index] ^= 0xFF
            _ = Picture(png: damaged)
        }
    }
}
