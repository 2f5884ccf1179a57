import Foundation

/// A rectangle of pixels, y upwards.
struct PixelBounds: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The pixels that a rectangle touches: none for the null rectangle. One without an end must not be asked for.
    init(_ rect: CGRect) {
        guard !rect.isNull else {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        let whole = rect.integral
        // Farther away nothing is drawn.
        func bounded(_ number: CGFloat) -> Int { Int(number.bounded(by: 1e9)) }
        self.init(
            x: bounded(whole.minX), y: bounded(whole.minY), width: bounded(whole.width), height: bounded(whole.height))
    }

    /// The pixels of a rectangle that is to be drawn; nil if it has none, no end, or more of them than a picture holds.
    init?(drawable rect: CGRect) {
        guard !rect.isInfinite, !rect.isNull, !rect.isEmpty, rect.width * rect.height < 268_435_456 else { return nil }
        self.init(rect)
    }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    func expanded(by margin: Int) -> PixelBounds {
        PixelBounds(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}

/// Pixels in linear light, red, green, blue and alpha, multiplied by alpha. The first row is the lowest.
struct PixelRegion {
    let bounds: PixelBounds
    var pixels: [SIMD4<Float>]

    init(_ bounds: PixelBounds, filledWith pixel: SIMD4<Float> = .zero) {
        self.bounds = bounds
        pixels = Array(repeating: pixel, count: max(bounds.width, 0) * max(bounds.height, 0))
    }

    /// Clear outside of the bounds.
    subscript(x: Int, y: Int) -> SIMD4<Float> {
        let (column, row) = (x - bounds.x, y - bounds.y)
        guard column >= 0, row >= 0, column < bounds.width, row < bounds.height else { return .zero }
        return pixels[row * bounds.width + column]
    }

    /// The colour at a place between the middles of pixels, which are at whole numbers here: of the four around it, each by
    /// how near it is.
    func mixed(at x: Double, _ y: Double) -> SIMD4<Float> {
        let (left, low) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (across, up) = (Float(x - Double(left)), Float(y - Double(low)))
        let lower = self[left, low] * (1 - across) + self[left + 1, low] * across
        let upper = self[left, low + 1] * (1 - across) + self[left + 1, low + 1] * across
        return lower * (1 - up) + upper * up
    }

    /// The same with each pixel put through `change`.
    func mapped(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> PixelRegion {
        var result = self
        for i in result.pixels.indices { result.pixels[i] = change(pixels[i]) }
        return result
    }

    /// The same with each pixel's colour put through `change` before it is multiplied by alpha.
    func mappedColors(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> PixelRegion {
        mapped { pixel in
            guard pixel.w > 0 else { return pixel }
            var color = pixel / pixel.w
            color.w = pixel.w
            color = change(color)
            let alpha = color.w
            color *= alpha
            color.w = alpha
            return color
        }
    }
}

extension BinaryFloatingPoint {
    /// The number within a limit on both sides of 0; 0 for what is no number.
    func bounded(by limit: Self) -> Self { isNaN ? 0 : min(max(self, -limit), limit) }
}
