public import Foundation

// Foundation's descriptors on Linux compare texts by `String.StandardComparator`, which knows no language there. Other values
// they compare by `<`: a text is therefore given to them as a value that compares as the person's language wants.

extension SortDescriptor {
    /// Sorts by a text, in the order of the Finder and of Files.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    /// Sorts by a text, in an order of the person's language. No text comes first.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    /// Sorts by a text, in an order of the person's language.
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedTextComparator,
        order: SortOrder = .forward
    ) {
        switch comparator.manner {
        case .standard: self.init(LocalizedPaths.path(keyPath, \._asInFinder), order: order)
        case .localized: self.init(LocalizedPaths.path(keyPath, \._asInLanguage), order: order)
        }
    }

    /// Sorts by a text, in an order of the person's language. No text comes first.
    public init(
        _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: LocalizedTextComparator,
        order: SortOrder = .forward
    ) {
        switch comparator.manner {
        case .standard: self.init(LocalizedPaths.path(keyPath, \._asInFinder), order: order)
        case .localized: self.init(LocalizedPaths.path(keyPath, \._asInLanguage), order: order)
        }
    }

    /// The path to the value that is sorted by, as it was given.
    public var _sortedPath: AnyKeyPath? {
        (keyPath as AnyKeyPath?).map { LocalizedPaths.given(for: $0) ?? $0 }
    }
}

/// A text that compares as files do in the Finder.
private struct FinderText: Comparable {
    let text: String
    static func < (one: FinderText, other: FinderText) -> Bool {
        one.text.localizedStandardCompare(other.text) == .orderedAscending
    }
    static func == (one: FinderText, other: FinderText) -> Bool {
        one.text.localizedStandardCompare(other.text) == .orderedSame
    }
}

/// A text that compares as in the person's language.
private struct LanguageText: Comparable {
    let text: String
    static func < (one: LanguageText, other: LanguageText) -> Bool {
        one.text.localizedCompare(other.text) == .orderedAscending
    }
    static func == (one: LanguageText, other: LanguageText) -> Bool {
        one.text.localizedCompare(other.text) == .orderedSame
    }
}

extension String {
    fileprivate var _asInFinder: FinderText { FinderText(text: self) }
    fileprivate var _asInLanguage: LanguageText { LanguageText(text: self) }
}

extension String? {
    fileprivate var _asInFinder: FinderText? { map { FinderText(text: $0) } }
    fileprivate var _asInLanguage: LanguageText? { map { LanguageText(text: $0) } }
}

/// Knows of paths to comparable texts which paths they were made of.
private final class LocalizedPaths: @unchecked Sendable {
    private static let shared = LocalizedPaths()
    private let lock = NSLock()
    private var paths: [AnyKeyPath: AnyKeyPath] = [:]

    static func path<Root, Text, Value>(
        _ path: any KeyPath<Root, Text> & Sendable, _ form: any KeyPath<Text, Value> & Sendable
    ) -> any KeyPath<Root, Value> & Sendable {
        let whole = path.appending(path: form)
        shared.lock.withLock { shared.paths[whole] = path }
        // Both parts may be sent anywhere, so the whole may be too.
        return unsafeBitCast(whole, to: (any KeyPath<Root, Value> & Sendable).self)
    }

    static func given(for path: AnyKeyPath) -> AnyKeyPath? { shared.lock.withLock { shared.paths[path] } }
}
