/// Writes distances as maps do: in few digits, and in the units of the country.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// Which units are used.
    public enum Units: UInt, Sendable {
        /// Those of the locale.
        case `default`
        /// Metres and kilometres.
        case metric
        /// Feet and miles.
        case imperial
        /// Yards and miles.
        case imperialWithYards
    }

    /// How units are written.
    public enum DistanceUnitStyle: UInt, Sendable {
        /// Short.
        case `default`
        /// Short.
        case abbreviated
        /// As words.
        case full
    }

    /// The user's by default.
    open var locale: Locale! = .current
    /// Those of the locale by default.
    open var units: Units = .default
    /// Short by default.
    open var unitStyle: DistanceUnitStyle = .default

    private var system: Units {
        guard units == .default else { return units }
        switch locale.measurementSystem {
        case .us: return .imperial
        case .uk: return .imperialWithYards
        default: return .metric
        }
    }

    /// The metres of the unit in which a distance is written.
    func unit(for distance: CLLocationDistance) -> Double {
        switch system {
        case .default, .metric: distance < 950 ? 1 : 1000
        case .imperial: distance / 1609.344 < 0.095 ? 0.3048 : 1609.344
        case .imperialWithYards: distance / 1609.344 < 0.3 ? 0.9144 : 1609.344
        }
    }

    /// The text of a distance in metres.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let measurement: Measurement<UnitLength>
        let (meters, miles) = (distance, distance / 1609.344)
        switch system {
        case .default, .metric:
            measurement =
                meters < 950
                ? Measurement(value: Self.rounded(meters), unit: .meters)
                : Measurement(value: meters / 1000, unit: .kilometers)
        case .imperial:
            measurement =
                miles < 0.095
                ? Measurement(value: Self.rounded(meters / 0.3048), unit: .feet)
                : Measurement(value: miles, unit: .miles)
        case .imperialWithYards:
            measurement =
                miles < 0.3
                ? Measurement(value: Self.rounded(meters / 0.9144), unit: .yards)
                : Measurement(value: miles, unit: .miles)
        }
        let formatter = MeasurementFormatter()
        formatter.locale = locale
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle == .full ? .long : .medium
        let isWhole = measurement.value >= 10 || [.meters, .feet, .yards].contains(measurement.unit)
        formatter.numberFormatter.maximumFractionDigits = isWhole ? 0 : 1
        formatter.numberFormatter.locale = locale
        return formatter.string(from: measurement)
    }

    /// Short distances are known to five or fifty.
    private static func rounded(_ value: Double) -> Double {
        let step: Double = value < 20 ? 1 : value < 100 ? 5 : 50
        return (value / step).rounded() * step
    }

    /// The distance of a text, in metres; negative for one that is none.
    open func distance(from distance: String) -> CLLocationDistance {
        let number = distance.prefix { $0.isNumber || $0 == "." || $0 == "," }
        guard let value = Double(number.replacingOccurrences(of: ",", with: ".")) else { return -1 }
        switch distance.dropFirst(number.count).drop(while: \.isWhitespace).lowercased() {
        case "km", "kilometers", "kilometer", "킬로미터": return value * 1000
        case "mi", "miles", "mile": return value * 1609.344
        case "ft", "feet", "foot": return value * 0.3048
        case "yd", "yards", "yard": return value * 0.9144
        case "m", "meters", "meter", "미터": return value
        default: return -1
        }
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } ?? (obj as? Double).map(string(fromDistance:))
    }
}
