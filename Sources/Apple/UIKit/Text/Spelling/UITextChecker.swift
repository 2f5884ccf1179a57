/// Says which words of a text are written wrongly, by the dictionaries that are installed for the desktop. Of a language
/// without one every word is right.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    /// Words that this object lets pass.
    open var ignoredWords: [String]?

    private static let key = "Seam.UITextChecker.learnedWords"

    public override init() { super.init() }

    /// The languages that there are dictionaries of, as in `en_US`.
    open class var availableLanguages: [String] { SpellingLibrary.shared?.languages ?? [] }

    // MARK: Words of the person's own

    private static var learned: Set<String> {
        get { Set(UserDefaults.standard.stringArray(forKey: key) ?? []) }
        set { UserDefaults.standard.set(newValue.sorted(), forKey: key) }
    }

    /// Lets a word pass from now on, in this app.
    open class func learnWord(_ word: String) { learned.insert(word) }
    /// Whether a word was learnt.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    /// Forgets a word that was learnt.
    open class func unlearnWord(_ word: String) { learned.remove(word) }

    /// Lets a word pass in this object.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    // MARK: Checking

    /// The first word that is written wrongly, from an offset to the end of a range and, if asked for, on from its beginning;
    /// `NSNotFound` at 0 if there is none.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let library = SpellingLibrary.shared, library.hasDictionary(language) else { return none }
        let text = stringToCheck as NSString
        let end = min(NSMaxRange(range), text.length)
        guard range.location >= 0, range.location <= end else { return none }
        let start = min(max(startingOffset, range.location), end)
        let passed = Self.learned.union(ignoredWords ?? [])
        func first(_ part: NSRange) -> NSRange? {
            var found: NSRange?
            guard let bounds = Range(part, in: stringToCheck) else { return nil }
            stringToCheck.enumerateSubstrings(in: bounds, options: .byWords) { word, place, _, stop in
                guard let word, word.contains(where: \.isLetter), !passed.contains(word),
                    !library.isRight(word, language)
                else { return }
                found = NSRange(place, in: stringToCheck)
                stop = true
            }
            return found
        }
        if let found = first(NSRange(location: start, length: end - start)) { return found }
        guard wrapFlag, start > range.location else { return none }
        return first(NSRange(location: range.location, length: start - range.location)) ?? none
    }

    /// The words that may be meant by one that is written wrongly; nil if none is known.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let word = Self.word(range, string) else { return nil }
        let guesses = SpellingLibrary.shared?.guesses(word, language) ?? []
        return guesses.isEmpty ? nil : guesses
    }

    /// The words that one may become that is not written to its end: those that were learnt, and what the dictionary
    /// guesses; nil if none is known.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let word = Self.word(range, string) else { return nil }
        let known = Self.learned.sorted() + (SpellingLibrary.shared?.guesses(word, language) ?? [])
        let completions = known.filter { $0.count > word.count && $0.lowercased().hasPrefix(word.lowercased()) }
        return completions.isEmpty ? nil : completions
    }

    private static func word(_ range: NSRange, _ string: String) -> String? {
        let text = string as NSString
        guard range.location >= 0, range.length > 0, NSMaxRange(range) <= text.length else { return nil }
        return text.substring(with: range)
    }
}
