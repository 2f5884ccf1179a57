import Foundation

/// The units that countries use.
enum MeasurementUnits {
    /// The unit that a person in that country uses for a measurement.
    ///
    /// - Parameter fitsSize: Whether a smaller or larger unit is taken if the number is too small or too large.
    static func unit(for value: Double, of unit: Dimension, in locale: Locale, fitsSize: Bool) -> Dimension {
        let isUS = locale.measurementSystem == .us
        let hasMiles = isUS || locale.measurementSystem == .uk
        let choices: [Dimension]
        switch unit {
        case is UnitLength:
            let metric: [UnitLength] = [.kilometers, .meters, .centimeters, .millimeters]
            let customary: [UnitLength] = [.miles, .feet, .inches]
            choices = hasMiles ? customary : metric
        case is UnitMass:
            let metric: [UnitMass] = [.kilograms, .grams, .milligrams]
            let customary: [UnitMass] = [.pounds, .ounces]
            choices = isUS ? customary : metric
        case is UnitTemperature: choices = isUS ? [UnitTemperature.fahrenheit] : [UnitTemperature.celsius]
        case is UnitVolume:
            let metric: [UnitVolume] = [.liters, .milliliters]
            let customary: [UnitVolume] = [.gallons, .cups, .fluidOunces]
            choices = isUS ? customary : metric
        case is UnitSpeed: choices = hasMiles ? [UnitSpeed.milesPerHour] : [UnitSpeed.kilometersPerHour]
        default: return unit
        }
        guard fitsSize, let last = choices.last else { return choices.first ?? unit }
        let base = abs(unit.converter.baseUnitValue(fromValue: value))
        return choices.first { $0.converter.value(fromBaseUnitValue: base) >= 1 } ?? last
    }
}
