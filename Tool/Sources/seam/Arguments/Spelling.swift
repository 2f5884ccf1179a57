/// Guesses which word somebody meant who typed another.
enum Spelling {
    /// The candidate that was probably meant; nil if none is near.
    ///
    /// One mistake is forgiven for every three letters, and one at least. A word that was cut short is near too.
    static func nearest(to word: String, in candidates: [String]) -> String? {
        let typed = word.lowercased()
        let letters = typed.drop { $0 == "-" }
        let ranked = candidates.compactMap { candidate -> (distance: Int, word: String)? in
            let distance = distance(typed, candidate.lowercased())
            let isCutShort = letters.count >= 3 && candidate.lowercased().hasPrefix(typed)
            return isCutShort || distance <= max(1, letters.count / 3) ? (distance, candidate) : nil
        }
        return ranked.min { $0.distance < $1.distance }?.word
    }

    /// How many letters have to be added, taken away, changed, or swapped with the next one.
    static func distance(_ one: String, _ other: String) -> Int {
        let one = Array(one)
        let other = Array(other)
        var rows = [Array(0...other.count)]
        for i in 0..<one.count {
            var row = [i + 1]
            for j in 0..<other.count {
                var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (one[i] == other[j] ? 0 : 1))
                if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[one.count][other.count]
    }
}
