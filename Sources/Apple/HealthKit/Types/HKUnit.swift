public import Foundation

/// In what a quantity is measured.
open class HKUnit: NSObject, NSCopying, @unchecked Sendable {
    /// The powers of ten before a unit. The numbers are Apple's.
    public enum MetricPrefix: Int, Sendable {
        /// From none up and down.
        case none = 0, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

        fileprivate var sign: String {
            ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue]
        }
        fileprivate var factor: Double {
            [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 0.1, 10, 100, 1e3, 1e6, 1e9, 1e12, 1e-15][rawValue]
        }
    }

    /// The unit as a text, such as `count/min`.
    public let unitString: String
    /// How often each base is in it.
    private let powers: [String: Int]
    /// How many of the bases one is.
    private let factor: Double
    /// What is added after the factor, for temperatures.
    private let offset: Double

    private init(_ unitString: String, _ powers: [String: Int], _ factor: Double, offset: Double = 0) {
        self.unitString = unitString
        self.powers = powers.filter { $0.value != 0 }
        self.factor = factor
        self.offset = offset
    }

    /// The unit of a text, such as `kg`, `count/min` or `mg/dL`. One that is not known has no other that it can be turned
    /// into.
    public convenience init(from string: String) {
        let unit = Self.read(string) ?? HKUnit(string, [string: 1], 1)
        self.init(string, unit.powers, unit.factor, offset: unit.offset)
    }

    /// The unit of a measure of length.
    public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
        let names: [LengthFormatter.Unit: String] = [
            .millimeter: "mm", .centimeter: "cm", .meter: "m", .kilometer: "km", .inch: "in", .foot: "ft",
            .yard: "yd", .mile: "mi",
        ]
        self.init(from: names[lengthFormatterUnit] ?? "m")
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    open override var hash: Int { unitString.hashValue }
    open override var description: String { unitString }
    /// Whether there is no unit.
    open func isNull() -> Bool { unitString.isEmpty }

    // MARK: Reading

    /// How many of its base each unit is (NIST Special Publication 811, and Apple's HKUnit.h for the names).
    private static let known: [String: (base: String, factor: Double, offset: Double)] = {
        var all: [String: (base: String, factor: Double, offset: Double)] = [
            "oz": ("g", 28.349523125, 0), "lb": ("g", 453.59237, 0), "st": ("g", 6350.29318, 0),
            "in": ("m", 0.0254, 0), "ft": ("m", 0.3048, 0), "yd": ("m", 0.9144, 0), "mi": ("m", 1609.344, 0),
            "fl_oz_us": ("L", 0.0295735295625, 0), "fl_oz_imp": ("L", 0.0284130625, 0),
            "pt_us": ("L", 0.473176473, 0), "pt_imp": ("L", 0.56826125, 0), "cup_us": ("L", 0.2365882365, 0),
            "cup_imp": ("L", 0.284130625, 0), "mmHg": ("Pa", 133.322387415, 0), "cmAq": ("Pa", 98.0665, 0),
            "atm": ("Pa", 101_325, 0), "inHg": ("Pa", 3386.389, 0), "min": ("s", 60, 0), "hr": ("s", 3600, 0),
            "d": ("s", 86_400, 0), "cal": ("J", 4.184, 0), "Cal": ("J", 4184, 0), "degC": ("K", 1, 273.15),
            "degF": ("K", 5.0 / 9, 459.67 * 5 / 9), "count": ("count", 1, 0), "%": ("count", 0.01, 0),
            "IU": ("IU", 1, 0), "dBASPL": ("dBASPL", 1, 0), "dBHL": ("dBHL", 1, 0), "D": ("D", 1, 0),
            "deg": ("rad", .pi / 180, 0), "lx": ("lx", 1, 0), "appleEffortScore": ("appleEffortScore", 1, 0),
        ]
        for base in ["g", "m", "L", "Pa", "s", "J", "K", "S", "Hz", "V", "W", "rad", "cal", "mol"] {
            for prefix in 0...13 {
                guard let prefix = MetricPrefix(rawValue: prefix) else { continue }
                let unit = all[base] ?? (base, 1, 0)
                let name = prefix.sign + base
                if all[name] == nil || prefix == .none { all[name] = (unit.base, unit.factor * prefix.factor, 0) }
            }
        }
        return all
    }()

    private static func read(_ string: String) -> HKUnit? {
        var powers: [String: Int] = [:]
        var factor = 1.0
        var offset = 0.0
        let trimmed = string.filter { !" ()".contains($0) }
        var isBelow = false
        for part in trimmed.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "/" }) {
            for piece in part.split(whereSeparator: { "·*.".contains($0) }) {
                let halves = piece.split(separator: "^", maxSplits: 1).map(String.init)
                var name = halves[0]
                let power = (halves.count > 1 ? Int(halves[1]) ?? 1 : 1) * (isBelow ? -1 : 1)
                // A mole of something has its weight in angle brackets.
                if let open = name.firstIndex(of: "<") { name = String(name[..<open]) }
                if name == "1" { continue }
                guard let unit = known[name] else { return nil }
                powers[unit.base, default: 0] += power
                factor *= pow(unit.factor, Double(power))
                offset = unit.offset
            }
            isBelow = true
        }
        return HKUnit(string, powers, factor, offset: powers.count == 1 && !trimmed.contains("/") ? offset : 0)
    }

    /// Whether quantities of both measure the same.
    func fits(_ other: HKUnit) -> Bool {
        func measures(_ unit: HKUnit) -> [String: Int] { unit.powers.filter { $0.key != "count" } }
        return measures(self) == measures(other)
    }

    func baseValue(_ value: Double) -> Double { value * factor + offset }
    func value(ofBase value: Double) -> Double { (value - offset) / factor }

    // MARK: Combining

    /// The product of two units.
    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit(from: unitString + "·" + unit.unitString)
    }
    /// The quotient of two units.
    open func unitDivided(by unit: HKUnit) -> HKUnit {
        let below = unit.unitString.contains { "·/".contains($0) } ? "(\(unit.unitString))" : unit.unitString
        let powers = powers.merging(unit.powers.mapValues { -$0 }) { $0 + $1 }
        return HKUnit(unitString + "/" + below, powers, factor / unit.factor)
    }
    /// A power of the unit.
    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit("\(unitString)^\(power)", powers.mapValues { $0 * power }, pow(factor, Double(power)))
    }
    /// One over the unit.
    open func reciprocal() -> HKUnit {
        HKUnit("1/" + unitString, powers.mapValues { -$0 }, 1 / factor)
    }

    public static func * (a: HKUnit, b: HKUnit) -> HKUnit { a.unitMultiplied(by: b) }
    public static func / (a: HKUnit, b: HKUnit) -> HKUnit { a.unitDivided(by: b) }
}

extension HKUnit {
    private class func prefixed(_ prefix: MetricPrefix, _ name: String) -> HKUnit { HKUnit(from: prefix.sign + name) }

    /// A gram.
    public class func gram() -> Self { named("g") }
    /// An ounce.
    public class func ounce() -> Self { named("oz") }
    /// A pound.
    public class func pound() -> Self { named("lb") }
    /// A stone.
    public class func stone() -> Self { named("st") }
    /// A metre.
    public class func meter() -> Self { named("m") }
    /// An inch.
    public class func inch() -> Self { named("in") }
    /// A foot.
    public class func foot() -> Self { named("ft") }
    /// A yard.
    public class func yard() -> Self { named("yd") }
    /// A mile.
    public class func mile() -> Self { named("mi") }
    /// A litre.
    public class func liter() -> Self { named("L") }
    /// A fluid ounce of the United States.
    public class func fluidOunceUS() -> Self { named("fl_oz_us") }
    /// A fluid ounce of Great Britain.
    public class func fluidOunceImperial() -> Self { named("fl_oz_imp") }
    /// A pint of the United States.
    public class func pintUS() -> Self { named("pt_us") }
    /// A pint of Great Britain.
    public class func pintImperial() -> Self { named("pt_imp") }
    /// A cup of the United States.
    public class func cupUS() -> Self { named("cup_us") }
    /// A cup of Great Britain.
    public class func cupImperial() -> Self { named("cup_imp") }
    /// A pascal.
    public class func pascal() -> Self { named("Pa") }
    /// A millimetre of mercury.
    public class func millimeterOfMercury() -> Self { named("mmHg") }
    /// A centimetre of water.
    public class func centimeterOfWater() -> Self { named("cmAq") }
    /// The pressure of air.
    public class func atmosphere() -> Self { named("atm") }
    /// A second.
    public class func second() -> Self { named("s") }
    /// A minute.
    public class func minute() -> Self { named("min") }
    /// An hour.
    public class func hour() -> Self { named("hr") }
    /// A day.
    public class func day() -> Self { named("d") }
    /// A joule.
    public class func joule() -> Self { named("J") }
    /// A calorie.
    public class func smallCalorie() -> Self { named("cal") }
    /// A calorie.
    public class func calorie() -> Self { named("cal") }
    /// A thousand calories.
    public class func kilocalorie() -> Self { named("kcal") }
    /// A thousand calories.
    public class func largeCalorie() -> Self { named("Cal") }
    /// A degree of Celsius.
    public class func degreeCelsius() -> Self { named("degC") }
    /// A degree of Fahrenheit.
    public class func degreeFahrenheit() -> Self { named("degF") }
    /// A kelvin.
    public class func kelvin() -> Self { named("K") }
    /// A siemens.
    public class func siemen() -> Self { named("S") }
    /// An international unit.
    public class func internationalUnit() -> Self { named("IU") }
    /// A number without a unit.
    public class func count() -> Self { named("count") }
    /// A hundredth.
    public class func percent() -> Self { named("%") }
    /// A hertz.
    public class func hertz() -> Self { named("Hz") }
    /// A volt.
    public class func volt() -> Self { named("V") }
    /// A watt.
    public class func watt() -> Self { named("W") }
    /// A decibel of loudness.
    public class func decibelAWeightedSoundPressureLevel() -> Self { named("dBASPL") }
    /// A decibel of hearing.
    public class func decibelHearingLevel() -> Self { named("dBHL") }
    /// A degree of an angle.
    public class func degreeAngle() -> Self { named("deg") }
    /// A radian.
    public class func radianAngle() -> Self { named("rad") }
    /// A lux.
    public class func lux() -> Self { named("lx") }
    /// A gram with a power of ten.
    public class func gramUnit(with prefix: MetricPrefix) -> Self { named(prefix.sign + "g") }
    /// A metre with a power of ten.
    public class func meterUnit(with prefix: MetricPrefix) -> Self { named(prefix.sign + "m") }
    /// A litre with a power of ten.
    public class func literUnit(with prefix: MetricPrefix) -> Self { named(prefix.sign + "L") }
    /// A pascal with a power of ten.
    public class func pascalUnit(with prefix: MetricPrefix) -> Self { named(prefix.sign + "Pa") }
    /// A second with a power of ten.
    public class func secondUnit(with prefix: MetricPrefix) -> Self { named(prefix.sign + "s") }
    /// A joule with a power of ten.
    public class func jouleUnit(with prefix: MetricPrefix) -> Self { named(prefix.sign + "J") }
    /// A siemens with a power of ten.
    public class func siemenUnit(with prefix: MetricPrefix) -> Self { named(prefix.sign + "S") }
    /// A hertz with a power of ten.
    public class func hertzUnit(with prefix: MetricPrefix) -> Self { named(prefix.sign + "Hz") }
    /// A volt with a power of ten.
    public class func voltUnit(with prefix: MetricPrefix) -> Self { named(prefix.sign + "V") }
    /// A watt with a power of ten.
    public class func wattUnit(with prefix: MetricPrefix) -> Self { named(prefix.sign + "W") }
    /// A mole of something that weighs so much, in grams, with a power of ten.
    public class func moleUnit(with prefix: MetricPrefix, molarMass gramsPerMole: Double) -> Self {
        named("\(prefix.sign)mol<\(gramsPerMole)>")
    }
    /// A mole of something that weighs so much, in grams.
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> Self { named("mol<\(gramsPerMole)>") }

    private class func named(_ name: String) -> Self { unsafeDowncast(HKUnit(from: name), to: self) }
}

/// How much a mole of glucose weighs, in grams.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408
