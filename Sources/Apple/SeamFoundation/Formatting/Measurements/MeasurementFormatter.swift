public import Foundation

/// Writes measurements: `3 km`, `3 kilometers`, as CLDR has them for the language.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit is shown. The numbers are Apple's (NSMeasurementFormatter.h).
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement, and not the one that the locale uses.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// A unit that suits the size.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Degrees without `C` or `F`.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// Which unit is shown; the one that the locale uses if it is not set.
    open var unitOptions: UnitOptions = []
    /// How long the unit is; medium if it is not set.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The user's locale if it is not set.
    open var locale: Locale! {
        get { ownLocale ?? .current }
        set { ownLocale = newValue }
    }
    private var ownLocale: Locale?
    /// Formats the number: its fraction digits count.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The measurement, in the unit that ``unitOptions`` ask for.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        var value = measurement.value
        var unit: Unit = measurement.unit
        if let dimension = measurement.unit as? Dimension, !unitOptions.contains(.providedUnit) {
            let wanted = MeasurementUnits.unit(
                for: value, of: dimension, in: locale, fitsSize: unitOptions.contains(.naturalScale))
            value = wanted.converter.value(fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value))
            unit = wanted
        }
        return text(value, unit)
    }

    /// The name of a unit.
    open func string(from unit: Unit) -> String {
        // What stands beside the number.
        let one = text(1, unit)
        return one.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }

    open override func string(for obj: Any?) -> String? { (obj as? Measurement<Unit>).map { string(from: $0) } }

    private func text(_ value: Double, _ unit: Unit) -> String {
        let digits = numberFormatter?.maximumFractionDigits ?? 3
        var name = MeasurementUnits.name(of: unit)
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { name = UnicodeFormats.scaleName }
        let width: UnicodeFormats.Width =
            switch unitStyle {
            case .short: .narrow
            case .medium: .short
            case .long: .full
            @unknown default: .short
            }
        if let name,
            let text = UnicodeFormats.measure(
                value, unit: name, width: width, number: UnicodeFormats.fraction(upTo: digits), locale: locale)
        {
            return text
        }
        // A unit of the app's own.
        return "\(numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)") \(unit.symbol)"
    }
}
