import Foundation

/// The settings of a number's style in ICU's words (a number skeleton). A style tells them to encoders alone.
struct NumberSkeleton: Decodable {
    /// ICU's words for a style; empty for one that has no settings.
    static func words(of style: FloatingPointFormatStyle<Double>) -> String {
        guard let data = try? JSONEncoder().encode(style),
            let skeleton = try? JSONDecoder().decode(NumberSkeleton.self, from: data)
        else { return "" }
        return skeleton.collection.words.joined(separator: " ")
    }

    private var collection: Settings

    private struct Choice: Decodable { var option: Int }

    private struct Settings: Decodable {
        var precision: Precision?
        var group: Choice?
        var signDisplayStrategy: Signs?
        var decimalSeparatorStrategy: Choice?
        var rounding: Int?
        var roundingIncrement: Increment?
        var notation: Choice?
        var scale: Double?

        var words: [String] {
            var words: [String] = []
            if let step = roundingIncrement?.step { words.append("precision-increment/\(step)") }
            words += precision?.option.words ?? []
            if group?.option == 1 { words.append("group-off") }
            if let sign = signDisplayStrategy?.word { words.append(sign) }
            if decimalSeparatorStrategy?.option == 1 { words.append("decimal-always") }
            // In the order of FloatingPointRoundingRule's cases.
            let rules = ["half-up", "half-even", "ceiling", "floor", "down", "up"]
            if let rounding, rules.indices.contains(rounding) { words.append("rounding-mode-" + rules[rounding]) }
            switch notation?.option {
            case 1: words.append("scientific")
            case 2: words.append("compact-short")
            default: break
            }
            if let scale { words.append("scale/\(scale)") }
            return words
        }
    }

    private struct Increment: Decodable {
        var floatingPoint: Double?
        var integer: Int?
        var step: String? {
            // Its digits after the point are written too.
            if let floatingPoint { return Int(exactly: floatingPoint).map { "\($0)" } ?? "\(floatingPoint)" }
            return integer.map { "\($0)" }
        }
    }

    /// Zero for a sign that is always shown.
    private struct Signs: Decodable {
        var negative: Int
        var positive: Int
        var zero: Int

        var word: String? {
            switch (negative == 0, positive == 0, zero == 0) {
            case (true, true, true): "sign-always"
            case (true, true, false): "sign-except-zero"
            case (false, _, _): "sign-never"
            default: nil
            }
        }
    }

    private struct Precision: Decodable {
        var option: Digits
    }

    private struct Digits: Decodable {
        var minSignificantDigits: Int?
        var maxSignificantDigits: Int?
        var minIntegerLength: Int?
        var maxIntegerLength: Int?
        var minFractionalLength: Int?
        var maxFractionalLength: Int?

        var words: [String] {
            if let least = minSignificantDigits {
                return [String(repeating: "@", count: max(least, 1)) + more(than: least, upTo: maxSignificantDigits)]
            }
            var words: [String] = []
            if minFractionalLength != nil || maxFractionalLength != nil {
                let least = minFractionalLength ?? 0
                let digits = String(repeating: "0", count: least) + more(than: least, upTo: maxFractionalLength)
                words.append(digits.isEmpty ? "precision-integer" : "." + digits)
            }
            if minIntegerLength != nil || maxIntegerLength != nil {
                let least = minIntegerLength ?? 0
                let optional = maxIntegerLength.map { String(repeating: "#", count: max($0 - least, 0)) } ?? "+"
                words.append("integer-width/" + optional + String(repeating: "0", count: least))
            }
            return words
        }

        private func more(than least: Int, upTo most: Int?) -> String {
            guard let most else { return "+" }
            return String(repeating: "#", count: max(most - least, 0))
        }
    }
}
