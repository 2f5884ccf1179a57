import Foundation
import SeamFoundation
import Testing

@Suite struct TimeFormatterTests {
    private func formatter(
        _ style: SeamFoundation.DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
        locale: String = "en_US"
    ) -> SeamFoundation.DateComponentsFormatter {
        let formatter = SeamFoundation.DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        formatter.calendar = calendar
        return formatter
    }

    @Test func positions() {
        let clock = formatter(.positional, [.hour, .minute, .second])
        #expect(clock.string(from: 3_905) == "1:05:05")
        #expect(clock.string(from: 65) == "1:05")
        #expect(clock.string(from: 0) == "0")
        #expect(clock.string(from: -65) == "-1:05")
        clock.zeroFormattingBehavior = .pad
        #expect(clock.string(from: 65) == "00:01:05")
        clock.allowedUnits = [.minute, .second]
        #expect(clock.string(from: 5) == "00:05")
        #expect(clock.string(from: 3_905) == "65:05")
        #expect(clock.string(from: .infinity) == nil)
    }

    @Test func unitsOfEachStyle() {
        let units: NSCalendar.Unit = [.hour, .minute, .second]
        #expect(formatter(.full, units).string(from: 3_900) == "1 hour, 5 minutes")
        #expect(formatter(.short, units).string(from: 3_900) == "1 hr, 5 min")
        #expect(formatter(.abbreviated, units).string(from: 3_900) == "1h 5m")
        #expect(formatter(.brief, units).string(from: 3_900) == "1hr 5min")
        #expect(formatter(.spellOut, units).string(from: 3_900) == "one hour, five minutes")
        #expect(formatter(.full, units, locale: "ko_KR").string(from: 3_900) == "1시간 5분")
        #expect(formatter(.full, units, locale: "de_DE").string(from: 3_900) == "1 Stunde und 5 Minuten")
        #expect(formatter(.full, units, locale: "ja_JP").string(from: 3_900) == "1時間 5分")
        #expect(formatter(.full, units).string(from: 0) == "0 seconds")
    }

    @Test func countsAreLimited() {
        let short = formatter(.full)
        short.maximumUnitCount = 1
        #expect(short.string(from: 3_599) == "1 hour")
        #expect(short.string(from: 5_400 - 1) == "1 hour")
        short.includesTimeRemainingPhrase = true
        short.includesApproximationPhrase = true
        #expect(short.string(from: 120) == "About 2 minutes remaining")
    }

    @Test func componentsAndDates() {
        let full = formatter(.full)
        #expect(full.string(from: DateComponents(day: 2, hour: 3)) == "2 days, 3 hours")
        let start = Date(timeIntervalSince1970: 0)
        #expect(full.string(from: start, to: start.addingTimeInterval(86_400 * 33)) == "1 month, 2 days")
        full.allowedUnits = .day
        #expect(full.string(from: DateComponents(hour: 49)) == "2 days")
    }

    @Test func distancesWithNames() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(from: DateComponents(day: 0)) == "today")
        #expect(formatter.localizedString(fromTimeInterval: -7_300) == "2 hours ago")
        formatter.unitsStyle = .spellOut
        #expect(formatter.localizedString(from: DateComponents(month: 2)) == "in two months")
        formatter.unitsStyle = .short
        formatter.dateTimeStyle = .numeric
        #expect(formatter.localizedString(from: DateComponents(month: 2)) == "in 2 mo.")
        formatter.locale = Locale(identifier: "ko_KR")
        formatter.unitsStyle = .full
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "내일")
    }
}
