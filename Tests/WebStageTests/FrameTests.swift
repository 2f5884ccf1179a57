import CoreGraphics
import Foundation
import Testing

@testable import WebStage

/// The same numbers at every run (SplitMix64, with its author's constants).
struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}

@Suite("Frames")
struct FrameTests {
    /// Sends pictures one after the other, and checks that the page shows each.
    @discardableResult
    private func play(_ pictures: [Pixels], _ location: SourceLocation = #_sourceLocation) throws -> Decoder {
        var decoder = Decoder()
        var grid: FrameGrid?
        for (index, picture) in pictures.enumerated() {
            let image = picture.image
            let next = FrameGrid(image)
            let difference = FrameDifference(from: grid, to: next)
            if difference.isEmpty {
                #expect(decoder.picture == picture, "picture \(index)", sourceLocation: location)
            } else {
                try decoder.apply(FrameMessage.make(image, difference, number: UInt32(index)))
                #expect(decoder.number == UInt32(index), sourceLocation: location)
            }
            guard decoder.picture == picture else {
                Issue.record("picture \(index) is another", sourceLocation: location)
                return decoder
            }
            grid = next
        }
        return decoder
    }

    /// Something like a line of text: no two are the same.
    private static func line(_ seed: Int) -> (Int, Int) -> UInt32 {
        { x, y in
            let hash = UInt64(bitPattern: Int64(x / 3 &* 73_856_093 ^ y &* 19_349_663 ^ seed &* 83_492_791))
            return (hash &* 0x9E37_79B9_7F4A_7C15) >> 61 == 0 ? 0x20_2020 : 0xFF_FFFF
        }
    }

    private static func list(width: Int, height: Int, from top: Int = 0) -> Pixels {
        Pixels(width: width, height: height) { x, y in line((y + top) / 40)(x, (y + top) % 40) }
    }

    @Test("What is the same makes no message")
    func same() throws {
        let picture = Self.list(width: 200, height: 300)
        #expect(FrameDifference(from: FrameGrid(picture.image), to: FrameGrid(picture.image)).isEmpty)
        let decoder = try play([picture, picture])
        #expect(decoder.sent == 200 * 300)
    }

    @Test(
        "Sizes of all kinds, and from one to the other",
        arguments: [(1, 1), (1, 500), (500, 1), (63, 64), (64, 63), (65, 129), (128, 2), (786, 100)])
    func sizes(_ width: Int, _ height: Int) throws {
        var generator = Numbers(state: UInt64(width * 1_000 + height))
        var pictures: [Pixels] = []
        for size in [(width, height), (height, width), (width, height)] {
            var picture = Pixels(width: size.0, height: size.1) { _, _ in UInt32(truncatingIfNeeded: generator.next()) }
            pictures.append(picture)
            for _ in 0..<4 {
                picture[generator.below(size.0), generator.below(size.1)] = UInt32(truncatingIfNeeded: generator.next())
                pictures.append(picture)
            }
        }
        try play(pictures)
    }

    @Test("A pixel anywhere is seen, and little is sent for it")
    func onePixel() throws {
        let picture = Self.list(width: 300, height: 200)
        for y in stride(from: 0, to: 200, by: 41) {
            for x in stride(from: 0, to: 300, by: 47) {
                var other = picture
                other[x, y] = other[x, y] ^ 1
                let difference = FrameDifference(from: FrameGrid(picture.image), to: FrameGrid(other.image))
                #expect(difference.moved.isEmpty)
                #expect(difference.changed.reduce(0) { $0 + $1.width * $1.height } <= 64)
            }
        }
        var decoder = Decoder()
        try decoder.apply(
            FrameMessage.make(picture.image, FrameDifference(from: nil, to: FrameGrid(picture.image)), number: 1))
        #expect(decoder.picture == picture)
    }

    @Test(
        "A list that moves is copied, and only what comes in is sent",
        arguments: [1, 2, 17, 63, 64, 200, -1, -17, -90, -200])
    func scrolling(_ step: Int) throws {
        let (width, height, count) = (393, 700, 6)
        let first = step < 0 ? -step * count : 0
        let pictures = (0...count).map { Self.list(width: width, height: height, from: first + step * $0) }
        let decoder = try play(pictures)
        let fresh = decoder.sent - width * height
        #expect(decoder.rectangles <= 1 + count * 4)
        #expect(fresh <= count * width * (abs(step) + 16))
        #expect(decoder.copied > 0)
    }

    @Test(
        "Under a bar that stays, beside an indicator that moves, over a bar whose colour follows",
        arguments: [3, 24, -24])
    func bars(_ step: Int) throws {
        let (width, height) = (393, 700)
        var list = Self.list(width: width, height: height, from: 1_000)
        var pictures: [Pixels] = []
        for index in 0..<12 {
            list.scroll(0..<height, 0..<width, up: step) { x, y in
                Self.line((y + 1_000 + step * index) / 40 + 7)(x, y % 40)
            }
            var picture = list
            picture.fill(0, 0, width, 90) { x, y in Self.line(-5)(x, y) }
            picture.fill(0, height - 80, width, 80) { _, y in 0xF0_F0F0 &+ UInt32(index * 3 % 15) }
            picture.fill(width - 9, 100 + index * 11, 6, 60) { _, _ in 0x80_8080 }
            pictures.append(picture)
        }
        let decoder = try play(pictures)
        #expect(decoder.copied > 10 * 300 * 300)
    }

    @Test("Lines with nothing between them move in one piece")
    func blankRows() throws {
        let pictures = (0...8).map { step in
            Pixels(width: 393, height: 700) { x, y in
                let place = y + step * 21
                return place % 40 < 18 ? Self.line(place / 40)(x, place % 40) : 0xFF_FFFF
            }
        }
        #expect(try play(pictures).rectangles <= 1 + 8 * 4)
    }

    @Test("Rows that are inserted and removed")
    func rows() throws {
        var generator = Numbers(state: 5)
        var rows = Array(0..<30)
        var pictures: [Pixels] = []
        for index in 0..<25 {
            if index % 2 == 0 {
                rows.insert(1_000 + index, at: generator.below(15))
            } else {
                rows.remove(at: generator.below(15))
            }
            pictures.append(Pixels(width: 320, height: 480) { x, y in Self.line(rows[y / 24])(x, y % 24) })
        }
        try play(pictures)
    }

    @Test("What repeats itself, and what is all of one colour, moves without mistakes")
    func repetition() throws {
        var pictures: [Pixels] = []
        for step in 0..<20 {
            pictures.append(Pixels(width: 256, height: 300) { x, y in (y + step * 5) % 20 < 10 ? 0xFFFFFF : 0x336699 })
            pictures.append(Pixels(width: 256, height: 300) { _, _ in step % 2 == 0 ? 0 : 0xFFFFFF })
        }
        try play(pictures)
    }

    @Test("Drawings at random, one over the other", arguments: 0..<40)
    func random(_ seed: Int) throws {
        var generator = Numbers(state: UInt64(seed))
        let (width, height) = (1 + generator.below(420), 1 + generator.below(420))
        var picture = Self.list(width: width, height: height)
        var pictures = [picture]
        for _ in 0..<24 {
            for _ in 0...generator.below(4) {
                let (x, y) = (generator.below(width), generator.below(height))
                let (w, h) = (1 + generator.below(width - x), 1 + generator.below(height - y))
                let mark = Int(truncatingIfNeeded: generator.next() >> 40)
                switch generator.below(6) {
                case 0: picture.fill(x, y, w, h) { _, _ in UInt32(mark & 0xFFFFFF) }
                case 1: picture.fill(x, y, w, h, Self.line(mark))
                case 2: picture[x, y] = UInt32(mark & 0xFFFFFF)
                default:
                    let step = (1 + generator.below(max(1, h))) * (generator.below(2) == 0 ? 1 : -1)
                    picture.scroll(y..<y + h, x..<x + w, up: step, Self.line(mark))
                }
            }
            if generator.below(12) == 0 {
                picture = Self.list(width: width, height: height, from: generator.below(500))
            }
            pictures.append(picture)
        }
        try play(pictures)
    }

    @Test("A picture with holes is sent as it looks over black")
    func transparency() throws {
        let context = CGContext(
            data: nil, width: 70, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)!
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        context.fill(CGRect(x: 0, y: 0, width: 35, height: 10))
        let image = context.makeImage()!
        var decoder = Decoder()
        try decoder.apply(FrameMessage.make(image, FrameDifference(from: nil, to: FrameGrid(image)), number: 1))
        let picture = try #require(decoder.picture)
        #expect(picture[60, 5] == 0xFF00_0000)
        #expect(abs(Int(picture[5, 5] >> 16 & 255) - 128) <= 1)
        #expect(picture[5, 5] & 0xFFFF == 0)
    }
}
