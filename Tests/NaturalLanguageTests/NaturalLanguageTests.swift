import NaturalLanguage
import Testing

@Suite struct NaturalLanguageTests {
    private func tokens(_ text: String, _ unit: NLTokenUnit) -> [String] {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = text
        return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }

    @Test func wordsSentencesAndParagraphsAreFound() {
        #expect(tokens("안녕하세요, the world!", .word) == ["안녕하세요", "the", "world"])
        #expect(tokens("One. Two! 셋?", .sentence) == ["One. ", "Two! ", "셋?"])
        #expect(tokens("a\nb", .paragraph) == ["a\n", "b"])
        #expect(tokens("all of it", .document) == ["all of it"])
        #expect(tokens("", .word).isEmpty && tokens("", .document).isEmpty)
    }

    @Test func enumeratingStopsWhereTheBlockSays() {
        let text = "in 2024 we"
        let tokenizer = NLTokenizer(unit: .word)
        tokenizer.string = text
        var found: [String] = []
        tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
            found.append("\(text[range]) \(attributes.contains(.numeric))")
            return found.count < 2
        }
        #expect(found == ["in false", "2024 true"])
        #expect(text[tokenizer.tokenRange(at: text.index(text.startIndex, offsetBy: 4))] == "2024")
        #expect(tokenizer.tokenRange(at: text.index(text.startIndex, offsetBy: 2)).isEmpty)
    }

    @Test(arguments: [
        ("안녕하세요 반갑습니다", NLLanguage.korean), ("これは日本語の文章です", .japanese), ("这是中国的书", .simplifiedChinese),
        ("這是中國的書", .traditionalChinese), ("This is the house that we have built", .english),
        ("Das ist nicht das Haus, das wir haben", .german), ("C'est la maison que nous avons dans le village", .french),
        ("Esta es la casa que tenemos para los niños", .spanish), ("Это не то, что я хотел", .russian),
        ("Це не те, що він хотів є", .ukrainian), ("สวัสดีครับ", .thai), ("שלום עולם", .hebrew), ("Γειά σου", .greek),
    ])
    func languagesAreTold(_ text: String, _ language: NLLanguage) {
        #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
    }

    @Test func whatDoesNotTellIsUndetermined() {
        #expect(NLLanguageRecognizer.dominantLanguage(for: "12345") == nil)
        #expect(NLLanguageRecognizer.dominantLanguage(for: "Xyzzy") == .undetermined)
        let recognizer = NLLanguageRecognizer()
        recognizer.processString("The 안녕하세요 여러분 of")
        let hypotheses = recognizer.languageHypotheses(withMaximum: 2)
        #expect(Set(hypotheses.keys) == [.korean, .english] && abs(hypotheses.values.reduce(0, +) - 1) < 0.001)
        recognizer.languageConstraints = [.english]
        #expect(recognizer.dominantLanguage == .english)
        recognizer.reset()
        #expect(recognizer.dominantLanguage == nil)
    }
}
