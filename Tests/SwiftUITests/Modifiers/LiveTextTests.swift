import Foundation
import Testing

@testable import SwiftUI

/// Texts of dates and of the time that passes.
@Suite @MainActor struct LiveTextTests {
    private let now = Date(timeIntervalSince1970: 1_000_000)
    private let locale = Locale(identifier: "en_US")

    private func words(_ moment: Text.Moment) throws -> String {
        let zone = try #require(TimeZone(secondsFromGMT: 0))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return moment.words(now: now, locale, calendar, zone).replacingOccurrences(of: "\u{202F}", with: " ")
    }

    private func words(_ seconds: TimeInterval, _ style: Text.DateStyle) throws -> String {
        try words(.date(now.addingTimeInterval(seconds), style))
    }

    @Test func distancesFromNow() throws {
        #expect(try words(3_723, .timer) == "1:02:03")
        #expect(try words(-65, .timer) == "1:05")
        #expect(try words(8_580, .relative) == "2 hr, 23 min")
        #expect(try words(0, .relative) == "0 sec")
        #expect(try words(-86_400 * 2, .offset) == "-2 days")
        #expect(try words(3_600, .offset) == "+1 hr")
    }

    @Test func ranges() throws {
        #expect(try words(.range(now...now.addingTimeInterval(3_600))) == "1:46 PM – 2:46 PM")
        #expect(try words(.range(now...now.addingTimeInterval(86_400))).contains("/"))
    }

    @Test func clocksStayWithinTheirInterval() throws {
        let interval = now.addingTimeInterval(-10)...now.addingTimeInterval(50)
        func clock(_ pause: Date?, _ countsDown: Bool) throws -> String {
            try words(.timer(interval, pause: pause, countsDown: countsDown, showsHours: true))
        }
        #expect(try clock(nil, true) == "0:50")
        #expect(try clock(nil, false) == "0:10")
        #expect(try clock(now.addingTimeInterval(500), true) == "0:00")
        #expect(try clock(now.addingTimeInterval(-500), false) == "0:00")
        let long = now...now.addingTimeInterval(7_200)
        #expect(try words(.timer(long, pause: now, countsDown: true, showsHours: false)) == "120:00")
    }

    @Test func onlyWhatTellsTheTimeIsLive() {
        #expect(Text(now, style: .timer).isLive)
        #expect(Text("left: \(now, style: .relative)").isLive)
        #expect(!Text(now, style: .date).isLive)
        #expect(!(Text(verbatim: "a") + Text(now...now)).isLive)
        #expect((Text(verbatim: "a") + Text(timerInterval: now...now)).isLive)
        #expect(!Text(timerInterval: now...now, pauseTime: now).isLive)
    }

    @Test func smallerTexts() {
        let large = size(Text(verbatim: "kg"))
        let small = size(Text(verbatim: "kg").textScale(.secondary))
        #expect(small.height < large.height && small.width < large.width)
        #expect(size(Text(verbatim: "kg").textScale(.secondary, isEnabled: false)) == large)
    }
}
