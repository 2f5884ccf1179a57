import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UITextCheckerTests {
    private func misspelled(_ text: String, _ checker: UITextChecker, from start: Int = 0, wrap: Bool = false)
        -> String?
    {
        let range = checker.rangeOfMisspelledWord(
            in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap,
            language: "en")
        return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
    }

    @Test func wordsAreLearntAndForgotten() {
        #expect(!UITextChecker.hasLearnedWord("seamword"))
        UITextChecker.learnWord("seamword")
        #expect(UITextChecker.hasLearnedWord("seamword"))
        let checker = UITextChecker()
        #expect(misspelled("seamword", checker) == nil)
        let completions = checker.completions(
            forPartialWordRange: NSRange(location: 0, length: 4), in: "seam", language: "en")
        #expect(completions?.contains("seamword") == true)
        UITextChecker.unlearnWord("seamword")
        #expect(!UITextChecker.hasLearnedWord("seamword"))
    }

    @Test func aLanguageWithoutADictionaryHasNoMistakes() {
        let range = UITextChecker().rangeOfMisspelledWord(
            in: "qqqqzz", range: NSRange(location: 0, length: 6), startingAt: 0, wrap: false, language: "tlh")
        #expect(range.location == NSNotFound)
    }

    @Test(.enabled(if: UITextChecker.availableLanguages.contains { $0.hasPrefix("en") }))
    func mistakesAreFoundByTheDictionary() {
        let checker = UITextChecker()
        #expect(misspelled("the house is old", checker) == nil)
        #expect(misspelled("the hous is olld", checker) == "hous")
        #expect(misspelled("the hous is olld", checker, from: 9) == "olld")
        #expect(misspelled("the hous is old", checker, from: 9) == nil)
        #expect(misspelled("the hous is old", checker, from: 9, wrap: true) == "hous")
        checker.ignoreWord("hous")
        #expect(misspelled("the hous is olld", checker) == "olld")
        let guesses = checker.guesses(forWordRange: NSRange(location: 0, length: 5), in: "hellp", language: "en_US")
        #expect(guesses?.contains("help") == true)
        #expect(checker.guesses(forWordRange: NSRange(location: 3, length: 9), in: "x", language: "en") == nil)
    }
}
