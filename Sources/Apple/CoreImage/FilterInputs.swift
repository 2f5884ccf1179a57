import CoreGraphics
import Foundation

/// The inputs of a filter, by name.
struct FilterInputs {
    let values: [String: Any]

    func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }
    func color(_ key: String = kCIInputColorKey) -> CIColor { values[key] as? CIColor ?? .clear }
    func vector(_ key: String) -> CIVector {
        guard let vector = values[key] as? CIVector else { return CIVector(x: 0) }
        return CIVector(
            x: Self.bounded(vector.x), y: Self.bounded(vector.y), z: Self.bounded(vector.z), w: Self.bounded(vector.w))
    }

    func number(_ key: String) -> Float { Self.bounded(given(key)) }

    /// What is no number, or larger than any picture, would be no place of a pixel.
    private static func bounded<Number: BinaryFloatingPoint>(_ number: Number) -> Number {
        number.isNaN ? 0 : min(max(number, -1e7), 1e7)
    }

    private func given(_ key: String) -> Float {
        switch values[key] {
        case let number as Double: Float(number)
        case let number as CGFloat: Float(number)
        case let number as any BinaryInteger: Float(number)
        case let number as any BinaryFloatingPoint: Float(number)
        case let number as NSNumber: number.floatValue
        default: 0
        }
    }

    func transform(_ key: String = kCIInputTransformKey) -> CGAffineTransform {
        values[key] as? CGAffineTransform ?? .identity
    }
}

/// The inputs of a filter and its effect.
struct FilterRecipe: Sendable {
    let keys: [String]
    nonisolated(unsafe) let defaults: [String: Any]
    let apply: @Sendable (FilterInputs) -> CIImage?

    init(
        _ defaults: [String: Any], images: [String] = [kCIInputImageKey],
        apply: @escaping @Sendable (FilterInputs) -> CIImage?
    ) {
        keys = images + defaults.keys.sorted()
        self.defaults = defaults
        self.apply = apply
    }
}
