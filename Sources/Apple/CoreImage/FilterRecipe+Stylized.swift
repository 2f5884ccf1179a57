import CoreGraphics
import Foundation

extension FilterRecipe {
    /// Filters that make a picture look like another sort of picture.
    static let stylized: [String: FilterRecipe] = [
        "CISepiaTone": FilterRecipe([kCIInputIntensityKey: 1.0]) { inputs in
            let intensity = inputs.number(kCIInputIntensityKey)
            return inputs.image()?.mappedVisible { color in
                let sepia = SIMD4<Float>(
                    (color * SIMD4(0.393, 0.769, 0.189, 0)).sum(), (color * SIMD4(0.349, 0.686, 0.168, 0)).sum(),
                    (color * SIMD4(0.272, 0.534, 0.131, 0)).sum(), color.w)
                return color + (sepia - color) * intensity
            }
        },
        "CIPixellate": FilterRecipe([
            kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputScaleKey: 8.0,
        ]) { inputs in
            let (center, scale) = (inputs.vector(kCIInputCenterKey), max(Double(inputs.number(kCIInputScaleKey)), 1))
            return inputs.image()?.cells { x, y in
                let column = ((x - center.x) / scale).rounded(.down), row = ((y - center.y) / scale).rounded(.down)
                return ((column + 0.5) * scale + center.x, (row + 0.5) * scale + center.y)
            }
        },
        "CICrystallize": FilterRecipe([
            kCIInputRadiusKey: 20.0, kCIInputCenterKey: CIVector(x: 150, y: 150),
        ]) { inputs in
            let (center, radius) = (inputs.vector(kCIInputCenterKey), max(Double(inputs.number(kCIInputRadiusKey)), 1))
            return inputs.image()?.cells { x, y in
                let (column, row) = (((x - center.x) / radius).rounded(.down), ((y - center.y) / radius).rounded(.down))
                var nearest = (x: x, y: y, distance: Double.infinity)
                for dy in [-1.0, 0, 1] {
                    for dx in [-1.0, 0, 1] {
                        let seed = Self.seed(column + dx, row + dy)
                        let place = (
                            x: (column + dx + seed.x) * radius + center.x, y: (row + dy + seed.y) * radius + center.y
                        )
                        let distance = (place.x - x) * (place.x - x) + (place.y - y) * (place.y - y)
                        if distance < nearest.distance { nearest = (place.x, place.y, distance) }
                    }
                }
                return (nearest.x, nearest.y)
            }
        },
        "CIEdges": FilterRecipe([kCIInputIntensityKey: 1.0]) { inputs in
            let intensity = inputs.number(kCIInputIntensityKey)
            return inputs.image()?.neighbours(1) { part, x, y in
                let across = part[x + 1, y] - part[x - 1, y], up = part[x, y + 1] - part[x, y - 1]
                var result = ((across * across + up * up) * intensity).squareRoot()
                result.w = part[x, y].w
                return result
            }
        },
        "CIUnsharpMask": FilterRecipe([kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) { inputs in
            inputs.image()?.sharpened(inputs.number(kCIInputRadiusKey), inputs.number(kCIInputIntensityKey))
        },
        "CISharpenLuminance": FilterRecipe([kCIInputRadiusKey: 1.69, kCIInputSharpnessKey: 0.4]) { inputs in
            inputs.image()?.sharpened(inputs.number(kCIInputRadiusKey), inputs.number(kCIInputSharpnessKey))
        },
        "CIBloom": FilterRecipe([kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) { inputs in
            guard let image = inputs.image() else { return nil }
            let intensity = inputs.number(kCIInputIntensityKey)
            let soft = image.applyingGaussianBlur(sigma: Double(inputs.number(kCIInputRadiusKey)))
            return CIImage(extent: soft.extent) { bounds in
                var result = image.render(bounds)
                let light = soft.render(bounds).pixels
                for i in light.indices {
                    // What is light makes light what is around it.
                    let sum = result.pixels[i] + light[i] * intensity * (1 - result.pixels[i])
                    result.pixels[i] = pointwiseMin(sum, SIMD4(repeating: 1))
                }
                return result
            }
        },
        "CIVignette": FilterRecipe([kCIInputRadiusKey: 1.0, kCIInputIntensityKey: 0.0]) { inputs in
            guard let image = inputs.image(), !image.extent.isInfinite, !image.extent.isNull else {
                return inputs.image()
            }
            let (extent, intensity) = (image.extent, inputs.number(kCIInputIntensityKey))
            let radius = max(inputs.number(kCIInputRadiusKey), 0.01)
            return image.placed { color, x, y in
                let (across, up) = ((x - extent.midX) / extent.width * 2, (y - extent.midY) / extent.height * 2)
                let distance = Float((across * across + up * up).squareRoot()) / Float(2).squareRoot() / radius
                let shade = max(0, 1 - intensity * distance * distance * 0.5)
                return SIMD4(color.x * shade, color.y * shade, color.z * shade, color.w)
            }
        },
        "CITwirlDistortion": FilterRecipe([
            kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300.0, kCIInputAngleKey: Double.pi,
        ]) { inputs in
            let (center, radius) = (inputs.vector(kCIInputCenterKey), Double(inputs.number(kCIInputRadiusKey)))
            let angle = Double(inputs.number(kCIInputAngleKey))
            return inputs.image()?.warped(center, radius) { x, y, part in
                let turn = -angle * (1 - part)
                return (x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))
            }
        },
        "CIBumpDistortion": FilterRecipe([
            kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5,
        ]) { inputs in
            let (center, radius) = (inputs.vector(kCIInputCenterKey), Double(inputs.number(kCIInputRadiusKey)))
            let scale = Double(inputs.number(kCIInputScaleKey))
            return inputs.image()?.warped(center, radius) { x, y, part in
                let factor = max(1 - scale * (1 - part) * (1 - part), 0)
                return (x * factor, y * factor)
            }
        },
    ]

    /// Where the middle of a crystal is in its cell, from 0 to 1.
    private static func seed(_ column: Double, _ row: Double) -> (x: Double, y: Double) {
        func part(_ salt: UInt64) -> Double {
            var value = UInt64(bitPattern: Int64(column)) &* 0x9E37_79B9_7F4A_7C15 &+ salt
            value ^= UInt64(bitPattern: Int64(row)) &* 0xC2B2_AE3D_27D4_EB4F
            value = (value ^ value >> 31) &* 0x94D0_49BB_1331_11EB
            return Double((value ^ value >> 29) >> 11) / Double(1 << 53)
        }
        return (part(1), part(2))
    }
}

extension CIImage {
    /// With each pixel's colour put through `change` by its values as they are seen, those of sRGB.
    func mappedVisible(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        mappedColors { color in
            var seen = color
            for i in 0..<3 { seen[i] = Transfer.encoded(min(max(color[i], 0), 1)) }
            seen = change(seen)
            for i in 0..<3 { seen[i] = Transfer.linear(min(max(seen[i], 0), 1)) }
            return seen
        }
    }

    /// With each pixel put through `change`, which is told the pixel's middle.
    func placed(_ change: @escaping @Sendable (SIMD4<Float>, Double, Double) -> SIMD4<Float>) -> CIImage {
        CIImage(extent: extent) { [render] bounds in
            var result = render(bounds)
            for row in 0..<bounds.height {
                for column in 0..<bounds.width {
                    let i = row * bounds.width + column
                    result.pixels[i] = change(
                        result.pixels[i], Double(bounds.x + column) + 0.5, Double(bounds.y + row) + 0.5)
                }
            }
            return result
        }
    }

    /// With each pixel made of those around it, so many in each direction.
    func neighbours(
        _ reach: Int, _ make: @escaping @Sendable (PixelRegion, Int, Int) -> SIMD4<Float>
    ) -> CIImage {
        CIImage(extent: extent) { [self] bounds in
            // Beyond the edges it goes on as it is at the edges.
            let source = clampedToExtent().render(bounds.expanded(by: reach))
            var result = PixelRegion(bounds)
            let inner = extent.isInfinite ? bounds : PixelBounds(extent)
            for y in max(
                bounds.y, inner.y)..<max(bounds.y, inner.y, min(bounds.y + bounds.height, inner.y + inner.height))
            {
                for x in max(
                    bounds.x, inner.x)..<max(bounds.x, inner.x, min(bounds.x + bounds.width, inner.x + inner.width))
                {
                    result.pixels[(y - bounds.y) * bounds.width + x - bounds.x] = make(source, x, y)
                }
            }
            return result
        }
    }

    /// With each pixel the colour of the one that `place` says.
    fileprivate func cells(_ place: @escaping @Sendable (Double, Double) -> (Double, Double)) -> CIImage {
        guard !extent.isInfinite, !extent.isNull else { return self }
        let whole = PixelBounds(extent)
        return CIImage(extent: extent) { [render] bounds in
            let source = render(whole)
            var result = PixelRegion(bounds)
            for row in 0..<bounds.height {
                let y = bounds.y + row
                guard y >= whole.y, y < whole.y + whole.height else { continue }
                for column in 0..<bounds.width {
                    let x = bounds.x + column
                    guard x >= whole.x, x < whole.x + whole.width else { continue }
                    let (fromX, fromY) = place(Double(x) + 0.5, Double(y) + 0.5)
                    // A cell whose middle is beyond the edge has the colour at the edge.
                    result.pixels[row * bounds.width + column] =
                        source[
                            min(max(Int(fromX.rounded(.down)), whole.x), whole.x + whole.width - 1),
                            min(max(Int(fromY.rounded(.down)), whole.y), whole.y + whole.height - 1)]
                }
            }
            return result
        }
    }

    /// With what is in a circle moved: `place` says where a pixel comes from, as seen from the middle, by where it is and
    /// which part of the radius that is.
    fileprivate func warped(
        _ center: CIVector, _ radius: Double, _ place: @escaping @Sendable (Double, Double, Double) -> (Double, Double)
    ) -> CIImage {
        guard radius > 0, !extent.isInfinite, !extent.isNull else { return self }
        let whole = PixelBounds(extent)
        let (middleX, middleY) = (Double(center.x), Double(center.y))
        return CIImage(extent: extent) { [render] bounds in
            let source = render(whole)
            var result = render(bounds)
            for row in 0..<bounds.height {
                for column in 0..<bounds.width {
                    let x = Double(bounds.x + column) + 0.5 - middleX, y = Double(bounds.y + row) + 0.5 - middleY
                    let part = (x * x + y * y).squareRoot() / radius
                    guard part < 1 else { continue }
                    let from = place(x, y, part)
                    result.pixels[row * bounds.width + column] =
                        source.mixed(at: from.0 + middleX - 0.5, from.1 + middleY - 0.5)
                }
            }
            return result
        }
    }

    /// With what differs from what is around it made to differ more.
    fileprivate func sharpened(_ radius: Float, _ intensity: Float) -> CIImage {
        let soft = clampedToExtent().applyingGaussianBlur(sigma: Double(radius))
        return CIImage(extent: extent) { [render] bounds in
            var result = render(bounds)
            let blurred = soft.render(bounds).pixels
            for i in blurred.indices {
                let alpha = result.pixels[i].w
                result.pixels[i] += (result.pixels[i] - blurred[i]) * intensity
                result.pixels[i].w = alpha
            }
            return result
        }
    }
}
