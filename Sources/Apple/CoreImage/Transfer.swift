import Foundation

/// Between sRGB's values and linear light, as IEC 61966-2-1 has it.
enum Transfer {
    /// Whether filters work in linear light; a context without a working colour space takes the values as they are.
    @TaskLocal static var isManaged = true

    static func linear(_ value: Float) -> Float {
        guard isManaged else { return value }
        return value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
    }

    static func encoded(_ value: Float) -> Float {
        isManaged ? curve(value) : value
    }

    private static func curve(_ value: Float) -> Float {
        value <= 0.0031308 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055
    }

    /// Of each value of a byte.
    static var linearBytes: [Float] { isManaged ? managedBytes : plainBytes }

    private static let plainBytes = (0..<256).map { Float($0) / 255 }
    private static let managedBytes = plainBytes.map { $0 <= 0.04045 ? $0 / 12.92 : powf(($0 + 0.055) / 1.055, 2.4) }

    /// The byte for each of 4,096 steps of linear light's square root, which is about as fine as bytes are.
    private static let encodedSteps: [UInt8] = (0..<4096).map {
        let root = Float($0) / 4095
        return UInt8((curve(root * root) * 255).rounded())
    }

    static func byte(_ value: Float, isManaged: Bool) -> UInt8 {
        // What is no number, as infinity times nothing is, is dark.
        let value = value > 0 ? min(value, 1) : 0
        guard isManaged else { return UInt8((value * 255).rounded()) }
        return encodedSteps[Int((value.squareRoot() * 4095).rounded())]
    }
}
