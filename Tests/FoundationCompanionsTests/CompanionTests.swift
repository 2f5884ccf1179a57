import FoundationCompanions
import Foundation
import Testing

@Suite("What Foundation's own classes have on Apple's platforms") struct CompanionTests {
    private final class Keeper: NSObject, NSCacheDelegate {}

    @Test func aDelegateOfACacheNeedsNoMethod() {
        let cache = NSCache<NSString, NSString>()
        let keeper = Keeper()
        cache.delegate = keeper
        cache.setObject("값", forKey: "열쇠")
        cache.removeAllObjects()
        #expect(cache.object(forKey: "열쇠") == nil)
    }

    @Test func localesTellTheirCodesAndNames() {
        let korean = NSLocale(localeIdentifier: "ko_KR")
        #expect(korean.languageCode == "ko" && korean.countryCode == "KR" && korean.currencyCode == "KRW")
        #expect(korean.usesMetricSystem && korean.decimalSeparator == ".")
        let english = NSLocale(localeIdentifier: "en_US")
        #expect(english.localizedString(forCountryCode: "KR") == "South Korea")
        #expect(english.localizedString(forLanguageCode: "ko") == "Korean")
        #expect(english.localizedString(forCurrencyCode: "JPY") == "Japanese Yen")
        #expect(NSLocale(localeIdentifier: "ko").countryCode == nil && !english.usesMetricSystem)
    }

    @Test func aUnitOfTimeHasABeginningAndALength() throws {
        let calendar = try #require(NSCalendar(identifier: .gregorian))
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        var start: NSDate?
        var length: TimeInterval = 0
        // The 2nd of February 2024, in the morning
        let date = Date(timeIntervalSince1970: 1_706_860_800)
        #expect(calendar.range(of: .month, start: &start, interval: &length, for: date))
        #expect(start?.timeIntervalSince1970 == 1_706_745_600 && length == 29 * 86400)
        #expect(calendar.range(of: .day, start: nil, interval: nil, for: date))
    }

    @Test func rectanglesAreAskedInC() {
        let rect = CGRect(x: 10, y: 20, width: -4, height: 6)
        #expect(CGRectGetWidth(rect) == 4 && CGRectGetMinX(rect) == 6 && CGRectGetMaxY(rect) == 26)
        #expect(CGRectGetMidX(rect) == 8 && CGRectEqualToRect(rect, CGRectStandardize(rect)))
        #expect(CGRectIsNull(CGRectIntersection(CGRectZero, CGRect(x: 5, y: 5, width: 1, height: 1))))
        #expect(CGRectContainsPoint(CGRect(x: 0, y: 0, width: 1, height: 1), CGPointZero))
    }
}
