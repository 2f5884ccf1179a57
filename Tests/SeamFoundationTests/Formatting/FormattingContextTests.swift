import Foundation
import SeamFoundation
import Testing

struct FormattingContextTests {
    @Test func formattersKeepTheirContext() {
        let dates = DateFormatter()
        #expect(dates.formattingContext == .unknown)
        dates.formattingContext = .beginningOfSentence
        let numbers = NumberFormatter()
        numbers.formattingContext = .listItem
        #expect(dates.formattingContext == .beginningOfSentence && numbers.formattingContext == .listItem)
    }
}
