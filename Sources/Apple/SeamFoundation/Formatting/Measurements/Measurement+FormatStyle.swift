public import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes measurements in a locale's language and the units that are usual there: `62 mph` in the United States for
    /// 100 kilometers per hour.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a unit's name is written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let width: UnicodeFormats.Width

            /// The whole name: `62 miles per hour`.
            public static var wide: Self { Self(width: .full) }
            /// A usual abbreviation: `62 mph`.
            public static var abbreviated: Self { Self(width: .short) }
            /// As little as can be: `62mph`.
            public static var narrow: Self { Self(width: .narrow) }
        }

        /// How much of the unit's name is written.
        public var width: UnitWidth
        /// The language, and the country whose units are used.
        public var locale: Locale
        /// What the measurement is of.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written. Where it is nil, it has two digits or the whole part, whichever is more, in a unit of the
        /// locale's, and up to six digits of a fraction in the unit as it is.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a temperature has no `C` or `F`.
        var hidesScaleName = false

        /// A style of a width. The locale is the session's and the usage general if they are not given.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The measurement's text.
        public func format(_ measurement: Measurement<UnitType>) -> String {
            var value = measurement.value
            var unit: Dimension = measurement.unit
            if hidesScaleName, usage != .asProvided {
                unit = MeasurementUnits.unit(for: value, of: unit, in: locale, fitsSize: false)
                value = unit.converter.value(
                    fromBaseUnitValue: measurement.unit.converter.baseUnitValue(fromValue: value))
            }
            let skeleton = numberFormatStyle.map(NumberSkeleton.words) ?? ""
            guard let name = hidesScaleName ? UnicodeFormats.scaleName : MeasurementUnits.name(of: unit) else {
                return (numberFormatStyle ?? .number).locale(locale).format(value) + " " + unit.symbol
            }
            // As on iOS, a time stays in the unit that it has.
            let usage = hidesScaleName || unit is UnitDuration ? "" : usage?.name ?? ""
            return UnicodeFormats.measure(
                value, unit: name, usage: usage, width: width.width, number: skeleton, locale: locale)
                ?? (numberFormatStyle ?? .number).locale(locale).format(value) + " " + unit.symbol
        }

        /// The style that writes texts with attributes.
        public var attributed: AttributedStyle { AttributedStyle(base: self) }

        /// The same style in another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// Writes measurements as texts with attributes, of which they have none.
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        var base: FormatStyle

        /// The measurement's text.
        public func format(_ measurement: Measurement<UnitType>) -> AttributedString {
            AttributedString(base.format(measurement))
        }

        /// The same style in another locale.
        public func locale(_ locale: Locale) -> Self { Self(base: base.locale(locale)) }
    }

    /// The measurement as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
        style.format(self)
    }

    /// The measurement in the session's language and units, abbreviated.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
    /// A style for measurements.
    ///
    /// - Parameters:
    ///   - width: How much of the unit's name is written.
    ///   - usage: What is measured, which decides the unit.
    ///   - numberFormatStyle: How the number is written.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A style for temperatures.
    ///
    /// - Parameters:
    ///   - width: How much of the unit's name is written.
    ///   - usage: What is measured, which decides the unit.
    ///   - hidesScaleName: Whether the degrees are without `C` or `F`.
    ///   - numberFormatStyle: How the number is written.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}

extension UnitTemperature {
    /// The unit in which a locale's people tell temperatures of that kind.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general) {
        let unit = MeasurementUnits.unit(for: 0, of: UnitTemperature.celsius, in: locale, fitsSize: false)
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}
