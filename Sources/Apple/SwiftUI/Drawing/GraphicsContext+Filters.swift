import Foundation

extension GraphicsContext {
    /// A change to what is drawn.
    public struct Filter {
        enum Kind {
            case shadow(Color, CGFloat, CGSize, BlendMode, ShadowOptions)
            case blur(CGFloat)
            case colors(ColorChange)
            case threshold(Double, Double, Color)
            case luminanceToAlpha
        }
        let kind: Kind

        /// A shadow. The radius and the offsets are in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = []
        ) -> Filter { Filter(kind: .shadow(color, radius, CGSize(width: x, height: y), blendMode, options)) }

        /// Makes edges soft, by a radius in points.
        public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter { Filter(kind: .blur(radius)) }

        /// Multiplies colours with one.
        public static func colorMultiply(_ color: Color) -> Filter {
            var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 1, 1, 1)
            _ = color.uiColor.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
            return Filter(kind: .colors(.scaled(parts.0, parts.1, parts.2, parts.3)))
        }

        /// Changes colours by a matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .colors(matrix.change)) }

        /// Turns hues.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .colors(.hue(angle))) }

        /// Makes colours weaker, below 1, or stronger.
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .colors(.saturation(amount))) }

        /// Makes colours lighter, or darker below 0.
        public static func brightness(_ amount: Double) -> Filter { Filter(kind: .colors(.brightness(amount))) }

        /// Makes the difference between colours smaller, below 1, or larger.
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .colors(.contrast(amount))) }

        /// Turns colours into the opposite ones.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            var change = ColorChange()
            for part in 0..<3 {
                change.matrix[part * 4 + part] = 1 - 2 * amount
                change.offset[part] = amount
            }
            return Filter(kind: .colors(change))
        }

        /// Makes colours grey: at 1 altogether.
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .colors(.saturation(1 - amount))) }

        /// Makes what is light opaque, and what is dark transparent.
        public static var luminanceToAlpha: Filter { Filter(kind: .luminanceToAlpha) }

        /// Shows a colour where what is drawn is as opaque as two bounds say, and nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(kind: .threshold(min, max, color))
        }
    }

    /// What of a shadow is drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Above what casts it.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// Without what casts it.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
    }

    /// How edges are made soft.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What is drawn has no transparent parts.
        public static let opaque = BlurOptions(rawValue: 1)
        /// By a filter that is quicker. It is the same one.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// How clips are put together.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What is outside of the shape is drawn.
        public static let inverse = ClipOptions(rawValue: 1)
    }
}

/// Factors by which each part of a colour goes into the parts of another one: a row each for red, green, blue and alpha.
public struct ColorMatrix: Equatable, Sendable {
    /// Of the red.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// Of the green.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// Of the blue.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// Of the alpha.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Creates the matrix that changes nothing.
    public init() {}

    /// The matrix by columns, and what is added.
    var change: ColorChange {
        ColorChange(
            matrix: [r1, g1, b1, a1, r2, g2, b2, a2, r3, g3, b3, a3, r4, g4, b4, a4].map { CGFloat($0) },
            offset: [r5, g5, b5, a5].map { CGFloat($0) })
    }
}

/// Pixels of a picture, to be changed one by one: premultiplied red, green, blue and alpha from 0 to 1.
@MainActor
struct FilteredPixels {
    private(set) var values: [Float]
    let width: Int
    let height: Int

    init?(_ image: CGImage) {
        (width, height) = (image.width, image.height)
        guard width > 0, height > 0, let context = Self.context(width, height) else { return nil }
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let data = context.data else { return nil }
        let length = width * height * 4
        let bytes = data.bindMemory(to: UInt8.self, capacity: length)
        values = (0..<length).map { Float(bytes[$0]) / 255 }
    }

    private static func context(_ width: Int, _ height: Int) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }

    var image: CGImage? {
        guard let context = Self.context(width, height), let data = context.data else { return nil }
        let bytes = data.bindMemory(to: UInt8.self, capacity: values.count)
        for (index, value) in values.enumerated() { bytes[index] = UInt8(max(0, min(255, (value * 255).rounded()))) }
        return context.makeImage()
    }

    /// Calls a block with each pixel, not premultiplied.
    private mutating func mapPixels(_ body: (inout SIMD4<Float>) -> Void) {
        for index in stride(from: 0, to: values.count, by: 4) {
            let alpha = values[index + 3]
            let share: Float = alpha > 0 ? 1 / alpha : 0
            var pixel = SIMD4(values[index] * share, values[index + 1] * share, values[index + 2] * share, alpha)
            body(&pixel)
            let opacity = max(0, min(1, pixel.w))
            for part in 0..<3 { values[index + part] = max(0, min(1, pixel[part])) * opacity }
            values[index + 3] = opacity
        }
    }

    mutating func apply(_ change: ColorChange) {
        let columns = (0..<4).map { column in
            SIMD4<Float>((0..<4).map { Float(change.matrix[column * 4 + $0]) })
        }
        let offset = SIMD4<Float>(change.offset.map { Float($0) })
        mapPixels { pixel in
            // What is transparent stays so.
            guard pixel.w > 0 else { return }
            pixel = columns[0] * pixel.x + columns[1] * pixel.y + columns[2] * pixel.z + columns[3] * pixel.w + offset
        }
    }

    mutating func threshold(_ least: Double, _ most: Double, _ color: UIColor) {
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        let shown = SIMD4<Float>(Float(parts.0), Float(parts.1), Float(parts.2), Float(parts.3))
        mapPixels { pixel in
            let isIn = Double(pixel.w) >= least && Double(pixel.w) <= most && pixel.w > 0
            pixel = isIn ? shown : .zero
        }
    }

    mutating func luminanceToAlpha() {
        mapPixels { $0 = SIMD4(0, 0, 0, (0.2126 * $0.x + 0.7152 * $0.y + 0.0722 * $0.z) * $0.w) }
    }

    mutating func invertAlpha(_ opacity: Double) {
        mapPixels { $0 = SIMD4(0, 0, 0, (1 - $0.w) * Float(opacity)) }
    }

    /// Blurs by a radius in pixels, as three boxes do that together are nearly a Gaussian.
    mutating func blur(_ sigma: CGFloat) {
        guard sigma > 0.1 else { return }
        let box = max(1, Int((sigma * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down)))
        for _ in 0..<3 {
            blurLines(count: height, length: width, step: 4, pitch: width * 4, box)
            blurLines(count: width, length: height, step: width * 4, pitch: 4, box)
        }
    }

    /// Gives each pixel of lines the mean of those around it.
    private mutating func blurLines(count: Int, length: Int, step: Int, pitch: Int, _ box: Int) {
        let before = box / 2, after = box - 1 - before
        var line = [SIMD4<Float>](repeating: .zero, count: length)
        values.withUnsafeMutableBufferPointer { values in
            for number in 0..<count {
                let start = number * pitch
                for index in 0..<length {
                    let at = start + index * step
                    line[index] = SIMD4(values[at], values[at + 1], values[at + 2], values[at + 3])
                }
                var sum = SIMD4<Float>.zero
                for index in 0..<min(after, length) { sum += line[index] }
                for index in 0..<length {
                    if index + after < length { sum += line[index + after] }
                    if index - before - 1 >= 0 { sum -= line[index - before - 1] }
                    let mean = sum / Float(box)
                    let at = start + index * step
                    for part in 0..<4 { values[at + part] = mean[part] }
                }
            }
        }
    }
}
