import Foundation

/// Finds the parts of a name in a text, by the rules that Apple documents for Latin and East Asian scripts.
struct NameReader {
    let locale: Locale

    /// Nil for a text in which there is no name.
    func components(in text: String) -> PersonNameComponents? {
        let plain = Self.withoutRemarks(text)
        let script = NameScript(of: plain)
        let name = script.isEastAsian ? eastAsian(plain, script) : delimited(plain)
        let found = [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
        return found.allSatisfy { $0 == nil } ? nil : name
    }

    /// The text without what is in brackets, and without characters that names do not have.
    private static func withoutRemarks(_ text: String) -> String {
        var depth = 0
        var plain = ""
        for character in text {
            switch character {
            case "(", "[", "{", "（": depth += 1
            case ")", "]", "}", "）": depth = max(depth - 1, 0)
            case _ where depth > 0: continue
            case "'", "’", "-", "‐", ".", ",", "、", "·": plain.append(character)
            case _ where character.isLetter || character.isWhitespace: plain.append(character)
            default: plain.append(" ")
            }
        }
        return plain
    }

    // MARK: - Scripts without spaces

    private func eastAsian(_ text: String, _ script: NameScript) -> PersonNameComponents {
        var name = PersonNameComponents()
        let words = text.split { $0.isWhitespace || $0 == "·" }.map(String.init)
        if words.count > 1 {
            name.familyName = words[0]
            name.givenName = words.dropFirst().joined()
        } else if let word = words.first {
            let length = familyLength(of: word, script)
            name.familyName = length > 0 ? String(word.prefix(length)) : nil
            name.givenName = String(word.dropFirst(length))
        }
        return name
    }

    /// How many characters the family name has; zero where the text is a given name alone.
    private func familyLength(of word: String, _ script: NameScript) -> Int {
        let known = script == .korean ? Self.koreanFamilies : Self.chineseFamilies
        if word.count < 2 { return 0 }
        if word.count > 2, known.contains(String(word.prefix(2))) { return 2 }
        if script == .korean { return word.count > 2 ? 1 : 0 }
        let hasKana = word.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) }
        let isJapanese = hasKana || locale.language.languageCode == .japanese
        return word.count >= 4 || isJapanese && word.count == 3 ? 2 : 1
    }

    private static let koreanFamilies: Set = ["남궁", "황보", "제갈", "사공", "선우", "서문", "독고", "동방"]
    private static let chineseFamilies: Set = [
        "欧阳", "歐陽", "司马", "司馬", "上官", "诸葛", "諸葛", "夏侯", "皇甫", "尉迟", "尉遲", "公孙", "公孫", "慕容", "司徒", "令狐",
        "东方", "東方", "独孤", "獨孤", "长孙", "長孫", "宇文", "端木",
    ]

    // MARK: - Scripts with spaces

    private func delimited(_ text: String) -> PersonNameComponents {
        var name = PersonNameComponents()
        var groups = text.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        groups.removeAll(where: \.isEmpty)
        // Titles after commas, such as `Esq.`
        var suffixes: [String] = []
        while groups.count > 1, let last = groups.last, last.allSatisfy(Self.isSuffix) {
            suffixes.insert(last.joined(separator: " "), at: 0)
            groups.removeLast()
        }
        guard var words = groups.first else { return name }
        var prefixes: [String] = []
        while let word = words.first, Self.prefixes.contains(Self.plain(word)) { prefixes.append(words.removeFirst()) }
        if groups.count > 1 {
            // A comma turns the order round.
            name.familyName = words.isEmpty ? nil : words.joined(separator: " ")
            var rest = groups.dropFirst().flatMap(\.self)
            while let word = rest.first, Self.prefixes.contains(Self.plain(word)) {
                prefixes.append(rest.removeFirst())
            }
            name.givenName = rest.first
            name.middleName = rest.count > 1 ? rest.dropFirst().joined(separator: " ") : nil
        } else {
            var own: [String] = []
            while words.count > 1, let word = words.last, Self.isSuffix(word) { own.insert(words.removeLast(), at: 0) }
            if !own.isEmpty { suffixes.insert(own.joined(separator: " "), at: 0) }
            take(words, into: &name)
        }
        name.namePrefix = prefixes.isEmpty ? nil : prefixes.joined(separator: " ")
        name.nameSuffix = suffixes.isEmpty ? nil : suffixes.joined(separator: ", ")
        return name
    }

    private func take(_ words: [String], into name: inout PersonNameComponents) {
        guard let first = words.first else { return }
        guard words.count > 1 else { return name.givenName = first }
        // A family name in capitals may come first.
        if Self.isCapital(first), !words.dropFirst().contains(where: Self.isCapital) {
            name.familyName = first
            name.givenName = words[1]
            name.middleName = words.count > 2 ? words[2...].joined(separator: " ") : nil
            return
        }
        name.givenName = first
        // A family name begins with its particle, and before it there is one more name at most.
        let particle = words.indices.dropFirst().dropLast().first { Self.particles.contains(words[$0].lowercased()) }
        let family = particle.map { min($0, 2) } ?? words.count - 1
        name.middleName = family > 1 ? words[1..<family].joined(separator: " ") : nil
        name.familyName = words[family...].joined(separator: " ")
    }

    private static func isCapital(_ word: String) -> Bool {
        word.count > 1 && !word.contains(".") && word == word.uppercased() && word != word.lowercased()
    }

    private static func isSuffix(_ word: String) -> Bool { suffixes.contains(plain(word)) }

    private static func plain(_ word: String) -> String { word.lowercased().filter { $0 != "." } }

    private static let prefixes: Set = [
        "dr", "mr", "mrs", "ms", "miss", "mx", "prof", "professor", "rev", "sir", "dame", "lord", "lady", "hon", "fr",
        "herr", "frau", "monsieur", "madame", "mme", "mlle", "sr", "sra", "srta", "don", "doña",
    ]
    private static let suffixes: Set = [
        "jr", "sr", "esq", "phd", "md", "dds", "dvm", "jd", "ii", "iii", "iv", "junior", "senior", "frs", "mba", "cpa",
    ]
    private static let particles: Set = [
        "de", "del", "della", "di", "da", "dos", "das", "do", "du", "des", "la", "le", "van", "von", "der", "den",
        "ter",
        "ten", "zu", "bin", "ibn", "al", "el", "af", "av",
    ]
}
