import CoreGraphics
import Foundation

extension FilterRecipe {
    /// Filters that make endless pictures of two colours.
    static let gradients: [String: FilterRecipe] = [
        "CILinearGradient": linear { $0 }, "CISmoothLinearGradient": linear { $0 * $0 * (3 - 2 * $0) },
        "CIRadialGradient": FilterRecipe(
            colours.merging([
                kCIInputCenterKey: CIVector(x: 150, y: 150), "inputRadius0": 5.0, "inputRadius1": 100.0,
            ]) { $1 }, images: []
        ) { inputs in
            let middle = inputs.vector(kCIInputCenterKey).cgPointValue
            let (inner, outer) = (inputs.number("inputRadius0"), inputs.number("inputRadius1"))
            return between(inputs) { x, y in
                let distance = Float(hypot(x - middle.x, y - middle.y))
                guard outer != inner else { return distance < inner ? 0 : 1 }
                return (distance - inner) / (outer - inner)
            }
        },
    ]

    private static var colours: [String: Any] { ["inputColor0": CIColor.white, "inputColor1": CIColor.black] }

    /// - Parameter curve: How the way from one colour to the other is gone, from 0 to 1.
    private static func linear(_ curve: @escaping @Sendable (Float) -> Float) -> FilterRecipe {
        FilterRecipe(
            colours.merging(["inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200)]) { $1 },
            images: []
        ) { inputs in
            let start = inputs.vector("inputPoint0").cgPointValue
            let end = inputs.vector("inputPoint1").cgPointValue
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = dx * dx + dy * dy
            return between(inputs) { x, y in
                guard length > 0 else { return 1 }
                return curve(min(max(Float(((x - start.x) * dx + (y - start.y) * dy) / length), 0), 1))
            }
        }
    }

    /// A picture of which each place says how far it is from the first colour to the second.
    private static func between(
        _ inputs: FilterInputs, _ share: @escaping @Sendable (CGFloat, CGFloat) -> Float
    ) -> CIImage {
        let (first, second) = (inputs.color("inputColor0").pixel, inputs.color("inputColor1").pixel)
        return CIImage(extent: .infinite) { wanted in
            var result = PixelRegion(wanted)
            for row in 0..<max(wanted.height, 0) {
                for column in 0..<max(wanted.width, 0) {
                    // Pixels have their colour in their middle.
                    let x = CGFloat(wanted.x + column) + 0.5, y = CGFloat(wanted.y + row) + 0.5
                    let part = min(max(share(x, y), 0), 1)
                    result.pixels[row * wanted.width + column] = first + (second - first) * part
                }
            }
            return result
        }
    }
}
