import Foundation
import SeamFoundation
import Testing

/// How numbers are written.
@Suite struct NumberTextTests {
    @Test func wholeFractionsHaveNoPoint() {
        #expect(NSNumber(value: 5.0).stringValue == "5")
        #expect("\(NSNumber(value: 0.0))" == "0")
        #expect((3.0 as Float as NSNumber).description == "3")
        #expect(NSNumber(value: -1.0).description(withLocale: nil) == "-1")
    }

    @Test func fractionsHaveAsManyDigitsAsTheyAreGood() {
        #expect(NSNumber(value: 999.9823).stringValue == "999.9823")
        #expect(NSNumber(value: 0.1 + 0.2).stringValue == "0.3")
        #expect(NSNumber(value: Float(0.1)).stringValue == "0.1")
        #expect(NSNumber(value: 1e20).stringValue == "1e+20")
        #expect(NSNumber(value: 1e8).stringValue == "100000000")
        #expect(NSNumber(value: Double.nan).stringValue == "nan")
        #expect(NSNumber(value: -Double.infinity).stringValue == "-inf")
    }

    @Test func wholeNumbersAndTruthStayAsTheyWere() {
        #expect(NSNumber(value: Int.max).stringValue == "\(Int.max)")
        #expect(NSNumber(value: true).stringValue == "1")
        #expect(NSDecimalNumber(string: "1.50").stringValue == "1.5")
    }

    @Test func aLocaleHasASeparator() {
        #expect(NSNumber(value: 1.5).description(withLocale: Locale(identifier: "de_DE")) == "1,5")
        #expect(NSNumber(value: 1.5).description(withLocale: Locale(identifier: "ko_KR")) == "1.5")
    }
}
