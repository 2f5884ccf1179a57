import Foundation

/// Between sRGB's values and linear light, as IEC 61966-2-1 has it.
enum Transfer {
    static func linear(_ value: Float) -> Float {
        value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
    }

    static func encoded(_ value: Float) -> Float {
        value <= 0.0031308 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055
    }

    /// Of each value of a byte.
    static let linearBytes: [Float] = (0..<256).map { linear(Float($0) / 255) }

    /// The byte for each of 4,096 steps of linear light's square root, which is about as fine as bytes are.
    private static let encodedSteps: [UInt8] = (0..<4096).map {
        let root = Float($0) / 4095
        return UInt8((encoded(root * root) * 255).rounded())
    }

    static func byte(_ value: Float) -> UInt8 {
        encodedSteps[Int((min(max(value, 0), 1).squareRoot() * 4095).rounded())]
    }
}
