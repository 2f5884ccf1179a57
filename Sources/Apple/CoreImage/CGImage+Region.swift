import CoreGraphics

extension CGImage {
    /// Pixels of the picture in linear light; clear outside of it.
    func region(_ bounds: PixelBounds) -> PixelRegion {
        var result = PixelRegion(bounds)
        let linear = Transfer.linearBytes
        withPixels { bytes in
            for row in 0..<bounds.height {
                let y = height - 1 - (bounds.y + row)
                guard y >= 0, y < height else { continue }
                for column in max(0, -bounds.x)..<max(max(0, -bounds.x), min(bounds.width, width - bounds.x)) {
                    let offset = y * bytesPerRow + (bounds.x + column) * 4
                    let alpha = Int(bytes[offset + 3])
                    guard alpha > 0 else { continue }
                    func component(_ index: Int) -> Float {
                        linear[min((Int(bytes[offset + index]) * 255 + alpha / 2) / alpha, 255)]
                    }
                    let part = Float(alpha) / 255
                    result.pixels[row * bounds.width + column] = SIMD4(
                        component(2) * part, component(1) * part, component(0) * part, part)
                }
            }
        }
        return result
    }
}
