import Foundation

/// CLDR's names of Foundation's units, and the units that countries use.
enum MeasurementUnits {
    /// Nil for a unit that CLDR does not have.
    static func name(of unit: Unit) -> String? { names["\(type(of: unit)) \(unit.symbol)"] }

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        func add(_ units: [(Unit, String)]) {
            for (unit, name) in units { names["\(type(of: unit)) \(unit.symbol)"] = name }
        }
        add([
            (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"),
            (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
            (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"), (UnitLength.inches, "inch"),
            (UnitLength.feet, "foot"), (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
            (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.lightyears, "light-year"),
        ])
        add([
            (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.milligrams, "milligram"),
            (UnitMass.metricTons, "tonne"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"),
            (UnitMass.stones, "stone"), (UnitMass.carats, "carat"),
        ])
        add([
            (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
            (UnitTemperature.kelvin, "kelvin"),
        ])
        add([
            (UnitVolume.liters, "liter"), (UnitVolume.milliliters, "milliliter"),
            (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.gallons, "gallon"), (UnitVolume.pints, "pint"),
            (UnitVolume.cups, "cup"), (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.tablespoons, "tablespoon"),
            (UnitVolume.teaspoons, "teaspoon"),
        ])
        add([
            (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
            (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
        ])
        add([
            (UnitArea.squareMeters, "square-meter"), (UnitArea.squareKilometers, "square-kilometer"),
            (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.hectares, "hectare"),
            (UnitArea.acres, "acre"), (UnitArea.squareFeet, "square-foot"), (UnitArea.squareMiles, "square-mile"),
        ])
        add([
            (UnitEnergy.joules, "joule"), (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.calories, "calorie"),
            (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
        ])
        add([
            (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
            (UnitDuration.milliseconds, "millisecond"),
        ])
        add([
            (UnitPower.watts, "watt"), (UnitPower.kilowatts, "kilowatt"), (UnitPower.horsepower, "horsepower"),
            (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.bars, "bar"),
            (UnitPressure.millibars, "millibar"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
            (UnitAngle.degrees, "degree"), (UnitAngle.radians, "radian"), (UnitFrequency.hertz, "hertz"),
            (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.megahertz, "megahertz"),
            (UnitElectricCurrent.amperes, "ampere"), (UnitElectricPotentialDifference.volts, "volt"),
        ])
        return names
    }()

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
