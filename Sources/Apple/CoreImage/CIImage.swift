public import CoreGraphics
public import Foundation
import Stage

/// A picture, or how one is made of others: nothing is computed before a ``CIContext`` renders it.
///
/// The origin is at the bottom left, a pixel is a unit.
public final class CIImage: NSObject, NSCopying, @unchecked Sendable {
    /// Where the picture is not clear; infinite for one without an end.
    public let extent: CGRect
    /// The source of the image.
    public let cgImage: CGImage?
    /// Gives the pixels of a rectangle.
    let render: @Sendable (PixelBounds) -> PixelRegion
    /// Whether its pixels stay squares of one colour when it is made larger.
    private let isSharp: Bool

    init(
        extent: CGRect, cgImage: CGImage? = nil, isSharp: Bool = false,
        render: @escaping @Sendable (PixelBounds) -> PixelRegion
    ) {
        self.extent = extent
        self.cgImage = cgImage
        self.isSharp = isSharp
        self.render = render
    }

    /// Creates an image from Core Graphics'.
    public convenience init(cgImage image: CGImage) {
        let extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        self.init(extent: extent, cgImage: image) { image.region($0) }
    }

    /// Nil for bytes that are no picture.
    public convenience init?(data: Data) {
        guard let image = try? ImageCodec.decode(data) else { return nil }
        self.init(cgImage: image)
    }

    /// Creates an image from a file; nil if it cannot be read.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// One colour everywhere.
    public convenience init(color: CIColor) {
        self.init(extent: .infinite) { PixelRegion($0, filledWith: color.pixel) }
    }

    /// A picture of nothing.
    public class func empty() -> CIImage { CIImage(extent: .null) { PixelRegion($0) } }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Making another of it

    /// Only what is inside `rect`.
    public func cropped(to rect: CGRect) -> CIImage {
        let extent = extent.intersection(rect)
        return CIImage(extent: extent) { [render] bounds in
            let area = PixelBounds(bounds.rect.intersection(extent.isNull ? .zero : extent))
            var result = PixelRegion(bounds)
            guard !extent.isNull, area.width > 0, area.height > 0 else { return result }
            let part = render(area)
            for y in area.y..<area.y + area.height {
                for x in area.x..<area.x + area.width {
                    result.pixels[(y - bounds.y) * bounds.width + x - bounds.x] = part[x, y]
                }
            }
            return result
        }
    }

    /// Goes on without end as it is at its edges.
    public func clampedToExtent() -> CIImage {
        guard !extent.isInfinite, !extent.isEmpty else { return self }
        let inner = PixelBounds(extent)
        return CIImage(extent: .infinite) { [render] bounds in
            let part = render(inner)
            var result = PixelRegion(bounds)
            for row in 0..<bounds.height {
                let y = min(max(bounds.y + row, inner.y), inner.y + inner.height - 1)
                for column in 0..<bounds.width {
                    let x = min(max(bounds.x + column, inner.x), inner.x + inner.width - 1)
                    result.pixels[row * bounds.width + column] = part[x, y]
                }
            }
            return result
        }
    }

    /// The image with pixels that stay squares of one colour when it is made larger.
    public func samplingNearest() -> CIImage {
        CIImage(extent: extent, cgImage: cgImage, isSharp: true, render: render)
    }

    /// The image with pixels that pass into each other when it is made larger, as they do by default.
    public func samplingLinear() -> CIImage { CIImage(extent: extent, cgImage: cgImage, render: render) }

    /// Moved, scaled or turned; between pixels, in proportion to how near they are, or the nearest's colour after
    /// ``samplingNearest()``.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        guard matrix.a * matrix.d - matrix.b * matrix.c != 0 else { return .empty() }
        let inverse = matrix.inverted()
        let extent = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix)
        return CIImage(extent: extent, isSharp: isSharp) { [render, isSharp] bounds in
            let source = render(PixelBounds(bounds.rect.applying(inverse)).expanded(by: 1))
            var result = PixelRegion(bounds)
            for row in 0..<bounds.height {
                for column in 0..<bounds.width {
                    let place = CGPoint(x: Double(bounds.x + column) + 0.5, y: Double(bounds.y + row) + 0.5)
                        .applying(inverse)
                    guard abs(place.x) < 1e9, abs(place.y) < 1e9 else { continue }
                    result.pixels[row * bounds.width + column] =
                        isSharp
                        ? source[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))]
                        : source.mixed(at: place.x - 0.5, place.y - 0.5)
                }
            }
            return result
        }
    }

    /// Over another picture.
    public func composited(over background: CIImage) -> CIImage {
        CIImage(extent: extent.union(background.extent)) { [render] bounds in
            var result = background.render(bounds)
            let front = render(bounds)
            for i in result.pixels.indices {
                result.pixels[i] = front.pixels[i] + result.pixels[i] * (1 - front.pixels[i].w)
            }
            return result
        }
    }

    /// The picture that a filter makes of this one. A filter of an unknown name gives the picture as it is.
    public func applyingFilter(_ filterName: String, parameters: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in parameters { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? .empty()
    }

    /// Returns the image after a filter with its default inputs.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// Returns the image blurred; sigma is in pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }

    /// With each pixel put through `change`.
    func mapped(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        CIImage(extent: extent) { [render] in render($0).mapped(change) }
    }

    /// With each pixel's colour put through `change` before it is multiplied by alpha.
    func mappedColors(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        CIImage(extent: extent) { [render] in render($0).mappedColors(change) }
    }
}
