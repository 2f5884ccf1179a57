import Foundation
import Testing

@testable import SeamFoundation

/// Times between dates, and addresses, in styles.
@Suite struct FormatStyleTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private var range: Range<Date> { start..<start.addingTimeInterval(2 * 3600 + 10 * 60) }

    private func text(
        _ style: Date.ComponentsFormatStyle.Style, _ fields: Set<Date.ComponentsFormatStyle.Field>? = nil,
        _ locale: String = "en_US"
    ) -> String {
        range.formatted(.components(style: style, fields: fields).locale(Locale(identifier: locale)))
    }

    @Test func timesAreWrittenInUnits() {
        #expect(text(.wide) == "2 hours, 10 minutes")
        #expect(text(.wide, [.minute]) == "130 minutes")
        #expect(text(.narrow, [.hour, .minute]).replacing("\u{a0}", with: " ") == "2h 10m")
        #expect(text(.wide, nil, "ko_KR") == "2시간 10분")
        #expect(range.formatted(.timeDuration.locale(Locale(identifier: "en_US"))) == "2:10:00")
        let style = Date._ComponentsFormatStyle(style: .abbreviated, fields: [.day])
        #expect(style == .components(style: .abbreviated, fields: [.day]))
    }

    @Test func addressesAreWrittenInParts() throws {
        let url = try #require(URL(string: "https://me:pw@www.example.co.kr:8080/a/b?q=1#part"))
        #expect(url.formatted() == "https://www.example.co.kr/a/b")
        #expect(url.formatted(.url.scheme(.never).path(.never)) == "www.example.co.kr")
        #expect(url.formatted(.url.user().password().port().query().fragment()) == url.absoluteString)
        #expect(url.formatted(.url.host(.omitSpecificSubdomains(["www", "m"]))) == "https://example.co.kr/a/b")
        let short = url.formatted(.url.host(.omitSpecificSubdomains(includeMultiLevelSubdomains: true)))
        #expect(short == "https://co.kr/a/b")
        #expect(url.formatted(.url.scheme(.omitIfHTTPFamily)) == "www.example.co.kr/a/b")
        let mail = try #require(URL(string: "mailto:a@b.c"))
        #expect(mail.formatted() == "mailto:a@b.c")
        let file = try #require(URL(string: "ftp://host:21/x"))
        #expect(file.formatted() == "ftp://host:21/x")
        #expect(file.formatted(.url.port(.omitWhen(.scheme, matches: ["ftp"]))) == "ftp://host/x")
        #expect(file.formatted(.url.host(.displayWhen(.scheme, matches: ["https"]))) == "ftp:///x")
    }

    @Test func messagesAreThereToRead() throws {
        let logger = Logger(subsystem: "format.tests", category: "읽기")
        let before = Date()
        logger.info("first \(1)")
        logger.error("둘째")
        Logger(subsystem: "other", category: "x").notice("third")
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let mine = NSPredicate(format: "subsystem == %@", "format.tests")
        let entries = try store.getEntries(at: store.position(date: before), matching: mine)
            .compactMap { $0 as? OSLogEntryLog }
        #expect(entries.map(\.composedMessage) == ["first 1", "둘째"])
        #expect(entries.map(\.level) == [.info, .error])
        #expect(entries.first?.category == "읽기")
        #expect(entries.allSatisfy { $0.date >= before && $0.processIdentifier > 0 })
        let newest = try store.getEntries(with: .reverse, matching: mine).first { _ in true }
        #expect(newest?.composedMessage == "둘째")
        #expect(try Array(store.getEntries(at: store.position(date: .distantFuture))).isEmpty)
        #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
    }
}
