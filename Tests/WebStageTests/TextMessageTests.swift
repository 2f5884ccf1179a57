import Foundation
import Testing

@testable import WebStage

@Suite("Text for pages")
struct TextMessageTests {
    @Test("Of a long text the surroundings of the selection go along, and no half of a character")
    func part() {
        let short = TextMessage.part(of: "abc", around: NSRange(location: 2, length: 1))
        #expect(short.text == "abc" && short.start == 2)
        let long = String(repeating: "a", count: 3_000) + "|" + String(repeating: "b", count: 3_000)
        let cut = TextMessage.part(of: long, around: NSRange(location: 3_001, length: 0))
        #expect(cut.text.count == 1_000 && cut.start == 500)
        #expect(cut.text.dropFirst(499).first == "|")
        // Each of these has four units, so that a cut would go through one of them.
        let families = String(repeating: "👍🏽", count: 1_000)
        for location in 1_000...1_004 {
            let cut = TextMessage.part(of: families, around: NSRange(location: location, length: 0))
            #expect(cut.text.allSatisfy { $0 == "👍🏽" })
            #expect((0...cut.text.utf16.count).contains(cut.start))
        }
        let out = TextMessage.part(of: "abc", around: NSRange(location: 99, length: 99))
        #expect(out.start == 3)
    }
}
