import Documents
import Foundation
internal import SeamPrimitives
internal import _FoundationICU

/// The forms of texts for numbers, by the rules of CLDR.
package enum NumberForms {
    /// The format that a text of a table has for values, and the places of the values that it takes, in its order.
    ///
    /// - Parameter numbers: The values' numbers; nil for a value that is none.
    package static func format(_ text: String, of numbers: [Double?]) -> (format: String, values: [Int]) {
        guard let counted = CountedText(marked: text) else { return (text, Array(numbers.indices)) }
        let (format, values) = counted.resolved(
            number: { numbers.indices.contains($0) ? numbers[$0] : nil }, category: { category(of: $0, in: $1) })
        // A form that shows more values than there are has none for the rest.
        return values.allSatisfy(numbers.indices.contains) ? (format, values) : (counted.format, [])
    }

    /// What CLDR calls a number in a language: `one`, `few`, `other` and so on.
    static func category(of number: Double, in language: String) -> String {
        let language = language.isEmpty ? Bundle.main.developmentLocalization ?? "en" : language
        guard let rules = rules.withLock({ $0.rules(of: language) }) else { return "other" }
        var status = U_ZERO_ERROR
        var buffer = [UInt16](repeating: 0, count: 16)
        let length = swift_uplrules_select(
            OpaquePointer(bitPattern: rules), number, &buffer, Int32(buffer.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, 0...buffer.count ~= Int(length) else { return "other" }
        return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }

    private static let rules = Locked(Rules())

    /// ICU's rules of the languages that were asked for, which stay.
    private struct Rules {
        private var known: [String: UInt] = [:]

        mutating func rules(of language: String) -> UInt? {
            if let rules = known[language] { return rules }
            var status = U_ZERO_ERROR
            let identifier = Locale(identifier: language).identifier(.icu)
            guard let rules = swift_uplrules_openForType(identifier, UPLURAL_TYPE_CARDINAL, &status) else { return nil }
            known[language] = UInt(bitPattern: rules)
            return known[language]
        }
    }
}
