import Foundation
import Stage

/// A picture's pixels, to compare colours.
struct Picture {
    let width: Int
    let height: Int
    private let rows: [[UInt32]]

    init(file: String) throws {
        let image = try ImageCodec.decode(Array(Data(contentsOf: URL(fileURLWithPath: file))))
        (width, height) = (image.width, image.height)
        let (width, stride) = (image.width, image.bytesPerRow)
        rows = image.withPixels { pixels in
            (0..<image.height).map { y in
                (0..<width).map { x in
                    pixels.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self) & 0xff_ffff
                }
            }
        }
    }

    /// The colour as 0xRRGGBB.
    subscript(x: Int, y: Int) -> UInt32 { rows[y][x] }

    /// The first pixel of a colour from the top left.
    func first(_ colour: UInt32) -> (x: Int, y: Int)? {
        for (y, row) in rows.enumerated() {
            if let x = row.firstIndex(of: colour) { return (x, y) }
        }
        return nil
    }

    func count(_ colour: UInt32) -> Int {
        rows.reduce(0) { $0 + $1.count { $0 == colour } }
    }
}
