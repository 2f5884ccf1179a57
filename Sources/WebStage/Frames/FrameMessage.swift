package import CoreGraphics
package import Foundation
internal import CPNG

/// The message from which a page draws the next picture over its last one. All numbers are little-endian.
///
/// The head: 1 byte that is 1; 4 bytes with the picture's number; 2 and 2 with its width and height in pixels; 2 with the
/// shift upwards of what moved; 2 with the number of moved rectangles and 2 with the number of new ones. Then for each
/// rectangle 2 bytes for x, y, width and height, and for each new one 4 more for the length of its PNG file. The files
/// follow.
package enum FrameMessage {
    /// A reason why there is no message.
    package struct Failure: Error {}

    /// Makes the message, from any thread.
    package static func make(_ image: CGImage, _ difference: FrameDifference, number: UInt32) throws -> Data {
        var head = Data([1])
        func append(_ value: some FixedWidthInteger) {
            withUnsafeBytes(of: value.littleEndian) { head.append(contentsOf: $0) }
        }
        append(number)
        append(UInt16(image.width))
        append(UInt16(image.height))
        append(Int16(difference.shift))
        append(UInt16(difference.moved.count))
        append(UInt16(difference.changed.count))
        var files = Data()
        for area in difference.moved { append(area) }
        for area in difference.changed {
            append(area)
            let count = files.count
            try image.withPixels { pixels in
                var file = seam_png()
                let start = pixels.baseAddress.map {
                    $0.assumingMemoryBound(to: UInt8.self) + area.y * image.bytesPerRow + area.x * 4
                }
                guard seam_png_write(start, image.bytesPerRow, UInt32(area.width), UInt32(area.height), &file) != 0
                else { throw Failure() }
                files.append(file.bytes, count: file.count)
                free(file.bytes)
            }
            append(UInt32(files.count - count))
        }
        func append(_ area: FrameDifference.Area) {
            for value in [area.x, area.y, area.width, area.height] { append(UInt16(value)) }
        }
        return head + files
    }
}
