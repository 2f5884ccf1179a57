import Foundation

/// Two units of one dimension, and how to get from one to the other.
enum Conversion: Int, CaseIterable {
    case length, weight, temperature

    var title: String {
        switch self {
        case .length: return "Length"
        case .weight: return "Weight"
        case .temperature: return "Heat"
        }
    }

    var units: (from: Dimension, to: Dimension) {
        switch self {
        case .length: return (UnitLength.kilometers, UnitLength.miles)
        case .weight: return (UnitMass.kilograms, UnitMass.pounds)
        case .temperature: return (UnitTemperature.celsius, UnitTemperature.fahrenheit)
        }
    }

    func convert(_ amount: Double, isReversed: Bool) -> Double {
        let (from, to) = isReversed ? (units.to, units.from) : units
        return Measurement(value: amount, unit: from).converted(to: to).value
    }
}
