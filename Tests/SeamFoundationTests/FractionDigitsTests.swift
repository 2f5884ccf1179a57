import Foundation
import SeamFoundation
import Testing

/// Fraction digits of number formatters that have no style.
@Suite struct FractionDigitsTests {
    private func text(_ value: Double, _ least: Int, _ most: Int) -> String? {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.minimumFractionDigits = least
        formatter.maximumFractionDigits = most
        return formatter.string(from: NSNumber(value: value))
    }

    @Test func areAsManyAsThereMayBe() {
        #expect(text(3.75, 1, 3) == "3.75")
        #expect(text(1234.5678, 1, 3) == "1234.568")
        #expect(text(3, 1, 3) == "3.0")
        #expect(text(-3.25, 1, 3) == "-3.25")
    }

    @Test func areAsBeforeOtherwise() {
        #expect(text(3.75, 2, 2) == "3.75")
        #expect(text(3.751, 0, 2) == "3.75")
        #expect(text(3, 0, 2) == "3")
    }
}
