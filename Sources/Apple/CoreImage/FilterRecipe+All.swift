import CoreGraphics
import Foundation

extension FilterRecipe {
    /// The filters there are, by name. Colours are those of linear light, in which Core Image works unless told
    /// otherwise.
    static let all: [String: FilterRecipe] = [
        colors, pictures, areas, stylized, tones, codes, gradients,
    ].reduce([:]) { $0.merging($1) { $1 } }

    /// The weights of red, green and blue in how light a colour is (Rec. 709).
    private static let luma = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)

    private static let colors: [String: FilterRecipe] = [
        "CIColorControls": FilterRecipe([
            kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0,
        ]) { inputs in
            let saturation = inputs.number(kCIInputSaturationKey)
            let brightness = inputs.number(kCIInputBrightnessKey)
            let contrast = inputs.number(kCIInputContrastKey)
            return inputs.image()?.mappedColors { color in
                let gray = (color * luma).sum()
                var result = SIMD4<Float>(repeating: gray) + (color - gray) * saturation
                result = (result + brightness - 0.5) * contrast + 0.5
                result.w = color.w
                return result
            }
        },
        "CIExposureAdjust": FilterRecipe([kCIInputEVKey: 0.0]) { inputs in
            let factor = exp2f(inputs.number(kCIInputEVKey))
            return inputs.image()?.mapped { $0 * SIMD4(factor, factor, factor, 1) }
        },
        "CIColorInvert": FilterRecipe([:]) { inputs in
            inputs.image()?.mappedColors { color in
                // The inversion applies to the visible values, those of sRGB.
                var result = color
                for i in 0..<3 { result[i] = Transfer.linear(1 - Transfer.encoded(min(max(color[i], 0), 1))) }
                return result
            }
        },
        "CIColorMonochrome": FilterRecipe([
            kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0,
        ]) { inputs in
            let tone = inputs.color().linear
            let intensity = inputs.number(kCIInputIntensityKey)
            return inputs.image()?.mappedColors { color in
                var result = color + (tone * (color * luma).sum() - color) * intensity
                result.w = color.w
                return result
            }
        },
        "CIColorMatrix": FilterRecipe([
            "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
            "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
            "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
        ]) { inputs in
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map { inputs.vector($0).simd }
            let bias = inputs.vector("inputBiasVector").simd
            return inputs.image()?.mappedColors { color in
                SIMD4(
                    (color * rows[0]).sum(), (color * rows[1]).sum(), (color * rows[2]).sum(), (color * rows[3]).sum())
                    + bias
            }
        },
    ]

    private static let pictures: [String: FilterRecipe] = [
        "CIConstantColorGenerator": FilterRecipe([kCIInputColorKey: CIColor.red], images: []) { inputs in
            CIImage(color: inputs.color())
        },
        "CISourceOverCompositing": compositing { $0 + $1 * (1 - $0.w) },
        "CISourceAtopCompositing": compositing { $0 * $1.w + $1 * (1 - $0.w) },
        "CISourceInCompositing": compositing { $0 * $1.w },
        "CISourceOutCompositing": compositing { $0 * (1 - $1.w) },
        "CIMultiplyCompositing": compositing { $0 * $1 },
        "CIAdditionCompositing": compositing { $0 + $1 },
        "CIGaussianBlur": FilterRecipe([kCIInputRadiusKey: 10.0]) { inputs in
            // What reaches further is one colour to the eye, and would need more memory than there is.
            let sigma = min(max(inputs.number(kCIInputRadiusKey), 0), 500)
            let reach = Int((sigma * 3).rounded(.up))
            let weights = (-reach...reach).map { sigma > 0 ? expf(-Float($0 * $0) / (2 * sigma * sigma)) : 1 }
            return inputs.image().map { $0.blurred(weights) }
        },
        "CIBoxBlur": FilterRecipe([kCIInputRadiusKey: 10.0]) { inputs in
            let reach = min(max(Int(inputs.number(kCIInputRadiusKey).rounded()), 0), 1500)
            return inputs.image().map { $0.blurred([Float](repeating: 1, count: reach * 2 + 1)) }
        },
        "CIAffineTransform": FilterRecipe([kCIInputTransformKey: CGAffineTransform.identity]) { inputs in
            inputs.image()?.transformed(by: inputs.transform())
        },
        "CIAffineClamp": FilterRecipe([kCIInputTransformKey: CGAffineTransform.identity]) { inputs in
            inputs.image()?.clampedToExtent().transformed(by: inputs.transform())
        },
        "CICrop": FilterRecipe(["inputRectangle": CIVector(cgRect: .infinite)]) { inputs in
            inputs.image()?.cropped(to: inputs.vector("inputRectangle").cgRectValue)
        },
    ]

    /// Two pictures put together pixel by pixel, the first one in front.
    private static func compositing(
        _ combine: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    ) -> FilterRecipe {
        FilterRecipe([:], images: [kCIInputImageKey, kCIInputBackgroundImageKey]) { inputs in
            guard let front = inputs.image() else { return nil }
            // Without a background, there is nothing behind it.
            let back = inputs.image(kCIInputBackgroundImageKey) ?? .empty()
            return CIImage(extent: front.extent.union(back.extent)) { bounds in
                var result = back.render(bounds)
                let pixels = front.render(bounds).pixels
                for i in pixels.indices { result.pixels[i] = combine(pixels[i], result.pixels[i]) }
                return result
            }
        }
    }
}

extension CIImage {
    /// Each pixel the weighted mean of those around it, first along the rows, then along the columns. The picture
    /// grows by as much as the weights reach.
    func blurred(_ weights: [Float]) -> CIImage {
        let reach = weights.count / 2
        let total = weights.reduce(0, +)
        let weights = weights.map { $0 / total }
        let grown =
            extent.isInfinite || extent.isNull ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
        return CIImage(extent: grown) { [render] bounds in
            let source = render(bounds.expanded(by: reach))
            let tall = PixelBounds(
                x: bounds.x, y: bounds.y - reach, width: bounds.width, height: bounds.height + 2 * reach)
            var across = PixelRegion(tall)
            for row in 0..<tall.height {
                for column in 0..<tall.width {
                    var sum = SIMD4<Float>.zero
                    let start = row * source.bounds.width + column
                    for (i, weight) in weights.enumerated() { sum += source.pixels[start + i] * weight }
                    across.pixels[row * tall.width + column] = sum
                }
            }
            var result = PixelRegion(bounds)
            for row in 0..<bounds.height {
                for column in 0..<bounds.width {
                    var sum = SIMD4<Float>.zero
                    for (i, weight) in weights.enumerated() {
                        sum += across.pixels[(row + i) * tall.width + column] * weight
                    }
                    result.pixels[row * bounds.width + column] = sum
                }
            }
            return result
        }
    }
}
