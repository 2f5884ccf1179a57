public import Foundation

/// What a measurement is of, which decides the unit that people of a country expect: a road's length is in miles where a
/// person's height is in feet and inches.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// CLDR's name of the usage; empty for the unit as it is.
    let name: String

    init(_ name: String) { self.name = name }

    /// The unit that is usual where nothing more is known.
    public static var general: Self { Self("default") }
    /// The measurement's own unit.
    public static var asProvided: Self { Self("") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// What food gives.
    public static var food: Self { Self("food") }
    /// What an exercise takes; countries count it as they do food.
    public static var workout: Self { Self("food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Lengths of a body.
    public static var person: Self { Self("person") }
    /// How tall a person is, of two units where that is usual.
    public static var personHeight: Self { Self("person-height") }
    /// Distances on a road.
    public static var road: Self { Self("road") }
    /// The focal length of a lens.
    public static var focalLength: Self { Self("focal-length") }
    /// How much it rained.
    public static var rainfall: Self { Self("rainfall") }
    /// How much it snowed.
    public static var snowfall: Self { Self("snowfall") }
    /// How far one sees.
    public static var visibility: Self { Self("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// What a person weighs.
    public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: Self { Self("baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind.
    public static var wind: Self { Self("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a body.
    public static var person: Self { Self("person") }
    /// The temperature outside.
    public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// An amount of something liquid.
    public static var liquid: Self { Self("fluid") }
}
