import Foundation
import SeamFoundation
import Testing

struct DataDetectorTests {
    private func found(
        _ text: String, _ kinds: NSTextCheckingResult.CheckingType = [.link, .phoneNumber, .date, .address]
    ) throws -> [String] {
        let detector = try NSDataDetector(types: kinds.rawValue)
        let range = NSRange(text.startIndex..., in: text)
        return detector.matches(in: text, range: range).map { (text as NSString).substring(with: $0.range) }
    }

    @Test(arguments: [
        ("see https://apple.com/a?b=1.", "https://apple.com/a?b=1", "https://apple.com/a?b=1"),
        ("(www.example.org)", "www.example.org", "http://www.example.org"),
        ("링크: naver.com/글 확인", "naver.com/글", "http://naver.com/%EA%B8%80"),
        ("mail me@example.co.kr!", "me@example.co.kr", "mailto:me@example.co.kr"),
        (
            "https://en.wikipedia.org/wiki/Swift_(language)", "https://en.wikipedia.org/wiki/Swift_(language)",
            "https://en.wikipedia.org/wiki/Swift_(language)"
        ),
        ("myapp://open/1", "myapp://open/1", "myapp://open/1"),
    ])
    func links(text: String, part: String, url: String) throws {
        #expect(try found(text) == [part])
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
        let match = detector.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
        #expect(match?.url?.absoluteString == url)
        #expect(match?.resultType == .link)
        #expect(match?.phoneNumber == nil)
    }

    @Test(arguments: ["file.txt and e.g. this", "version 3.14.15", "a.b", "10.5", "no.such-domainname"])
    func noLinks(text: String) throws { #expect(try found(text, .link) == []) }

    @Test(arguments: [
        "(555) 123-4567", "+1 555-123-4567", "010-1234-5678", "02-123-4567", "+49 30 1234567", "5551234",
        "+82 10-1234-5678",
    ])
    func numbers(number: String) throws { #expect(try found("call \(number), please") == [number]) }

    @Test(arguments: ["12345", "2024-01-05", "3.14159265", "id12345678", "1234567890123456789"])
    func noNumbers(text: String) throws { #expect(try found(text, .phoneNumber) == []) }

    @Test(arguments: [
        ("on January 5, 2024 at 5:30 PM.", "January 5, 2024 at 5:30 PM", 2024, 1, 5, 17, 30),
        ("2024-02-29", "2024-02-29", 2024, 2, 29, 12, 0),
        ("5 Mar 2023", "5 Mar 2023", 2023, 3, 5, 12, 0),
        ("2024년 1월 31일 오후 3시 30분에", "2024년 1월 31일 오후 3시 30분", 2024, 1, 31, 15, 30),
    ])
    func days(text: String, part: String, year: Int, month: Int, day: Int, hour: Int, minute: Int) throws {
        #expect(try found(text) == [part])
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.date.rawValue)
        let date = try #require(detector.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))?.date)
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour, .minute], from: date)
        #expect([parts.year, parts.month, parts.day, parts.hour, parts.minute] == [year, month, day, hour, minute])
    }

    @Test func tomorrowIsADay() throws {
        let text = "See you tomorrow at 9am"
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.date.rawValue)
        let match = try #require(detector.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)))
        #expect((text as NSString).substring(with: match.range) == "tomorrow at 9am")
        #expect(match.date.map { Calendar.current.isDateInTomorrow($0) } == true)
    }

    @Test func thereIsNoThirtiethOfFebruary() throws { #expect(try found("2024-02-30", .date) == []) }

    @Test func addresses() throws {
        let text = "Visit 1 Infinite Loop, Cupertino, CA 95014 today"
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.address.rawValue)
        let match = try #require(detector.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)))
        #expect(match.addressComponents?[.street] == "1 Infinite Loop")
        #expect(match.addressComponents?[.city] == "Cupertino")
        #expect(match.addressComponents?[.state] == "CA")
        #expect(match.addressComponents?[.zip] == "95014")
    }

    @Test func whatIsWantedIsInOrderAndDoesNotOverlap() throws {
        let text = "555-123-4567 or https://x.com/555-123-4567"
        #expect(try found(text) == ["555-123-4567", "https://x.com/555-123-4567"])
        #expect(try found(text, .phoneNumber) == ["555-123-4567"])
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    }

    @Test func whatIsFoundIsReplaced() throws {
        let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
        let text = "a.com 와 b.org"
        let range = NSRange(text.startIndex..., in: text)
        #expect(detector.stringByReplacingMatches(in: text, range: range, withTemplate: "<$0>") == "<a.com> 와 <b.org>")
        #expect(detector.numberOfMatches(in: text, range: NSRange(location: 6, length: 100)) == 1)
        #expect(detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location == NSNotFound)
    }
}
