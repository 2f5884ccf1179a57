import Foundation
import SeamFoundation
import Testing

@Suite struct MeasurementFormatterTests {
    private func formatter(
        _ locale: String, _ options: SeamFoundation.MeasurementFormatter.UnitOptions = .providedUnit,
        _ style: Formatter.UnitStyle = .medium
    ) -> SeamFoundation.MeasurementFormatter {
        let formatter = SeamFoundation.MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.unitOptions = options
        formatter.unitStyle = style
        return formatter
    }

    @Test func unitsAreTheMeasurements() {
        let distance = Measurement(value: 2.5, unit: UnitLength.kilometers)
        #expect(formatter("en_US").string(from: distance) == "2.5 km")
        #expect(formatter("en_US", .providedUnit, .long).string(from: distance) == "2.5 kilometers")
        #expect(formatter("ko_KR", .providedUnit, .long).string(from: distance) == "2.5킬로미터")
        #expect(formatter("de_DE").string(from: distance).replacing("\u{a0}", with: " ") == "2,5 km")
        #expect(formatter("ja_JP", .providedUnit, .long).string(from: distance) == "2.5キロメートル")
    }

    @Test func countriesHaveTheirUnits() {
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(formatter("en_US", []).string(from: warm) == "68°F")
        #expect(formatter("ko_KR", []).string(from: warm) == "20°C")
        #expect(formatter("en_US", .temperatureWithoutUnit).string(from: warm) == "68°")
        #expect(
            formatter("de_DE", .naturalScale).string(from: Measurement(value: 300, unit: UnitMass.grams))
                .replacing("\u{a0}", with: " ") == "300 g")
        #expect(
            formatter("en_GB", []).string(from: Measurement(value: 16.09344, unit: UnitLength.kilometers)) == "10 mi")
    }

    @Test func fractionsAreTheNumberFormatters() {
        let formatter = formatter("en_US")
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(formatter.string(from: Measurement(value: 2.6, unit: UnitMass.kilograms)) == "3 kg")
    }

    @Test func ownUnitsHaveTheirSymbols() {
        let unit = Unit(symbol: "apples")
        #expect(formatter("en_US").string(from: Measurement(value: 3, unit: unit)) == "3 apples")
    }
}
