import CoreGraphics
import Foundation

/// The inputs of a filter, by name.
struct FilterInputs {
    let values: [String: Any]

    func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }
    func color(_ key: String = kCIInputColorKey) -> CIColor { values[key] as? CIColor ?? .clear }
    func vector(_ key: String) -> CIVector {
        guard let vector = values[key] as? CIVector else { return CIVector(x: 0) }
        func part(_ number: CGFloat) -> CGFloat { number.bounded(by: CGFloat(Self.largest)) }
        return CIVector(x: part(vector.x), y: part(vector.y), z: part(vector.z), w: part(vector.w))
    }

    func number(_ key: String) -> Float { given(key).bounded(by: Self.largest) }

    /// What is larger than any picture would be no place of a pixel.
    private static let largest: Float = 1e7

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
