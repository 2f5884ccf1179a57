import Foundation
import SeamFoundation
import Testing

struct AgreementTests {
    private func text(_ value: AttributedString) -> String { String(value.characters) }

    @Test func englishNounsAgreeWithTheirNumber() {
        let english = Locale(identifier: "en_US")
        func notes(_ count: Int) -> String {
            text(AttributedString(localized: "^[\(count) Note](inflect: true)!", locale: english))
        }
        #expect(notes(0) == "0 Notes!" && notes(1) == "1 Note!" && notes(12) == "12 Notes!")
        let others = [
            "2 box": "2 boxes", "3 city": "3 cities", "4 day": "4 days", "5 Person": "5 People", "6 notes": "6 notes",
        ]
        for (phrase, plural) in others {
            #expect(text(AttributedString(localized: "^[\(phrase)](inflect: true)", locale: english)) == plural)
        }
        let korean = Locale(identifier: "ko_KR")
        #expect(text(AttributedString(localized: "^[3 메모](inflect: true)", locale: korean)) == "3 메모")
    }

    @Test func marksBecomeAttributes() {
        let value = AttributedString(localized: "A **bold** word")
        #expect(text(value) == "A bold word")
        #expect(value.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    }
}
