import CoreGraphics
import Foundation

/// The inputs of a filter, by name.
struct FilterInputs {
    let values: [String: Any]

    func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }
    func color(_ key: String = kCIInputColorKey) -> CIColor { values[key] as? CIColor ?? .clear }
    func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? CIVector(x: 0) }

    func number(_ key: String) -> Float {
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
