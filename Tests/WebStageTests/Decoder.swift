import CoreGraphics
import Foundation
import Stage
import WebStage

/// A picture that tests draw into: rows of pixels as cairo keeps them, opaque.
struct Pixels: Equatable {
    var width: Int
    var height: Int
    var values: [UInt32]

    init(width: Int, height: Int, _ value: (Int, Int) -> UInt32 = { _, _ in 0 }) {
        self.width = width
        self.height = height
        values = []
        values.reserveCapacity(width * height)
        for y in 0..<height { for x in 0..<width { values.append(0xFF00_0000 | value(x, y)) } }
    }

    /// Nil where the file is not of that size.
    init?(png file: Data, width: Int, height: Int) {
        guard let image = try? ImageCodec.decode(file), image.width == width, image.height == height else { return nil }
        self.init(width: width, height: height)
        image.withPixels { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    values[y * width + x] = bytes.loadUnaligned(
                        fromByteOffset: y * image.bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
    }

    subscript(x: Int, y: Int) -> UInt32 {
        get { values[y * width + x] }
        set { values[y * width + x] = 0xFF00_0000 | newValue }
    }

    mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ value: (Int, Int) -> UInt32) {
        for row in max(0, y)..<max(0, min(y + height, self.height)) {
            for column in max(0, x)..<max(0, min(x + width, self.width)) {
                self[column, row] = value(column - x, row - y)
            }
        }
    }

    /// Moves a rectangle up within itself; what comes in from below is given.
    mutating func scroll(_ rows: Range<Int>, _ columns: Range<Int>, up: Int, _ value: (Int, Int) -> UInt32) {
        let old = self
        for y in rows {
            for x in columns { self[x, y] = rows.contains(y + up) ? old[x, y + up] : value(x, y) }
        }
    }

    var image: CGImage {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)!
        values.withUnsafeBytes { values in
            for y in 0..<height {
                (context.data! + y * context.bytesPerRow).copyMemory(
                    from: values.baseAddress! + y * width * 4, byteCount: width * 4)
            }
        }
        return context.makeImage()!
    }
}

/// Does with a message what the page does.
struct Decoder {
    private(set) var picture: Pixels?
    private(set) var number: UInt32 = 0
    private(set) var copied = 0
    private(set) var sent = 0
    /// The rectangles of all messages: a browser takes its time for each.
    private(set) var rectangles = 0

    struct Damaged: Error {}

    mutating func apply(_ message: Data) throws {
        var at = 0
        func number<Value: FixedWidthInteger>(_: Value.Type) throws -> Value {
            guard at + MemoryLayout<Value>.size <= message.count else { throw Damaged() }
            defer { at += MemoryLayout<Value>.size }
            return Value(littleEndian: message.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: at, as: Value.self) })
        }
        guard try number(UInt8.self) == 1 else { throw Damaged() }
        self.number = try number(UInt32.self)
        let (width, height) = (Int(try number(UInt16.self)), Int(try number(UInt16.self)))
        let shift = Int(try number(Int16.self))
        let (moves, changes) = (Int(try number(UInt16.self)), Int(try number(UInt16.self)))
        func area() throws -> (x: Int, y: Int, width: Int, height: Int) {
            let area = (
                Int(try number(UInt16.self)), Int(try number(UInt16.self)), Int(try number(UInt16.self)),
                Int(try number(UInt16.self))
            )
            guard area.2 > 0, area.3 > 0, area.0 + area.2 <= width, area.1 + area.3 <= height else { throw Damaged() }
            return area
        }
        let moved = try (0..<moves).map { _ in try area() }
        let changed = try (0..<changes).map { _ in (try area(), Int(try number(UInt32.self))) }
        rectangles += moves + changes
        if picture?.width != width || picture?.height != height {
            guard moved.isEmpty else { throw Damaged() }
            picture = Pixels(width: width, height: height)
        }
        for area in moved {
            guard area.y + shift >= 0, area.y + area.height + shift <= height else { throw Damaged() }
            let old = picture!
            picture!.fill(area.x, area.y, area.width, area.height) { old[area.x + $0, area.y + $1 + shift] }
            copied += area.width * area.height
        }
        for (area, length) in changed {
            guard at + length <= message.count,
                let part = Pixels(png: message[at..<at + length], width: area.width, height: area.height)
            else { throw Damaged() }
            at += length
            picture!.fill(area.x, area.y, area.width, area.height) { part[$0, $1] }
            sent += area.width * area.height
        }
        guard at == message.count else { throw Damaged() }
    }
}
