import CoreGraphics

extension FilterRecipe {
    /// Filters that make one pixel of an area.
    static let areas: [String: FilterRecipe] = [
        "CIAreaAverage": area { pixels in
            pixels.reduce(.zero, +) / Float(max(pixels.count, 1))
        },
        "CIAreaMaximum": area { $0.reduce(.zero) { pointwiseMax($0, $1) } },
        "CIAreaMinimum": area { pixels in
            pixels.dropFirst().reduce(pixels.first ?? .zero) { pointwiseMin($0, $1) }
        },
    ]

    /// - Parameter combine: Makes one pixel of those of the area.
    private static func area(
        _ combine: @escaping @Sendable ([SIMD4<Float>]) -> SIMD4<Float>
    ) -> FilterRecipe {
        FilterRecipe([kCIInputExtentKey: CIVector(x: 0, y: 0, z: 640, w: 80)]) { inputs in
            guard let image = inputs.image() else { return nil }
            let asked = inputs.vector(kCIInputExtentKey).cgRectValue
            let area = asked.isInfinite ? image.extent : asked
            guard let bounds = PixelBounds(drawable: area) else { return .empty() }
            let one = CGRect(x: 0, y: 0, width: 1, height: 1)
            return CIImage(extent: one) { wanted in
                var result = PixelRegion(wanted)
                let place = (0 - wanted.y) * wanted.width + 0 - wanted.x
                guard wanted.x <= 0, wanted.y <= 0, wanted.x + wanted.width > 0, wanted.y + wanted.height > 0 else {
                    return result
                }
                result.pixels[place] = combine(image.render(bounds).pixels)
                return result
            }
        }
    }
}
