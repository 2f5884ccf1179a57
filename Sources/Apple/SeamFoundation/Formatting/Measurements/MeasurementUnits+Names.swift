import Foundation

extension MeasurementUnits {
    /// CLDR's name of a unit; nil for one that CLDR does not have, as an app's own.
    static func name(of unit: Unit) -> String? { names["\(type(of: unit)) \(unit.symbol)"] }

    static var allNames: some Collection<String> { names.values }

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        func add(_ units: [(Unit, String)]) {
            for (unit, name) in units { names["\(type(of: unit)) \(unit.symbol)"] = name }
        }
        add([
            (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
            (UnitAcceleration.gravity, "g-force"),
        ])
        add([
            (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
            (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"),
        ])
        add([
            (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
            (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareMillimeters, "square-millimeter"),
            (UnitArea.squareInches, "square-inch"), (UnitArea.squareFeet, "square-foot"),
            (UnitArea.squareYards, "square-yard"), (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"),
            (UnitArea.hectares, "hectare"),
        ])
        add([
            (UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
            (UnitConcentrationMass.milligramsPerDeciliter, "milligram-per-deciliter"),
        ])
        add([
            (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
            (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
            (UnitDuration.nanoseconds, "nanosecond"), (UnitDuration.picoseconds, "picosecond"),
        ])
        add([
            (UnitElectricCurrent.kiloamperes, "kiloampere"), (UnitElectricCurrent.amperes, "ampere"),
            (UnitElectricCurrent.milliamperes, "milliampere"), (UnitElectricCurrent.microamperes, "microampere"),
        ])
        add([
            (UnitElectricPotentialDifference.megavolts, "megavolt"),
            (UnitElectricPotentialDifference.kilovolts, "kilovolt"), (UnitElectricPotentialDifference.volts, "volt"),
            (UnitElectricPotentialDifference.millivolts, "millivolt"),
            (UnitElectricPotentialDifference.microvolts, "microvolt"),
        ])
        add([
            (UnitElectricResistance.megaohms, "megaohm"), (UnitElectricResistance.kiloohms, "kiloohm"),
            (UnitElectricResistance.ohms, "ohm"), (UnitElectricResistance.milliohms, "milliohm"),
            (UnitElectricResistance.microohms, "microohm"),
        ])
        add([
            (UnitEnergy.joules, "joule"), (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.calories, "calorie"),
            (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
        ])
        add([
            (UnitFrequency.terahertz, "terahertz"), (UnitFrequency.gigahertz, "gigahertz"),
            (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.kilohertz, "kilohertz"),
            (UnitFrequency.hertz, "hertz"), (UnitFrequency.millihertz, "millihertz"),
        ])
        add([
            (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
            (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
            (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
        ])
        add([
            (UnitIlluminance.lux, "lux")
        ])
        add([
            (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
            (UnitInformationStorage.kilobits, "kilobit"), (UnitInformationStorage.kilobytes, "kilobyte"),
            (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.megabytes, "megabyte"),
            (UnitInformationStorage.gigabits, "gigabit"), (UnitInformationStorage.gigabytes, "gigabyte"),
            (UnitInformationStorage.terabits, "terabit"), (UnitInformationStorage.terabytes, "terabyte"),
            (UnitInformationStorage.petabytes, "petabyte"), (UnitInformationStorage.kibibytes, "kibibyte"),
            (UnitInformationStorage.mebibytes, "mebibyte"), (UnitInformationStorage.gibibytes, "gibibyte"),
            (UnitInformationStorage.tebibytes, "tebibyte"),
        ])
        add([
            (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
            (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "dekameter"),
            (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"),
            (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
            (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
            (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"), (UnitLength.feet, "foot"),
            (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
            (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
            (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"),
            (UnitLength.furlongs, "furlong"), (UnitLength.astronomicalUnits, "astronomical-unit"),
            (UnitLength.parsecs, "parsec"),
        ])
        add([
            (UnitMass.metricTons, "tonne"), (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"),
            (UnitMass.decigrams, "decigram"), (UnitMass.centigrams, "centigram"), (UnitMass.milligrams, "milligram"),
            (UnitMass.micrograms, "microgram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"),
            (UnitMass.stones, "stone"), (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"),
            (UnitMass.ouncesTroy, "ounce-troy"),
        ])
        add([
            (UnitPower.terawatts, "terawatt"), (UnitPower.gigawatts, "gigawatt"), (UnitPower.megawatts, "megawatt"),
            (UnitPower.kilowatts, "kilowatt"), (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"),
            (UnitPower.horsepower, "horsepower"),
        ])
        add([
            (UnitPressure.gigapascals, "gigapascal"), (UnitPressure.megapascals, "megapascal"),
            (UnitPressure.kilopascals, "kilopascal"), (UnitPressure.hectopascals, "hectopascal"),
            (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.bars, "bar"),
            (UnitPressure.millibars, "millibar"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
            (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
        ])
        add([
            (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
            (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
        ])
        add([
            (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
            (UnitTemperature.kelvin, "kelvin"),
        ])
        add([
            (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"), (UnitVolume.liters, "liter"),
            (UnitVolume.deciliters, "deciliter"), (UnitVolume.centiliters, "centiliter"),
            (UnitVolume.milliliters, "milliliter"), (UnitVolume.cubicKilometers, "cubic-kilometer"),
            (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicDecimeters, "cubic-decimeter"),
            (UnitVolume.cubicCentimeters, "cubic-centimeter"), (UnitVolume.cubicMillimeters, "cubic-millimeter"),
            (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
            (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cubicMiles, "cubic-mile"),
            (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
            (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"),
            (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
            (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"), (UnitVolume.imperialGallons, "gallon-imperial"),
            (UnitVolume.metricCups, "cup-metric"),
        ])
        return names
    }()
}
