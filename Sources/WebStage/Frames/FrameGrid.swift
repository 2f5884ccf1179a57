package import CoreGraphics

/// The digest of a picture: a number for each row of each of its columns, a column being 64 pixels wide.
///
/// Two pictures are compared by their digests, so that nobody has to keep the pixels of what was sent.
package struct FrameGrid: Equatable, Sendable {
    /// The width of a column in pixels.
    package static let columnWidth = 64

    /// The size of the picture in pixels.
    package let width: Int
    package let height: Int
    /// The number of columns; the last one may be narrower.
    package let columns: Int
    /// Row after row.
    package let cells: [UInt64]

    /// Reads a picture.
    package init(_ image: CGImage) {
        width = image.width
        height = image.height
        let columns = (width + Self.columnWidth - 1) / Self.columnWidth
        self.columns = columns
        let (width, height, stride) = (width, height, image.bytesPerRow)
        cells = image.withPixels { pixels in
            [UInt64](unsafeUninitializedCapacity: columns * height) { cells, count in
                count = columns * height
                guard let base = pixels.baseAddress else { return cells.initialize(repeating: 0) }
                for row in 0..<height {
                    let start = base + row * stride
                    for column in 0..<columns {
                        let first = column * Self.columnWidth
                        let bytes = min(Self.columnWidth, width - first) * 4
                        cells[row * columns + column] = Self.digest(start + first * 4, bytes)
                    }
                }
            }
        }
    }

    /// Two lanes, each folding eight bytes at a time by a full product of 128 bits.
    @inline(__always)
    private static func digest(_ start: UnsafeRawPointer, _ count: Int) -> UInt64 {
        var (one, two): (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F)
        var offset = 0
        while offset + 16 <= count {
            one = fold(one ^ start.loadUnaligned(fromByteOffset: offset, as: UInt64.self), 0xA076_1D64_78BD_642F)
            two = fold(two ^ start.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self), 0xE703_7ED1_A0B4_28DB)
            offset += 16
        }
        while offset < count {
            let pixel = UInt64(start.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            one = fold(one ^ pixel ^ UInt64(count), 0x8EBC_6AF0_9C88_C6E3)
            offset += 4
        }
        return fold(one ^ 0x5899_65CC_7537_4CC3, two)
    }

    @inline(__always)
    private static func fold(_ one: UInt64, _ two: UInt64) -> UInt64 {
        let product = one.multipliedFullWidth(by: two)
        return product.high ^ product.low ^ one
    }

    @inline(__always)
    func cell(_ row: Int, _ column: Int) -> UInt64 { cells[row * columns + column] }
}
