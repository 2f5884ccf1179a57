import CoreGraphics
import Foundation
import Testing

@testable import Stage

@Suite("Image files")
struct ImageCodecTests {
    private func sample(_ width: Int = 8, _ height: Int = 6) throws -> CGImage {
        let context = try #require(CGContext(pixelsWide: width, pixelsHigh: height, scale: 1))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height / 2))
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        context.fill(CGRect(x: width / 2, y: 0, width: width / 2, height: height / 2))
        return try #require(context.makeImage())
    }

    @Test("What is written as PNG is read back the same")
    func png() throws {
        let image = try sample()
        let bytes = try ImageCodec.encodePNG(image)
        #expect(Array(bytes.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
        let read = try ImageCodec.decode(bytes)
        #expect(read.width == 8 && read.height == 6)
        for x in 0..<8 { for y in 0..<6 { #expect(read[x, y].isNear(image[x, y], by: 1)) } }
    }

    @Test("A JPEG has white where nothing was")
    func jpeg() throws {
        let read = try ImageCodec.decode(ImageCodec.encodeJPEG(sample(32, 32), quality: 1))
        #expect(read[1, 1].isNear(.red, by: 6), "\(read[1, 1])")
        #expect(read[20, 20].isNear(Pixel(red: 255, green: 255, blue: 255, alpha: 255), by: 6))
        let best = try ImageCodec.encodeJPEG(sample(64, 64), quality: 1).count
        let worst = try ImageCodec.encodeJPEG(sample(64, 64), quality: 0).count
        #expect(worst < best)
    }

    @Test("An SVG is drawn")
    func svg() throws {
        let source = """
            <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
            <rect width="10" height="10" fill="#f00"/></svg>
            """
        let read = try ImageCodec.decode(Array(source.utf8))
        #expect(read.width == 10)
        #expect(read[5, 5] == .red)
    }

    @Test("Bytes that are no image, or part of one, are an error")
    func malformed() throws {
        let good = try ImageCodec.encodePNG(sample())
        var damaged = good
        damaged[20] ^= 0xFF
        var cases: [[UInt8]] = [[], [0], Array("hello, world".utf8), damaged, Array(good.prefix(4))]
        cases += (1..<6).map { Array(good.prefix(good.count * $0 / 8)) }
        for bytes in cases {
            #expect(throws: ImageCodec.Failure.self) { try ImageCodec.decode(bytes) }
        }
    }

    @Test("Damaged bytes never do more than throw")
    func mutated() throws {
        var random = SystemRandomNumberGenerator()
        for good in [try ImageCodec.encodePNG(sample()), try ImageCodec.encodeJPEG(sample(16, 16), quality: 0.5)] {
            for _ in 0..<200 {
                var bytes = good
                for _ in 0..<3 { bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255) }
                guard let image = try? ImageCodec.decode(bytes) else { continue }
                #expect(image.width > 0 && image.height > 0)
            }
        }
    }

    @Test("An image of too many pixels is refused before it is read")
    func tooLarge() throws {
        // A PNG header that claims 60,000 × 60,000 pixels.
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        let header: [UInt8] = Array("IHDR".utf8) + [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 6, 0, 0, 0]
        bytes += header
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in header {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
        }
        crc ^= 0xFFFF_FFFF
        bytes += [UInt8(crc >> 24), UInt8(crc >> 16 & 255), UInt8(crc >> 8 & 255), UInt8(crc & 255)]
        #expect(throws: ImageCodec.Failure.tooLarge(width: 60_000, height: 60_000)) { try ImageCodec.decode(bytes) }
    }

    @Test("Images are read on many threads at once")
    func threads() async throws {
        let bytes = try ImageCodec.encodePNG(sample())
        let sizes = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<16 { group.addTask { try ImageCodec.decode(bytes).width } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(sizes == Array(repeating: 8, count: 16))
    }
}
