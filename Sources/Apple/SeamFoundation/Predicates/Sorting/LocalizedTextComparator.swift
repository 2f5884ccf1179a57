public import Foundation

/// An order of texts by a person's language, which Foundation on Linux has only in `String`'s own methods.
///
/// It stands for the two of Apple's `String.StandardComparator` that know of languages.
public struct LocalizedTextComparator: SortComparator, Codable, Sendable {
    public typealias Compared = String

    /// How two texts compare.
    enum Manner: String, Codable {
        case standard, localized
    }

    let manner: Manner
    public var order: SortOrder

    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result =
            switch manner {
            case .standard: lhs.localizedStandardCompare(rhs)
            case .localized: lhs.localizedCompare(rhs)
            }
        guard order == .reverse else { return result }
        return ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
    }
}

extension SortComparator where Self == LocalizedTextComparator {
    /// The order of the Finder and of Files: of the person's language, with numbers by their value.
    public static var localizedStandard: LocalizedTextComparator {
        LocalizedTextComparator(manner: .standard, order: .forward)
    }

    /// The order of the person's language.
    public static var localized: LocalizedTextComparator {
        LocalizedTextComparator(manner: .localized, order: .forward)
    }
}

extension String.StandardComparator {
    /// The order of the Finder and of Files: of the person's language, with numbers by their value.
    public static var localizedStandard: LocalizedTextComparator { .localizedStandard }

    /// The order of the person's language.
    public static var localized: LocalizedTextComparator { .localized }
}

extension KeyPathComparator {
    /// Sorts by a text, in the order of the Finder and of Files.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: LocalizedTextComparator.localizedStandard, order: order)
    }
}
