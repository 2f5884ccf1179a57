import CoreGraphics
import Foundation

extension FilterRecipe {
    /// Filters that change the colours of a picture as a whole.
    static let tones: [String: FilterRecipe] = [
        "CIVibrance": FilterRecipe(["inputAmount": 0.0]) { inputs in
            let amount = inputs.number("inputAmount")
            return inputs.image()?.mappedVisible { color in
                let (most, least) = (max(color.x, color.y, color.z), min(color.x, color.y, color.z))
                // What is colourful already changes less.
                let factor = 1 + amount * (1 - (most - least))
                return gray(color) + (color - gray(color)) * factor
            }
        },
        "CIHueAdjust": FilterRecipe([kCIInputAngleKey: 0.0]) { inputs in
            let angle = inputs.number(kCIInputAngleKey)
            let (c, s) = (cosf(angle), sinf(angle))
            // A turn about the axis of greys.
            let (a, b) = ((1 - c) / 3, s / Float(3).squareRoot())
            return inputs.image()?.mappedColors { color in
                let (r, g, bl) = (color.x, color.y, color.z)
                return SIMD4(
                    r * (a + c) + g * (a - b) + bl * (a + b), r * (a + b) + g * (a + c) + bl * (a - b),
                    r * (a - b) + g * (a + b) + bl * (a + c), color.w)
            }
        },
        "CIGammaAdjust": FilterRecipe(["inputPower": 1.0]) { inputs in
            let power = inputs.number("inputPower")
            return inputs.image()?.mappedColors { color in
                SIMD4(powf(max(color.x, 0), power), powf(max(color.y, 0), power), powf(max(color.z, 0), power), color.w)
            }
        },
        "CIColorPosterize": FilterRecipe(["inputLevels": 6.0]) { inputs in
            let levels = max(inputs.number("inputLevels"), 2)
            return inputs.image()?.mappedVisible { color in
                var result = color
                for i in 0..<3 { result[i] = min((color[i] * levels).rounded(.down), levels - 1) / (levels - 1) }
                return result
            }
        },
        "CIMaximumComponent": FilterRecipe([:]) { inputs in
            inputs.image()?.mappedColors { color in
                let most = max(color.x, color.y, color.z)
                return SIMD4(most, most, most, color.w)
            }
        },
        "CIMinimumComponent": FilterRecipe([:]) { inputs in
            inputs.image()?.mappedColors { color in
                let least = min(color.x, color.y, color.z)
                return SIMD4(least, least, least, color.w)
            }
        },
        "CIFalseColor": FilterRecipe([
            "inputColor0": CIColor(red: 0.3, green: 0, blue: 0), "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
        ]) { inputs in
            let (dark, light) = (inputs.color("inputColor0").linear, inputs.color("inputColor1").linear)
            return inputs.image()?.mappedColors { color in
                var result = dark + (light - dark) * gray(color).x
                result.w *= color.w
                return result
            }
        },
        "CIMaskToAlpha": FilterRecipe([:]) { inputs in
            inputs.image()?.mapped { color in SIMD4(repeating: (color * luma).sum()) }
        },
        "CIBlendWithMask": FilterRecipe(
            [:], images: [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]
        ) { inputs in blended(inputs) { ($0 * luma).sum() } },
        "CIBlendWithAlphaMask": FilterRecipe(
            [:], images: [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]
        ) { inputs in blended(inputs) { $0.w } },
        "CIPhotoEffectMono": effect { gray($0) },
        "CIPhotoEffectTonal": effect { contrasted(gray($0), 0.9) },
        "CIPhotoEffectNoir": effect { contrasted(gray($0), 1.4) },
        "CIPhotoEffectFade": effect { contrasted(saturated($0, 0.7), 0.8) + SIMD4(0.03, 0.03, 0.03, 0) },
        "CIPhotoEffectChrome": effect { contrasted(saturated($0, 1.3), 1.1) },
        "CIPhotoEffectInstant": effect { contrasted(saturated($0, 0.8), 0.9) * SIMD4(1.05, 1, 0.9, 1) },
        "CIPhotoEffectProcess": effect { saturated($0, 0.8) * SIMD4(0.92, 1.02, 1.08, 1) },
        "CIPhotoEffectTransfer": effect { contrasted(saturated($0, 0.9), 0.95) * SIMD4(1.08, 1, 0.88, 1) },
    ]

    /// The weights of red, green and blue in how light a colour is (Rec. 709).
    private static let luma = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)

    private static func gray(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let light = (color * luma).sum()
        return SIMD4(light, light, light, color.w)
    }

    private static func saturated(_ color: SIMD4<Float>, _ factor: Float) -> SIMD4<Float> {
        gray(color) + (color - gray(color)) * factor
    }

    private static func contrasted(_ color: SIMD4<Float>, _ factor: Float) -> SIMD4<Float> {
        var result = (color - 0.5) * factor + 0.5
        result.w = color.w
        return result
    }

    /// A look of films, by the values that are seen. Near to those of iOS, whose tables are Apple's.
    private static func effect(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> FilterRecipe {
        FilterRecipe([:]) { inputs in inputs.image()?.mappedVisible(change) }
    }

    /// A picture over another one as far as a mask says.
    private static func blended(
        _ inputs: FilterInputs, _ part: @escaping @Sendable (SIMD4<Float>) -> Float
    ) -> CIImage? {
        guard let front = inputs.image(), let mask = inputs.image(kCIInputMaskImageKey) else { return nil }
        let back = inputs.image(kCIInputBackgroundImageKey) ?? .empty()
        return CIImage(extent: front.extent.union(back.extent)) { bounds in
            var result = back.render(bounds)
            let (pixels, parts) = (front.render(bounds).pixels, mask.render(bounds).pixels)
            for i in pixels.indices {
                let amount = min(max(part(parts[i]), 0), 1)
                result.pixels[i] = pixels[i] * amount + result.pixels[i] * (1 - amount)
            }
            return result
        }
    }
}
