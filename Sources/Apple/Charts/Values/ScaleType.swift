public import Foundation

/// How far values are apart along an axis.
public struct ScaleType: Sendable {
    enum Kind: Equatable, Sendable {
        case linear, log, symmetricLog(Double), power(Double), squareRoot
    }

    let kind: Kind

    /// As far as the values are.
    public static let linear = ScaleType(kind: .linear)
    /// As far as their logarithms are. Values that are not above 0 have no place.
    public static let log = ScaleType(kind: .log)
    /// As far as their logarithms are, for values below 0 as for those above.
    public static let symmetricLog = ScaleType(kind: .symmetricLog(1))
    /// As far as their square roots are.
    public static let squareRoot = ScaleType(kind: .squareRoot)
    /// As far as dates are.
    public static let date = ScaleType(kind: .linear)
    /// Each name with the same room.
    public static let category = ScaleType(kind: .linear)

    /// As far as the powers of the values are.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

    /// As far as their logarithms are, for values below 0 as for those above.
    ///
    /// - Parameter slopeAtZero: How fast values near 0 go apart.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slopeAtZero > 0 ? slopeAtZero : 1))
    }

    func scaled(_ number: Double) -> Double {
        switch kind {
        case .linear: number
        case .log: number > 0 ? log10(number) : .nan
        case .symmetricLog(let slope): (number < 0 ? -1 : 1) * log1p(abs(number) * slope)
        case .squareRoot: (number < 0 ? -1 : 1) * abs(number).squareRoot()
        case .power(let exponent): (number < 0 ? -1 : 1) * pow(abs(number), exponent)
        }
    }

    func unscaled(_ number: Double) -> Double {
        switch kind {
        case .linear: number
        case .log: pow(10, number)
        case .symmetricLog(let slope): (number < 0 ? -1 : 1) * expm1(abs(number)) / slope
        case .squareRoot: (number < 0 ? -1 : 1) * number * number
        case .power(let exponent): (number < 0 ? -1 : 1) * pow(abs(number), 1 / exponent)
        }
    }
}
