internal import CGTK
import CoreGraphics

/// The blurred cover of a rounded rectangle, in pixels.
///
/// Along its sides every row and column is the same. So only its corners are blurred, with one row and one column between
/// them, which stand for all; and these are kept, as most shadows of a screen are alike.
@MainActor
struct ShadowMask {
    /// What a mask is made of, but for the place: where its edges are within their pixels, its corners and its blur.
    struct Key: Hashable {
        var x, y, width, height, sigma: Double
        var corners: [Float]
    }

    private static var kept: [Key: [UInt8]] = [:]

    /// The place of the whole mask.
    let box: PixelBox
    /// The pixels at each end that are not like those in the middle.
    private let endX, endY: Int
    /// How many in the middle are left out.
    private let skippedX, skippedY: Int
    private let pixels: [UInt8]

    /// Nil if it has no pixels, or too many. All is in pixels.
    init?(_ shape: GskRoundedRect, sigma: Double) {
        let x1 = Double(shape.bounds.origin.x), y1 = Double(shape.bounds.origin.y)
        let x2 = x1 + Double(shape.bounds.size.width), y2 = y1 + Double(shape.bounds.size.height)
        guard x1 < x2, y1 < y2, max(abs(x1), abs(y1), abs(x2), abs(y2)) < 1e6, sigma < 1e3 else { return nil }
        let reach = Int(PixelBlur.reach(sigma).rounded(.up)) + 1
        let corners = [shape.corner.0, shape.corner.1, shape.corner.2, shape.corner.3]
        func end(_ radius: Float) -> Int { 2 * reach + Int(radius.rounded(.up)) + 1 }
        endX = end(corners.map(\.width).max()!)
        endY = end(corners.map(\.height).max()!)
        box = PixelBox(
            left: Int(x1.rounded(.down)) - reach, top: Int(y1.rounded(.down)) - reach,
            right: Int(x2.rounded(.up)) + reach, bottom: Int(y2.rounded(.up)) + reach)
        skippedX = max(0, box.width - (2 * endX + 1))
        skippedY = max(0, box.height - (2 * endY + 1))
        var small = shape
        small.bounds.origin.x -= Float(box.left)
        small.bounds.origin.y -= Float(box.top)
        small.bounds.size.width -= Float(skippedX)
        small.bounds.size.height -= Float(skippedY)
        let key = Key(
            x: Double(small.bounds.origin.x), y: Double(small.bounds.origin.y), width: Double(small.bounds.size.width),
            height: Double(small.bounds.size.height), sigma: sigma, corners: corners.flatMap { [$0.width, $0.height] })
        if let known = Self.kept[key] {
            pixels = known
            return
        }
        let width = box.width - skippedX, height = box.height - skippedY
        guard width < 8192, height < 8192,
            let made = PixelCover.make(
                width, height, sigma: sigma,
                draw: { cairo in
                    NodePainter.addOutline(small, to: cairo)
                    cairo_fill(cairo)
                })
        else { return nil }
        if Self.kept.count >= 64 { Self.kept = [:] }
        Self.kept[key] = made
        pixels = made
    }

    /// Writes a part of the mask into a picture of a byte a pixel.
    func write(_ part: PixelBox, to data: UnsafeMutablePointer<UInt8>, stride: Int) {
        let small = box.width - skippedX
        // From here on columns are left out, up to there.
        let middle = endX..<(endX + max(1, skippedX + 1))
        pixels.withUnsafeBufferPointer { pixels in
            for row in 0..<part.height {
                let y = part.top + row - box.top
                let from = pixels.baseAddress! + (y <= endY ? y : max(endY, y - skippedY)) * small
                let to = data + row * stride
                var x = part.left - box.left
                let last = x + part.width
                var column = 0
                while x < last {
                    let end: Int
                    if x < middle.lowerBound {
                        end = min(last, middle.lowerBound)
                        (to + column).update(from: from + x, count: end - x)
                    } else if x < middle.upperBound {
                        end = min(last, middle.upperBound)
                        (to + column).update(repeating: from[endX], count: end - x)
                    } else {
                        end = last
                        (to + column).update(from: from + x - skippedX, count: end - x)
                    }
                    column += end - x
                    x = end
                }
            }
        }
    }
}
