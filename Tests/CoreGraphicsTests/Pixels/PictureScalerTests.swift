import Foundation
import Testing

@testable import CoreGraphics

@Suite("Pictures in another size")
struct PictureScalerTests {
    private func scale(
        _ pixels: [[UInt8]], to width: Int, _ height: Int, _ region: PictureScaler.Region? = nil
    ) -> [[UInt8]] {
        // Each number becomes a pixel of four bytes.
        let bytes: [UInt8] = pixels.joined().flatMap { (value: UInt8) -> [UInt8] in [value, value, value, 255] }
        let part = region ?? PictureScaler.Region(x: 0, y: 0, width: width, height: height)
        var result = [UInt8](repeating: 7, count: part.width * part.height * 4)
        bytes.withUnsafeBufferPointer { bytes in
            result.withUnsafeMutableBufferPointer { result in
                PictureScaler.scale(
                    PictureScaler.Source(
                        pixels: bytes.baseAddress!, width: pixels[0].count, height: pixels.count,
                        stride: pixels[0].count * 4), to: width, height, part, into: result.baseAddress!,
                    stride: part.width * 4)
            }
        }
        var rows: [[UInt8]] = []
        for y in 0..<part.height {
            rows.append((0..<part.width).map { (x: Int) -> UInt8 in result[(y * part.width + x) * 4] })
        }
        return rows
    }

    @Test("A smaller picture has the mean of what its pixels cover")
    func smaller() {
        #expect(scale([[0, 100, 50, 50], [200, 100, 50, 50]], to: 2, 1) == [[100, 50]])
        // Two thirds of a pixel and half of another, and so on.
        #expect(scale([[0, 90, 180]], to: 2, 1) == [[30, 150]])
        #expect(scale([[10], [20], [30], [40]], to: 1, 1) == [[25]])
    }

    @Test("A larger one goes evenly from pixel to pixel, and no further than its edges")
    func larger() {
        #expect(scale([[0, 100]], to: 4, 1) == [[0, 25, 75, 100]])
        #expect(scale([[0, 100]], to: 4, 3) == [[0, 25, 75, 100], [0, 25, 75, 100], [0, 25, 75, 100]])
        #expect(scale([[77]], to: 5, 2) == [[77, 77, 77, 77, 77], [77, 77, 77, 77, 77]])
    }

    @Test("One colour stays that colour", arguments: [1, 2, 3, 7, 16, 40])
    func even(size: Int) {
        let picture = [[UInt8]](repeating: [UInt8](repeating: 201, count: 13), count: 11)
        #expect(scale(picture, to: size, size).allSatisfy { $0.allSatisfy { $0 == 201 } })
    }

    @Test("A part is what the whole has there", arguments: [(5, 4), (31, 40), (12, 40)])
    func parts(size: (Int, Int)) {
        var picture = [[UInt8]](repeating: [UInt8](repeating: 0, count: 23), count: 17)
        for y in 0..<17 {
            for x in 0..<23 { picture[y][x] = UInt8((x * 31 + y * 57) % 256) }
        }
        let whole = scale(picture, to: size.0, size.1)
        let region = PictureScaler.Region(x: 2, y: 1, width: size.0 - 3, height: size.1 - 2)
        let part = scale(picture, to: size.0, size.1, region)
        for (row, line) in part.enumerated() { #expect(line == Array(whole[row + 1][2..<(size.0 - 1)])) }
    }
}

@Suite("Blur")
struct PixelBlurTests {
    private func blurred(_ width: Int, _ height: Int, sigma: Double, _ value: (Int, Int) -> UInt8) throws -> [[Int]] {
        let context = try #require(CGContext(pixelsWide: width, pixelsHigh: height, scale: 1))
        for y in 0..<height {
            for x in 0..<width {
                context.setFillColor(CGColor(gray: 0, alpha: CGFloat(value(x, y)) / 255))
                context.fill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        let image = try #require(context.makeImage())
        PixelBlur.blur(image.surface, sigma: sigma)
        return image.withPixels { pixels in
            (0..<height).map { (y: Int) -> [Int] in
                (0..<width).map { (x: Int) -> Int in Int(pixels[y * image.bytesPerRow + x * 4 + 3]) }
            }
        }
    }

    @Test("A point becomes a bell, as wide as its deviation", arguments: [1.5, 4, 7.3])
    func bell(sigma: Double) throws {
        let side = 81, middle = side / 2
        // A column, so that a row has the bell's profile.
        let rows = try blurred(side, side, sigma: sigma) { x, _ in x == middle || x == middle + 1 ? 255 : 0 }
        let row = rows[middle]
        let sum = row.reduce(0, +)
        #expect(abs(sum - 510) < 30)
        var mean = 0.0, variance = 0.0
        for (place, value) in row.enumerated() { mean += Double(place * value) / Double(sum) }
        for (place, value) in row.enumerated() {
            variance += pow(Double(place) - mean, 2) * Double(value) / Double(sum)
        }
        #expect(abs(mean - Double(middle) - 0.5) < 0.2)
        #expect(abs(variance.squareRoot() - sigma) < sigma * 0.15 + 0.2)
    }

    @Test("All directions are blurred alike, at every width")
    func symmetry() throws {
        for side in [30, 63, 64, 65, 130] {
            let across = try blurred(side, side, sigma: 3) { x, _ in x < side / 2 ? 255 : 0 }
            let down = try blurred(side, side, sigma: 3) { _, y in y < side / 2 ? 255 : 0 }
            for i in 0..<side {
                for k in 0..<side { #expect(abs(across[i][k] - down[k][i]) <= 1) }
            }
        }
    }

    @Test("None is none")
    func none() throws {
        let sharp = try blurred(8, 8, sigma: 0) { x, _ in x < 4 ? 255 : 0 }
        #expect(sharp[3] == [255, 255, 255, 255, 0, 0, 0, 0])
    }
}
