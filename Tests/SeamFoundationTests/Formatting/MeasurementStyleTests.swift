import Foundation
import Testing

@testable import SeamFoundation

@Suite struct MeasurementStyleTests {
    private let height = Measurement(value: 190, unit: UnitLength.centimeters)

    private func plain(_ text: String) -> String {
        String(text.map { "\u{a0}\u{202f}\u{2009}".contains($0) ? " " : $0 })
    }

    private func text<U: Dimension>(
        _ measurement: Measurement<U>, _ width: Measurement<U>.FormatStyle.UnitWidth,
        _ usage: MeasurementFormatUnitUsage<U> = .general, locale: String
    ) -> String {
        plain(measurement.formatted(.measurement(width: width, usage: usage).locale(Locale(identifier: locale))))
    }

    @Test func countriesHaveTheirUnits() {
        #expect(text(height, .abbreviated, locale: "en_US") == "6.2 ft")
        #expect(text(height, .abbreviated, locale: "de_DE") == "1,9 m")
        #expect(text(height, .wide, .asProvided, locale: "en_US") == "190 centimeters")
        #expect(text(height, .abbreviated, .personHeight, locale: "en_US") == "6 ft, 2.8 in")
        #expect(text(height, .abbreviated, .personHeight, locale: "ko_KR") == "190cm")
        #expect(text(height, .wide, .personHeight, locale: "ko_KR") == "190센티미터")
        #expect(text(height, .abbreviated, .focalLength, locale: "en_US") == "1,900 mm")
        #expect(
            text(Measurement(value: 100, unit: UnitSpeed.kilometersPerHour), .abbreviated, locale: "en_US") == "62 mph")
        #expect(
            text(Measurement(value: 200, unit: UnitLength.kilometers), .wide, .road, locale: "en_US") == "124 miles")
        #expect(
            text(Measurement(value: 2, unit: UnitEnergy.kilowattHours), .wide, .food, locale: "en_US")
                == "1,721 Calories")
        #expect(
            text(Measurement(value: 70, unit: UnitMass.kilograms), .abbreviated, .personWeight, locale: "en_US")
                == "154 lb")
    }

    @Test func widths() {
        let seconds = Measurement(value: 90, unit: UnitDuration.seconds)
        #expect(text(seconds, .wide, locale: "en_US") == "90 seconds")
        #expect(text(seconds, .abbreviated, locale: "en_US") == "90 sec")
        #expect(text(seconds, .narrow, locale: "en_US") == "90s")
        #expect(text(seconds, .abbreviated, locale: "ko_KR") == "90초")
        #expect(
            text(Measurement(value: 128, unit: UnitInformationStorage.megabytes), .abbreviated, locale: "ko_KR")
                == "128MB")
    }

    @Test func temperatures() {
        let body = Measurement(value: 98.5, unit: UnitTemperature.fahrenheit)
        #expect(text(body, .abbreviated, locale: "en_US") == "98°F")
        #expect(text(body, .narrow, .weather, locale: "en_US") == "98°")
        #expect(text(body, .abbreviated, .weather, locale: "ko_KR") == "37°C")
        let hidden = Measurement<UnitTemperature>.FormatStyle.measurement(
            width: .abbreviated, hidesScaleName: true, numberFormatStyle: .number.precision(.fractionLength(0)))
        #expect(hidden.locale(Locale(identifier: "ko_KR")).format(body) == "37°")
        #expect(hidden.locale(Locale(identifier: "en_US")).format(body) == "98°")
        #expect(UnitTemperature(forLocale: Locale(identifier: "en_US")) == .fahrenheit)
        #expect(UnitTemperature(forLocale: Locale(identifier: "ko_KR")) == .celsius)
    }

    @Test func numbersHaveTheirStyle() {
        let distance = Measurement(value: 1234.5678, unit: UnitLength.kilometers)
        func text(_ style: FloatingPointFormatStyle<Double>) -> String {
            plain(
                distance.formatted(
                    .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: style)
                        .locale(Locale(identifier: "en_US"))))
        }
        #expect(text(.number) == "1,234.5678 km")
        #expect(text(.number.precision(.fractionLength(1))) == "1,234.6 km")
        #expect(text(.number.precision(.fractionLength(0))) == "1,235 km")
        #expect(text(.number.precision(.fractionLength(2...3))) == "1,234.568 km")
        #expect(text(.number.precision(.significantDigits(2))) == "1,200 km")
        #expect(text(.number.grouping(.never).precision(.fractionLength(0))) == "1235 km")
        #expect(text(.number.sign(strategy: .always()).precision(.fractionLength(0))) == "+1,235 km")
        #expect(text(.number.rounded(rule: .down).precision(.fractionLength(0))) == "1,234 km")
        #expect(text(.number.notation(.compactName)) == "1.2K km")
        #expect(text(.number.scale(2).precision(.fractionLength(0))) == "2,469 km")
        #expect(text(.number.rounded(increment: 100)) == "1,200 km")
    }

    @Test func unitsWithoutAName() {
        let unit = UnitLength(symbol: "뼘", converter: UnitConverterLinear(coefficient: 0.2))
        #expect(text(Measurement(value: 3, unit: unit), .abbreviated, .asProvided, locale: "ko_KR") == "3 뼘")
        #expect(text(Measurement(value: 3, unit: UnitAngle.gradians), .abbreviated, locale: "en_US") == "3 grad")
    }

    /// Every name in the table is one that ICU writes.
    @Test func namesAreKnown() {
        for name in MeasurementUnits.allNames {
            let text = UnicodeFormats.measure(2, unit: name, width: .full, locale: Locale(identifier: "en_US"))
            #expect(text?.hasPrefix("2") == true, "\(name)")
        }
    }

    @Test func byteCounts() {
        let amount = Measurement(value: 128, unit: UnitInformationStorage.megabytes)
        var style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
            style: .memory, includesActualByteCount: true, locale: Locale(identifier: "en_US"))
        #expect(style.format(amount) == "122.1 MB (128,000,000 bytes)")
        style.includesActualByteCount = false
        #expect(style.format(amount) == "122.1 MB")
        style.style = .file
        #expect(style.format(amount) == "128 MB")
        #expect(amount.formatted(.byteCount(style: .file).locale(Locale(identifier: "en_US"))) == "128 MB")
    }

    @Test func stylesAreKept() throws {
        let style = Measurement<UnitLength>.FormatStyle(
            width: .wide, locale: Locale(identifier: "ko_KR"), usage: .road,
            numberFormatStyle: .number.grouping(.never))
        let copy = try JSONDecoder().decode(
            Measurement<UnitLength>.FormatStyle.self, from: JSONEncoder().encode(style))
        #expect(copy.width == style.width && copy.usage == style.usage)
        #expect(copy.format(height) == style.format(height))
    }

    @Test func textsHaveRoomForAttributes() {
        let style = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, locale: Locale(identifier: "ko_KR"), usage: .asProvided)
        #expect(String(style.attributed.format(height).characters) == style.format(height))
        let text: AttributedString = height.formatted(.measurement(width: .abbreviated).attributed)
        #expect(String(text.characters) == height.formatted(.measurement(width: .abbreviated)))
    }
}
