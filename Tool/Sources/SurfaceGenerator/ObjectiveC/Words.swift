/// The words of a name in camel case: `index`, `Path`; `URL`, `Contexts`.
enum Words {
    static func split(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            let startsWord =
                character.isUppercase
                && (word.last?.isLowercase == true || word.last?.isNumber == true
                    || (word.last?.isUppercase == true && next?.isLowercase == true))
            if startsWord || character == "_" {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if character != "_" { word.append(character) }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    /// Whether two words are the same but for case and number.
    static func isSame(_ first: String, _ second: String) -> Bool { singular(first) == singular(second) }

    /// How many words at the end of two names are the same.
    static func commonSuffix(_ first: [String], _ second: [String]) -> Int {
        zip(first.reversed(), second.reversed()).prefix { isSame($0, $1) }.count
    }

    static func capitalised(_ word: some StringProtocol) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func singular(_ word: String) -> String {
        let word = word.lowercased()
        if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        return word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
    }
}
