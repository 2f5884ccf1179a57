import Foundation
import SeamFoundation

/// How texts are compared.
public struct StringOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Large and small letters are the same.
    public static let caseInsensitive = StringOptions(rawValue: 1)
    /// Letters with and without marks are the same.
    public static let diacriticInsensitive = StringOptions(rawValue: 2)

    var options: NSComparisonPredicate.Options {
        var options: NSComparisonPredicate.Options = []
        if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
        if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
        return options
    }
}

/// A text that may be missing.
public protocol _QueryString {}

extension String: _QueryString {}
extension Optional: _QueryString where Wrapped: _QueryString {}

extension Query where T: _QueryString {
    /// Whether the text is like a pattern, where `*` stands for anything and `?` for one letter.
    public func like(_ value: T, caseInsensitive: Bool = false) -> Query<Bool> {
        compare(.like, value, caseInsensitive ? .caseInsensitive : [])
    }

    /// Whether the text contains another.
    public func contains(_ value: T, options: StringOptions = []) -> Query<Bool> {
        compare(.contains, value, options.options)
    }

    /// Whether the text begins with another.
    public func starts(with value: T, options: StringOptions = []) -> Query<Bool> {
        compare(.beginsWith, value, options.options)
    }

    /// Whether the text ends with another.
    public func ends(with value: T, options: StringOptions = []) -> Query<Bool> {
        compare(.endsWith, value, options.options)
    }

    /// Whether the texts are the same.
    public func equals(_ value: T, options: StringOptions = []) -> Query<Bool> {
        compare(.equalTo, value, options.options)
    }

    /// Whether the texts differ.
    public func notEquals(_ value: T, options: StringOptions = []) -> Query<Bool> {
        compare(.notEqualTo, value, options.options)
    }
}
